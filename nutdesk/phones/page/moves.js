/**
 * The table in words: what is asked, everything that I can do, and then places, pieces, hands and players in the order
 * and the words of the desk's own list. Somebody who sees no picture plays the whole game here.
 */

import { byId, keep, make, put, show, write } from "./dom.js";
import { pressSays } from "./tray.js";
import { t } from "./words.js";

const FEW = 3;
/** So many moves of a piece are listed at once; more wait behind the piece. */

export class Moves {
  /** @param {{ask: (gestures: any[]) => void, button: (button: any) => void}} does */
  constructor(does) {
    this.does = does;
    this.open = new Set();
    this.now = make("p", { class: "now" });
    this.how = make("p", { class: "how" });
    this.doTitle = make("h3", { id: "do-title", tabindex: "-1" });
    this.nothing = make("p");
    this.buttons = make("ul", { class: "moves" });
    this.pieces = make("div");
    this.parts = make("div", { class: "outline" });
    const doing = make("section", { "aria-labelledby": "do-title" }, this.doTitle, this.now, this.how);
    doing.append(this.nothing, this.buttons, this.pieces);
    byId("moves").append(doing, this.parts);
  }

  show(state, grip) {
    const { table } = state;
    this.grip = grip;
    this.state = state;
    write(this.now, table.prompt);
    write(this.how, table.how ?? "");
    show(this.how, Boolean(table.how) && (state.turn || grip.offers.any));
    write(this.doTitle, t("What you can do"));
    this.showDoing(grip.offers, state.seat >= 0);
    this.showOutline(table, grip.offers);
  }

  // ---- what can be done ----------------------------------------------------------------------------------------------

  showDoing(offers, plays) {
    const buttons = plays ? offers.buttons : [];
    write(this.nothing, plays ? this.nobody(this.state) : t("You are watching."));
    show(this.nothing, !buttons.length && !offers.byPiece.size);
    const key = (button) => `button-${button.key || button.label}`;
    keep(this.buttons, buttons, key, () => make("li", {}, make("button", { type: "button" })), (node, button) => {
      const pressed = node.firstElementChild;
      write(pressed, pressSays(button));
      put(pressed, "data-off", Boolean(button.why_not));
      pressed.onclick = () => this.does.button(button);
    });
    show(this.buttons, buttons.length > 0);
    const pieces = plays ? [...offers.byPiece].map(([piece, found]) => [piece, offers.different(found)]) : [];
    keep(this.pieces, pieces, ([piece]) => piece, () => this.makePiece(), (node, [piece, found]) => this.updatePiece(node, piece, found));
  }

  /** Why there is nothing to do: who is waited for. */
  nobody({ table, cast, result }) {
    const name = cast[table.prompt_seat ?? -1]?.name;
    return name && !result ? t("Nothing now: {name} is to act.", { name }) : t("Nothing now.");
  }

  makePiece() {
    const opens = make("button", { type: "button", class: "opens" });
    return make("div", { class: "doing" }, make("h4", {}, opens), make("ul", { class: "moves" }));
  }

  updatePiece(node, piece, found) {
    const [heading, list] = node.children;
    const opens = heading.firstElementChild;
    const few = found.length <= FEW;
    const open = few || this.open.has(piece);
    const name = (this.grip.offers.name(piece) || piece).replace(/\.$/, "");
    write(opens, few ? name : t("{piece}: {n} moves", { piece: name, n: found.length }));
    put(opens, "disabled", few);
    put(opens, "aria-expanded", few ? null : String(open));
    opens.onclick = () => {
      if (this.open.has(piece)) this.open.delete(piece);
      else this.open.add(piece);
      this.updatePiece(node, piece, found);
    };
    show(list, open);
    const makes = () => make("li", {}, make("button", { type: "button" }));
    const told = open ? this.grip.offers.told(found).map((words, at) => ({ words, gesture: found[at] })) : [];
    keep(list, told, ({ gesture }, at) => `${gesture.spot}-${at}`, makes, (item, { words, gesture }) => {
      const pressed = item.firstElementChild;
      write(pressed, words);
      pressed.onclick = () => this.does.ask([gesture]);
    });
  }

  // ---- everything there is --------------------------------------------------------------------------------------------

  showOutline(table, offers) {
    const places = new Set((table.spots ?? []).map((spot) => spot.id));
    const seen = (table.pieces ?? []).filter((piece) => !piece.label);
    const on = (spot) => seen.filter((piece) => piece.spot === spot);
    const spots = (table.spots ?? []).map((spot) => ({ key: spot.id, words: withPieces(spot, on(spot.id)) }));
    const beside = seen.filter((piece) => !places.has(piece.spot)).map((piece) => ({ key: piece.id, words: piece.name }));
    const hand = (table.hand ?? []).filter((group) => group.pieces?.length).flatMap((group, at) => [
      { key: `group-${at}`, words: group.title, parts: group.pieces.map((piece) => ({ key: piece.id, words: piece.name })) },
    ]);
    const players = (table.seats ?? []).map((card) => ({
      key: `seat-${card.seat}`,
      words: [card.name, card.score].filter(Boolean).join("; "),
      parts: (card.standing?.lines ?? []).map((line, at) => ({ key: `line-${at}`, words: this.lineSays(line) })),
    }));
    const notes = (table.notes ?? []).map((note, at) => ({ key: `note-${at}`, words: note.name || note.title }));
    const parts = [
      { key: "hand", title: table.hand_title || t("Your hand"), lines: hand },
      { key: "table", title: t("On the table"), lines: [...spots, ...beside] },
      { key: "players", title: t("Players"), lines: players },
      { key: "notes", title: t("Notes"), lines: notes },
    ].filter((part) => part.lines.length);
    keep(this.parts, parts, (part) => part.key, () => this.makePart(), (node, part) => {
      write(node.firstElementChild, part.title);
      lines(node.lastElementChild, part.lines);
    });
  }

  makePart() {
    return make("section", {}, make("h3"), make("ul"));
  }

  lineSays(line) {
    const points = line.points < 0 ? `−${-line.points}` : `+${line.points ?? 0}`;
    const text = line.held ? t("{text} (your secret)", { text: line.text }) : line.text;
    return line.clause ? `${text}: ${points} (${line.clause})` : `${text}: ${points}`;
  }
}

/** Lines with lines below them, each kept while its key stays. */
function lines(list, wanted) {
  keep(list, wanted, (line) => line.key, () => make("li", {}, make("span")), (item, line) => {
    write(item.firstElementChild, line.words);
    if (line.parts?.length && item.children.length < 2) item.append(make("ul"));
    if (item.children.length > 1) lines(item.lastElementChild, line.parts ?? []);
  });
}

/** A place, followed by the names of its pieces if it does not tell them itself. */
function withPieces(spot, lying) {
  if (!lying.length || spot.name.includes(":")) return spot.name;
  return `${spot.name}: ${lying.map((piece) => piece.name).join("; ")}`;
}

