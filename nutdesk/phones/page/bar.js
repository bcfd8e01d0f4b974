/**
 * One line above the buttons that always says what is going on: what is held and where it may go, what a move would do
 * before it is made, why something cannot be done, or what to do at all.
 */

import { byId, make, put, show, write } from "./dom.js";
import { icon } from "./icons.js";
import { call, say } from "./voice.js";
import { t } from "./words.js";

export class Bar {
  /** @param {{rule: (clause: string) => void, closed: () => void}} does */
  constructor(does) {
    this.does = does;
    this.root = byId("bar");
    this.sign = make("span", { class: "sign" });
    this.words = make("p");
    this.more = make("p", { class: "barrier" }, icon("ui-barrier"), make("span"));
    this.chip = make("button", { type: "button", class: "chip", onclick: () => does.rule(this.clause) });
    this.yes = make("button", { type: "button", class: "go", onclick: () => this.agree() });
    this.look = make("button", { type: "button", onclick: () => this.looks() }, icon("ui-eye"), make("span", { class: "unseen" }));
    this.no = make("button", { type: "button", onclick: () => this.close() });
    this.acts = make("div", { class: "does" }, this.chip, this.look, this.yes, this.no);
    this.root.append(
      this.sign,
      make("div", { class: "words" }, this.words, this.more),
      this.acts,
    );
    this.kind = "";
    this.goes = null;
    this.looks = () => {};
    this.clause = "";
    this.calm("");
  }

  put(kind, { words = "", sign = "", barrier = "", clause = "", yes = "", no = "", looks = null }) {
    this.kind = kind;
    this.clause = clause;
    this.looks = looks ?? (() => {});
    put(this.root, "data-kind", kind);
    write(this.words, words);
    write(this.sign, sign);
    write(this.more.lastChild, barrier);
    write(this.yes, yes);
    write(this.no, no);
    write(this.look.lastChild, t("Show it large"));
    write(this.chip, clause);
    put(this.chip, "aria-label", clause ? t("Read rule {clause}", { clause }) : null);
    show(this.root, Boolean(words));
    for (const [node, on] of [[this.sign, sign], [this.more, barrier], [this.chip, clause], [this.yes, yes], [this.no, no], [this.look, looks]]) {
      show(node, Boolean(on));
    }
    show(this.acts, Boolean(clause || yes || no || looks));
  }

  /** Nothing is going on: what to do, in one sentence, or what is waited for. */
  calm(words, { invites = false } = {}) {
    this.goes = null;
    this.put(invites ? "invite" : "calm", { words });
  }

  /** A piece is held. */
  held(name, places, looks) {
    this.goes = null;
    const words = places ? t("{piece}: tap a lit place.", { piece: name }) : t("{piece}: tap a place, and you hear why not.", { piece: name });
    this.put("held", { words, no: t("Put back"), looks });
    say(words);
  }

  /** What a move would do, before it is made. */
  confirm({ words, sign, barrier, yes }, goes) {
    this.put("confirm", { words, sign, barrier, yes: yes ?? t("Do it"), no: t("Not this") });
    this.goes = goes;
    this.yes.focus();
    call(words, barrier);
  }

  /** Why something cannot be done. */
  refuse(words, clause = "") {
    this.goes = null;
    this.put("refusal", { words, clause, no: t("OK") });
    call(words);
  }

  /** Only what something is called. */
  tell(words) {
    this.goes = null;
    this.put("told", { words, no: t("OK") });
    say(words);
  }

  agree() {
    const goes = this.goes;
    this.goes = null;
    goes?.();
  }

  close() {
    this.goes = null;
    this.does.closed();
  }
}
