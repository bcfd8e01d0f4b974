/** The players along the top: badge, name, points, who is on the move. One tap shows what a score is made of. */

import { sheet } from "./ask.js";
import { byId, keep, make, put, show, write } from "./dom.js";
import { drawing } from "./drawing.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

export class Seats {
  /** @param {{press: (id: string) => void, rule: (clause: string) => void}} does */
  constructor(does) {
    this.does = does;
    this.list = byId("seats");
  }

  show(state, grip, culprits) {
    this.state = state;
    const cards = state.table.seats ?? [];
    keep(this.list, cards, (card) => `seat-${card.seat}`, () => this.make(), (node, card) => this.update(node, card, grip, culprits));
  }

  make() {
    const button = make("button", { type: "button", class: "player" });
    const parts = ["badge", "points", "name", "mark"].map((name) => make("span", { class: name }));
    button.append(...parts);
    return make("li", {}, button);
  }

  update(node, card, grip, culprits) {
    const button = node.firstElementChild;
    const [badge, points, name, mark] = button.children;
    const player = this.state.cast[card.seat] ?? { name: card.name, colour: "blue", kind: "" };
    const id = `seat-${card.seat}`;
    const lit = grip.targets.has(id);
    const mine = card.seat === this.state.seat;
    put(button, "data-colour", player.colour);
    put(button, "data-acts", card.acts ? "acts" : card.turn ? "turn" : null);
    put(button, "data-lit", lit);
    put(button, "data-culprit", culprits.has(id));
    put(button, "data-mine", mine);
    put(button, "aria-label", [this.says(card, mine), lit ? t("it may go there") : ""].filter(Boolean).join("; "));
    if (badge.dataset.colour !== player.colour) {
      badge.dataset.colour = player.colour;
      badge.replaceChildren(icon(`badge-${player.colour}`));
    }
    write(name, player.name);
    write(points, card.standing ? String(card.standing.points).replace("-", "−") : (card.gauge?.[1] ?? ""));
    this.crown(badge, Boolean(card.standing?.ahead));
    const sign = lit ? this.sign(grip, id) : "";
    write(mark, sign);
    show(mark, Boolean(sign));
    button.onclick = () => (grip.held ? this.does.press(id) : this.open(card.seat));
  }

  /** A crown beside the badge of whoever is ahead. */
  crown(badge, ahead) {
    const crown = badge.querySelector(".crown");
    if (ahead && !crown) badge.append(icon("ui-crown", "crown"));
    else if (!ahead) crown?.remove();
  }

  sign(grip, id) {
    return grip.offers.sign(grip.targets.get(id)).value;
  }

  says(card, mine) {
    const state = card.acts ? t("acts now") : card.turn ? t("on the move") : "";
    return [mine ? t("You") : "", card.name, card.score, state].filter(Boolean).join("; ");
  }

  /** What the card of a player shows on the desk, and every line of the score. */
  open(seat) {
    const { table, cast } = this.state;
    const card = table.seats.find((one) => one.seat === seat);
    if (!card) return;
    sheet(cast[seat]?.name ?? card.name, [make("p", {}, card.name), this.body(card), this.lines(card)], { kind: "standing" });
  }

  body(card) {
    const picture = drawing(card.body ?? [], { x: 0, y: 0, w: 304, h: card.height });
    return make("div", { class: "card-body", "aria-hidden": "true" }, picture);
  }

  lines(card) {
    const lines = card.standing?.lines ?? [];
    if (!lines.length) return card.score ? make("p", {}, card.score) : null;
    return scoreLines(lines, card.score ?? "", this.does.rule);
  }
}

/** The lines of a score, each with its rule. */
export function scoreLines(lines, sum, rule) {
  const rows = lines.map((line) => {
    const points = line.points < 0 ? `−${-line.points}` : `+${line.points ?? 0}`;
    const text = line.held ? t("{text} (your secret)", { text: line.text }) : line.text;
    const opens = line.clause
      ? make("button", { type: "button", class: "chip", onclick: () => rule(line.clause), "aria-label": t("Rule {clause}", { clause: line.clause }) }, line.clause)
      : null;
    return make("li", {}, make("span", { class: "text" }, text), make("span", { class: "value" }, points), opens);
  });
  return make("div", { class: "sum" }, make("ul", {}, ...rows), sum ? make("p", { class: "total" }, sum) : null);
}
