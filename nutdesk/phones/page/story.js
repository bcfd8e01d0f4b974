/** What happened, the newest first, each with the rule that it follows. */

import { byId, keep, make, put, show, write } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

export class Story {
  /** @param {{rule: (clause: string) => void}} does */
  constructor(does) {
    this.does = does;
    this.empty = make("p");
    this.list = make("ol", { class: "events", reversed: true });
    byId("story").append(this.empty, this.list);
  }

  show(state) {
    const told = state.story ?? [];
    write(this.empty, t("Nothing has happened yet."));
    show(this.empty, told.length === 0);
    const newest = told.map((event, at) => ({ ...event, key: `${at}-${event.says}` })).reverse();
    keep(this.list, newest, (event) => event.key, (event) => this.make(event, state.cast), (node, event) => write(node.children[1], event.says));
  }

  make(event, cast) {
    const player = cast[event.seat];
    const sign = player ? icon(`badge-${player.colour}`) : icon(event.icon || "nut-acorn");
    const chip = event.clause
      ? make("button", { type: "button", class: "chip", onclick: () => this.does.rule(event.clause) }, event.clause)
      : null;
    if (chip) put(chip, "aria-label", t("Rule {clause}", { clause: event.clause }));
    return make("li", {}, make("span", { class: "sign", "aria-hidden": "true" }, sign), make("span", { class: "says" }), chip);
  }
}
