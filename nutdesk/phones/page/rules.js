/** The rules of the game, to be searched and opened by number from wherever one is named. */

import { sheet } from "./ask.js";
import { byId, keep, make, put, show, write } from "./dom.js";
import { language, t } from "./words.js";

export class Rules {
  constructor() {
    this.book = {};
    this.known = "";
    this.find = /** @type {HTMLInputElement} */ (make("input", { type: "search", id: "find", autocomplete: "off", enterkeyhint: "search" }));
    this.find.addEventListener("input", () => this.show());
    this.label = make("label", { for: "find", "data-says": "Search the rules" }, t("Search the rules"));
    this.count = make("p", { role: "status", class: "count" });
    this.list = make("div", { class: "rules" });
    byId("rules").append(make("div", { class: "field" }, this.label, this.find), this.count, this.list);
  }

  /** Fetch the rules in the language that is spoken; nothing is fetched twice. */
  async learn() {
    const wanted = language();
    if (this.known === wanted) return;
    const answer = await fetch(`/rules/${encodeURIComponent(wanted)}.json`);
    if (!answer.ok) return;
    this.book = await answer.json();
    this.known = wanted;
    this.show();
  }

  /** Another language is spoken: what is open is fetched again, the rest when it is wanted. */
  async forget() {
    if (this.known) await this.learn();
  }

  show() {
    const wanted = this.find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const all = Object.entries(this.book).map(([id, rule]) => ({ id, ...rule }));
    const found = all.filter((rule) => {
      const text = `${rule.id} ${rule.title} ${rule.text}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    write(this.count, wanted.length ? t("Rules found: {n}", { n: found.length }) : "");
    const sections = [...new Set(found.map((rule) => rule.title))].map((title) => ({ title, rules: found.filter((rule) => rule.title === title) }));
    keep(this.list, sections, (section) => section.title, () => make("section", {}, make("h3"), make("div")), (node, section) => {
      write(node.firstElementChild, section.title);
      keep(node.lastElementChild, section.rules, (rule) => rule.id, () => article(), (item, rule) => fill(item, rule));
    });
  }

  /** One rule on a sheet of its own, over whatever asked for it. */
  async open(clause) {
    await this.learn();
    const rule = this.book[clause];
    const item = article();
    if (rule) fill(item, { id: clause, ...rule });
    else item.append(make("p", {}, t("This rule has no text here.")));
    const section = this.book[clause]?.title ?? clause;
    sheet(section, [item], { kind: "rule" });
  }
}

const article = () => make("article", { class: "clause" }, make("span", { class: "number" }), make("p"), make("span", { class: "tag" }));

function fill(node, rule) {
  const [number, text, tag] = node.children;
  write(number, rule.id);
  write(text, rule.text);
  write(tag, rule.tag ?? "");
  show(tag, Boolean(rule.tag));
  put(node, "data-tagged", Boolean(rule.tag));
}
