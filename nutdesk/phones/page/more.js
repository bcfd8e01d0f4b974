/** More: the notes of the table, and what can be chosen for this phone. */

import { byId, keep, make, put, show, write } from "./dom.js";
import { drawing } from "./drawing.js";
import { SETTINGS, choose, setting } from "./settings.js";
import { canBuzz, canStayAwake } from "./turn.js";
import { languages, t } from "./words.js";

const TITLES = {
  theme: "Colours",
  text: "Size of the text",
  motion: "Motion",
  ask: "Before a move",
  buzz: "Buzz when it is my turn",
  language: "Language",
};
const VALUES = {
  phone: "like this device",
  light: "light",
  dark: "dark",
  contrast: "high contrast",
  full: "full motion",
  less: "less motion",
  barrier: "ask only if it cannot be undone",
  always: "always ask",
  on: "yes",
  off: "no",
};

export class More {
  /** @param {{rule: (clause: string) => void}} does */
  constructor(does) {
    this.does = does;
    this.drawn = new WeakMap();
    this.notes = make("div", { class: "notes" });
    this.settingsTitle = make("h3");
    this.rows = make("div", { class: "settings" });
    this.awake = make("p", { class: "quiet" });
    this.about = make("p", { class: "quiet" });
    byId("more").append(this.notes, this.settingsTitle, this.rows, this.awake, this.about);
  }

  show(state) {
    write(this.settingsTitle, t("This device"));
    const names = [...Object.keys(SETTINGS).filter((name) => name !== "buzz" || canBuzz()), "language"];
    keep(this.rows, names, (name) => name, (name) => this.makeRow(name), (node, name) => this.updateRow(node, name));
    write(this.awake, canStayAwake() ? t("The screen stays awake during your turn.") : t("This browser lets the screen go dark: wake it, and you are back where you were."));
    write(this.about, state.seat >= 0 ? t("Your seat is in the address of this page. Whoever opens it plays in your place: keep it to yourself.") : t("You are watching: you see what everybody sees."));
    keep(this.notes, state.table.notes ?? [], (note, at) => note.id || `${at}-${note.title}`, () => this.makeNote(), (node, note) => this.updateNote(node, note));
  }

  makeRow(name) {
    const id = `setting-${name}`;
    const select = make("select", { id, onchange: () => choose(name, select.value) });
    return make("div", { class: "field" }, make("label", { for: id }), select);
  }

  updateRow(node, name) {
    const [label, select] = node.children;
    write(label, t(TITLES[name]));
    const values = name === "language" ? ["phone", ...Object.keys(languages())] : SETTINGS[name];
    keep(select, values, (value) => value, (value) => make("option", { value }), (option, value) => write(option, this.value(name, value)));
    if (select.value !== setting(name)) select.value = setting(name);
  }

  value(name, value) {
    if (name === "language" && value !== "phone") return languages()[value];
    return name === "text" ? `${value} %` : t(VALUES[value]);
  }

  makeNote() {
    const chip = make("button", { type: "button", class: "chip" });
    const head = make("header", {}, make("h3"), make("span", { class: "aside" }), chip);
    return make("article", { class: "note paper" }, head, make("p", { class: "unseen" }), make("div", { class: "drawn", "aria-hidden": "true" }));
  }

  updateNote(node, note) {
    const [head, words, drawn] = node.children;
    const [title, aside, chip] = head.children;
    write(title, note.title);
    write(aside, note.aside ?? "");
    write(chip, note.clause ?? "");
    show(chip, Boolean(note.clause));
    put(chip, "aria-label", note.clause ? t("Read rule {clause}", { clause: note.clause }) : null);
    chip.onclick = () => this.does.rule(note.clause);
    write(words, note.name);
    const same = JSON.stringify(note.body);
    if (this.drawn.get(drawn) === same) return;
    this.drawn.set(drawn, same);
    drawn.replaceChildren(drawing(note.body, { x: 0, y: 0, w: 312, h: note.height }));
  }
}
