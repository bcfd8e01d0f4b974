/** The pages that one thumb reaches; where there is room, some of them stand side by side. */

import { byId, make, put, show, write } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const TABS = [
  ["hand", "ui-hand", "Hand"],
  ["board", "ui-table", "Board"],
  ["moves", "ui-caption", "In words"],
  ["story", "ui-earlier", "Story"],
  ["rules", "ui-rules", "Rules"],
  ["more", "ui-menu", "More"],
];
const wide = matchMedia("(min-width: 64rem) and (min-height: 30rem)");

export class Tabs {
  /** @param {(tab: string) => void} opened */
  constructor(opened) {
    this.opened = opened;
    this.table = byId("table");
    this.buttons = TABS.map(([tab, drawing, name]) => {
      const label = make("span", { class: "label" }, t(name)); // large letters leave no room for it, so the button has its name too
      const button = make("button", { type: "button", "data-tab": tab, "aria-label": t(name), onclick: () => this.open(tab, true) }, icon(drawing), label);
      byId("tabs").append(button);
      return button;
    });
    this.tab = "";
    this.open("hand");
    wide.addEventListener("change", () => this.open(this.tab));
  }

  name() {
    for (const [at, [, , name]] of TABS.entries()) {
      write(this.buttons[at].lastChild, t(name));
      put(this.buttons[at], "aria-label", t(name));
    }
  }

  /** Show a page; beside the board there is always one, so hand and board need none there. */
  open(tab, focus = false) {
    this.tab = tab;
    const side = wide.matches && ["hand", "board"].includes(tab) ? "story" : tab;
    put(this.table, "data-tab", side);
    for (const button of this.buttons) {
      const name = button.dataset.tab;
      show(button, !(wide.matches && ["hand", "board"].includes(name)));
      put(button, "aria-current", name === side ? "page" : null);
    }
    for (const name of ["moves", "story", "rules", "more"]) show(byId(name), name === side);
    for (const name of ["hand", "board", "bar", "tray"]) put(byId(name), "data-away", !wide.matches && !["hand", "board"].includes(side));
    this.opened(side);
    if (focus) byId(side).querySelector("[tabindex='-1']")?.focus({ preventScroll: true });
  }

  /** Back to the hand or the board, where something is to be seen. */
  home() {
    if (!wide.matches && !["hand", "board"].includes(this.tab)) this.open("hand");
  }
}
