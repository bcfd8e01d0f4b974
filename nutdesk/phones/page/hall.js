/** Joining: a free seat and a name, the digits of the desk if the address was typed, or only watching. */

import { byId, keep, make, put, show, write } from "./dom.js";
import { icon } from "./icons.js";
import { keepName, lastName } from "./memory.js";
import { t } from "./words.js";

/** Letters of a name, as everywhere. */
const LONGEST = 16;

export class Hall {
  /** @param {{code: (digits: string) => void, sit: (seat: number, name: string) => void, watch: () => void}} does */
  constructor(does) {
    this.does = does;
    this.root = byId("hall");
    this.seat = -1;
    this.waits = false;
    this.title = make("h1", {}, "nutdesk");
    this.words = make("p", { class: "lead" });
    this.trouble = make("p", { class: "trouble", role: "alert" });
    this.code = make("input", { id: "code", inputmode: "numeric", autocomplete: "off", maxlength: 8, pattern: "[0-9]*" });
    this.name = make("input", { id: "name", autocomplete: "nickname", maxlength: LONGEST, enterkeyhint: "go" });
    this.name.value = lastName();
    this.seats = make("ul", { class: "seats-free" });
    this.go = make("button", { type: "submit", class: "go" });
    this.watch = make("button", { type: "button", onclick: () => this.does.watch() });
    this.codeLabel = make("label", { for: "code" });
    this.nameLabel = make("label", { for: "name" });
    this.seatsTitle = make("h2", { id: "free", tabindex: "-1" });
    this.codeRow = make("div", { class: "field" }, this.codeLabel, this.code);
    this.nameRow = make("div", { class: "field" }, this.nameLabel, this.name);
    this.form = make(
      "form",
      { onsubmit: (event) => this.submit(event) },
      this.codeRow,
      this.seatsTitle,
      this.seats,
      this.nameRow,
      this.go,
      this.watch,
    );
    const card = make("div", { class: "paper" }, icon("nut-acorn", "acorn"), this.title, this.words, this.trouble, this.form);
    this.root.append(card);
  }

  /** What can be joined now; a seat that somebody else took meanwhile is no longer chosen. */
  show(hall) {
    this.hall = hall;
    this.waits = false;
    const { seats, needs_code: closed, locked, game } = hall;
    write(this.title, game.title);
    write(this.codeLabel, t("The digits on the big screen"));
    write(this.nameLabel, t("Your name"));
    write(this.seatsTitle, t("Where do you sit?"));
    write(this.watch, t("Only watch"));
    const free = seats.filter((seat) => !seat.taken);
    if (seats.find((seat) => seat.seat === this.seat)?.taken) this.seat = -1;
    if (this.seat < 0 && free.length === 1) this.seat = free[0].seat;
    write(this.words, this.lead(closed, locked, free.length));
    show(this.codeRow, closed);
    for (const node of [this.seatsTitle, this.seats, this.nameRow]) show(node, !closed && !locked);
    show(this.go, closed || !locked);
    show(this.watch, !closed);
    write(this.go, closed ? t("Come in") : t("Sit down"));
    keep(this.seats, seats, (seat) => `seat-${seat.seat}`, () => this.makeSeat(), (node, seat) => this.updateSeat(node, seat));
  }

  lead(closed, locked, free) {
    if (closed) return t("Type the digits that stand beside the address on the big screen.");
    if (locked) return t("Nobody new can join now. You can watch.");
    return free ? t("Choose a seat. Your hand is then on this device alone.") : t("All seats are taken. Yours too? Tap it.");
  }

  makeSeat() {
    const button = make("button", { type: "button", class: "seat-free" });
    button.append(make("span", { class: "badge" }), make("span", { class: "name" }), make("span", { class: "who" }));
    return make("li", {}, button);
  }

  updateSeat(node, seat) {
    const button = node.firstElementChild;
    const [badge, name, who] = button.children;
    put(button, "data-colour", seat.colour);
    put(button, "aria-pressed", String(seat.seat === this.seat));
    if (!badge.firstChild) badge.append(icon(`badge-${seat.colour}`));
    write(name, seat.name);
    write(who, seat.taken ? t("has a device already") : seat.kind ? t("a bot plays here") : t("free"));
    button.onclick = () => this.choose(seat.seat);
  }

  choose(seat) {
    this.seat = seat;
    this.show(this.hall);
    if (!this.name.value) this.name.focus();
  }

  submit(event) {
    event.preventDefault();
    if (this.waits) return;
    if (this.hall.needs_code) {
      this.does.code(this.code.value.trim());
      return;
    }
    if (this.seat < 0) {
      this.say(t("Choose a seat first."));
      return;
    }
    const name = this.name.value.trim();
    if (name) keepName(name);
    this.waits = true;
    this.say("");
    write(this.words, t("One moment: the table makes room for you."));
    this.does.sit(this.seat, name);
  }

  /** Say what stands in the way. */
  say(words) {
    this.waits = false;
    write(this.trouble, words);
  }
}
