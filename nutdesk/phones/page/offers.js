/** What can be done at a table: its gestures by piece and by place, and what each is called and would bring. */

import { capital, short, t } from "./words.js";

const GATE = "ui-barrier";

export class Offers {
  /** @param {any} table a table as plain data */
  constructor(table) {
    this.table = table;
    this.gestures = (table.gestures ?? []).map((gesture, index) => ({ ...gesture, index }));
    this.byPiece = grouped(this.gestures, "piece");
    this.bySpot = grouped(this.gestures, "spot");
    this.held = (table.hand ?? []).flatMap((group) => group.pieces ?? []);
    this.things = new Map([...(table.spots ?? []), ...(table.pieces ?? []), ...this.held].map((one) => [one.id, one]));
    this.seats = new Map((table.seats ?? []).map((card) => [`seat-${card.seat}`, card]));
  }

  /** The buttons of this phase, each with its place in the table. */
  get buttons() {
    const all = (this.table.buttons ?? []).map((button, index) => ({ ...button, index }));
    return all.filter((button) => !button.waits);
  }

  /** Whether anything at all can be done now. */
  get any() {
    return this.gestures.length > 0 || this.buttons.some((button) => !button.why_not);
  }

  /** What a thing is called, with what is told of it. */
  name(id) {
    if (id === "hand") return t("your hand");
    return this.things.get(id)?.name ?? this.seats.get(id)?.name ?? "";
  }

  /** A move in a few words, with a verb where the game has one. */
  title(gesture) {
    if (gesture.title) return capital(begins(gesture.says, gesture.title) ? gesture.says : gesture.title);
    const piece = short(this.name(gesture.piece));
    const spot = short(this.name(gesture.spot));
    const says = gesture.says ?? "";
    if ([piece, spot].some((name) => name && says.toLowerCase().includes(name.toLowerCase()))) return capital(says);
    if (!spot || gesture.piece === gesture.spot) return says ? t("{piece}: {says}", { piece, says }) : piece;
    return t("{piece} to {place}", { piece, place: spot });
  }

  /** What a move would bring, if its title does not say so already. */
  news(gesture) {
    const says = gesture.says ?? "";
    return this.title(gesture).toLowerCase().includes(says.toLowerCase()) ? "" : says;
  }

  /** What a move would bring, and what cannot be taken back. */
  brings(gesture) {
    return [this.news(gesture), barred(gesture)].filter(Boolean).join("; ");
  }

  /** A move in one line: what it is called, what it would bring, and what cannot be taken back. */
  says(gesture) {
    const brings = this.brings(gesture);
    return brings ? t("{name}: {what}", { name: this.title(gesture), what: brings }) : this.title(gesture);
  }

  /**
   * The same moves without those that are the same: onto a player's card what can be put into the hand as well, and
   * with the other of two cards or places that are alike.
   */
  different(found) {
    const taken = new Set(found.filter((gesture) => gesture.spot === "hand").map((gesture) => this.says(gesture)));
    const first = new Map();
    return found.filter((gesture) => {
      if (this.seats.has(gesture.spot) && taken.has(this.says(gesture))) return false;
      const alike = [this.says(gesture), this.name(gesture.spot), this.name(gesture.piece)].join("\n");
      if (!first.has(alike)) first.set(alike, gesture);
      const { piece, spot } = first.get(alike);
      return first.get(alike) === gesture || (piece === gesture.piece && spot === gesture.spot);
    });
  }

  /** Moves in one line each; those that would sound the same name their places, or their pieces. */
  told(found) {
    const words = found.map((gesture) => this.says(gesture));
    return found.map((gesture, at) => {
      const same = found.filter((_, other) => words[other] === words[at]);
      if (same.length === 1) return words[at];
      const places = same.some((other) => other.spot !== gesture.spot);
      const name = places ? short(this.name(gesture.spot)) : this.name(gesture.piece);
      return name ? t("{name}: {what}", { name, what: words[at] }) : words[at];
    });
  }

  /** The sign on a place: what all its meanings have in common. */
  sign(found) {
    const values = new Set(found.map((gesture) => gesture.value || together(gesture)));
    const icons = (found[0]?.icons ?? []).filter((icon) => found.every((other) => (other.icons ?? []).includes(icon)));
    if (found.every((gesture) => gesture.barrier)) icons.push(GATE);
    return { value: values.size === 1 ? [...values][0] : "", icons };
  }
}

/** Whether what a move brings begins with its title, so that the title says nothing of its own. */
const begins = (says, title) => Boolean(says) && says.toLowerCase().startsWith(title.toLowerCase());

/** What cannot be taken back, in words. */
export const barred = (offer) => (offer.barrier ? t("no undo after: {barrier}", { barrier: offer.barrier }) : "");

/** What the lines of a sum come to, where the game does not say it. */
function together(gesture) {
  const worth = (gesture.lines ?? []).map((line) => line.value ?? "").filter((value) => /^[+-]?\d+$/.test(value));
  if (!worth.length) return "";
  const sum = worth.reduce((total, value) => total + Number(value), 0);
  return sum < 0 ? `−${-sum}` : `+${sum}`;
}

function grouped(gestures, field) {
  const found = new Map();
  for (const gesture of gestures) {
    if (!found.has(gesture[field])) found.set(gesture[field], []);
    found.get(gesture[field]).push(gesture);
  }
  return found;
}
