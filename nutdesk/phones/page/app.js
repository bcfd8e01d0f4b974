/**
 * The page of a phone: my hand, the board, what can be done, what happened.
 *
 * Everything that is shown comes whole in a state; every part shows it and keeps nothing of its own. What somebody wants
 * goes up as a wish with the place of a gesture or a button in that table; the desk decides.
 */

import { drawingsFrom } from "./art.js";
import { choose, question, sheet } from "./ask.js";
import { Bar } from "./bar.js";
import { byId, dress, make, put, show, write } from "./dom.js";
import { Drag } from "./drag.js";
import { drawing } from "./drawing.js";
import { Grip } from "./grip.js";
import { Hall } from "./hall.js";
import { Hand } from "./hand.js";
import { icon } from "./icons.js";
import { loaded } from "./letters.js";
import { Link } from "./link.js";
import { Mat } from "./mat.js";
import { fragment, keepTicket } from "./memory.js";
import { More } from "./more.js";
import { Moves } from "./moves.js";
import { Offers } from "./offers.js";
import { headline, showResult } from "./result.js";
import { Rules } from "./rules.js";
import { Seats } from "./seats.js";
import { apply, setting, wantedLanguages, watch } from "./settings.js";
import { Story } from "./story.js";
import { Tabs } from "./tabs.js";
import { Tray } from "./tray.js";
import { mark } from "./turn.js";
import { call, say } from "./voice.js";
import { Wishes } from "./wishes.js";
import { short, speak, t } from "./words.js";

const QUIET = 250;
/** A line that is back sooner than this is not worth a word. */

class App {
  /** @param {import("./link.js").Link} link */
  constructor(link) {
    this.link = link;
    this.state = null;
    this.game = "nutdesk";
    this.code = fragment().code;
    this.culprits = new Set();
    this.questions = new Map();
    this.ended = null;
    this.silence = 0;
    this.grip = new Grip({
      ask: (found) => this.ask(found),
      attempt: (piece, spot) => this.wish({ do: "try", piece, spot }),
      tell: (id) => this.tell(id),
      offer: (spot, found) => this.offer(spot, found),
      changed: () => this.heldChanged(),
    });
    const press = (id) => this.press(id);
    const rule = (clause) => this.rules.open(clause);
    this.drag = new Drag({
      lift: (id) => this.grip.lift(id),
      aim: (x, y) => this.aim(x, y),
      drop: (id) => this.grip.letGo(id),
      mayLift: (id) => !this.watching && (this.grip.offers?.byPiece.has(id) ?? false),
      back: () => this.grip.putBack(),
    });
    this.hall = new Hall({ code: (digits) => this.tryCode(digits), sit: (seat, name) => this.link.say({ do: "sit", seat, name }), watch: () => this.link.say({ do: "watch" }) });
    this.seats = new Seats({ press, rule });
    this.mat = new Mat({ press, drag: this.drag, putBack: () => this.grip.putBack(), beside: (id) => this.beside(id) });
    this.hand = new Hand({ press, drag: (event, id, node) => this.dragFromHand(event, id, node) });
    this.bar = new Bar({ rule, closed: () => this.barClosed() });
    this.tray = new Tray({ button: (button) => this.button(button), undo: () => this.undo(), redo: () => this.wish({ do: "redo" }) });
    this.moves = new Moves({ ask: (found) => this.ask(found), button: (button) => this.button(button) });
    this.story = new Story({ rule });
    this.rules = new Rules();
    this.more = new More({ rule });
    this.tabs = new Tabs((tab) => tab === "rules" && this.rules.learn());
    this.wishes = new Wishes(link, (wish) => this.lostWish(wish));
    byId("prompt-rule").addEventListener("click", () => rule(this.state?.table.clause));
    addEventListener("keydown", (event) => this.key(event));
    watch((name) => this.settingChanged(name));
  }

  get watching() {
    return (this.state?.seat ?? -1) < 0;
  }

  // ---- the line ------------------------------------------------------------------------------------------------------

  lineChanged(open) {
    clearTimeout(this.silence);
    const line = byId("line");
    if (open) {
      show(line, false);
      return;
    }
    this.wishes.interrupt();
    this.silence = setTimeout(() => {
      write(line, t("Connecting…"));
      show(line, true);
    }, QUIET);
  }

  hear(message) {
    const hears = {
      hall: () => this.showHall(message),
      yours: () => keepTicket(message.ticket),
      state: () => this.showState(message),
      ruling: () => this.refused(message),
      done: () => this.wishes.settle(message.wish),
      turned: () => this.hall.say(message.why),
      question: () => this.questioned(message),
      settled: () => this.settled(message.question),
      gone: () => this.gone(message.why),
    };
    hears[message.is]?.();
  }

  /** The table let this page go: say why, and offer the way back in. */
  gone(why) {
    const joining = !fragment().ticket && this.code && !this.state;
    this.settleAll();
    if (joining) {
      this.code = "";
      this.hall.say(why);
      return; // it comes back without the digits, and may try others
    }
    this.link.end();
    this.state = null;
    document.body.dataset.screen = "gone";
    show(byId("play"), false);
    show(byId("hall"), true);
    const again = () => {
      keepTicket("");
      location.reload();
    };
    const paper = make("div", { class: "paper" }, icon("nut-acorn", "acorn"), make("h1", { tabindex: "-1" }, this.game), make("p", { class: "lead", role: "alert" }, why));
    paper.append(make("button", { type: "button", class: "go", onclick: again }, t("Join again")));
    byId("hall").replaceChildren(paper);
  }

  async showHall(hall) {
    this.game = hall.game.title;
    document.title = this.game;
    this.state = null;
    await this.speakFor(hall.language);
    document.body.dataset.screen = "hall";
    show(byId("play"), false);
    show(byId("hall"), true);
    this.hall.show(hall);
  }

  tryCode(digits) {
    this.code = digits;
    this.hall.say("");
    this.link.again();
  }

  async speakFor(language) {
    if (await speak(language ?? wantedLanguages()[0])) {
      this.tabs.name();
      await this.rules.forget();
    }
  }

  // ---- what is shown -------------------------------------------------------------------------------------------------

  async showState(state) {
    const before = this.state;
    const news = !before || state.number !== before.number || state.seat !== before.seat;
    this.state = state;
    await this.speakFor(state.language);
    if (this.state !== state) return; // a newer one came while the words were fetched
    document.body.dataset.screen = "play";
    show(byId("hall"), false);
    show(byId("play"), true);
    if (news) this.culprits = new Set();
    put(byId("table"), "data-number", state.number);
    this.grip.take(new Offers(state.table));
    this.title();
    this.wishes.shown(state.number);
    this.mat.show(state, news && before !== null);
    this.refresh();
    if (!news) return;
    this.markLast(state);
    this.announce(state, before);
    this.showEnd(state);
  }

  /** Everything is shown anew from the state; what has not changed is not touched. */
  refresh() {
    const { state, grip, culprits } = this;
    if (!state) return;
    const player = state.cast[state.table.prompt_seat ?? -1];
    write(byId("prompt-words"), state.table.prompt);
    put(byId("prompt"), "data-colour", player?.colour ?? null);
    put(byId("prompt"), "data-mine", state.turn);
    const chip = byId("prompt-rule");
    write(chip, state.table.clause ?? "");
    show(chip, Boolean(state.table.clause));
    put(chip, "aria-label", state.table.clause ? t("Read rule {clause}", { clause: state.table.clause }) : null);
    this.seats.show(state, grip, culprits);
    this.mat.take(state, grip, culprits);
    this.hand.show(state, grip, culprits);
    this.tray.show(state, grip);
    this.moves.show(state, grip);
    this.story.show(state);
    this.more.show(state);
    this.showBar();
  }

  title() {
    const titled = this.state.title ?? this.game;
    this.game = titled;
    write(byId("title"), titled);
    mark(this.state.turn && !this.watching && !this.state.result, titled);
  }

  /** What the others have changed, until I act myself. */
  markLast({ pictures = [], cast, seat }) {
    const others = pictures.filter((picture) => picture.seat >= 0 && picture.seat !== seat);
    const ids = others.flatMap((picture) => (picture.table.cues ?? []).filter((cue) => cue.kind === "marks").map((cue) => cue.at));
    const colour = cast[others.at(-1)?.seat]?.colour;
    if (ids.length && colour) this.mat.last(ids, colour);
  }

  /** What happened is heard in passing; my turn, or that I may act on another's, at once. */
  announce(state, before) {
    say(...(state.pictures ?? []).map((picture) => picture.says));
    if (this.watching || state.result) return;
    const free = this.grip.offers.any;
    if (state.turn && !(before?.turn && before.table.prompt === state.table.prompt)) call(state.table.prompt);
    else if (!state.turn && free && !(before && new Offers(before.table).any)) call(t("You may act now, although it is not your turn."));
  }

  showBar() {
    const { state, grip, bar } = this;
    if (grip.held) {
      const piece = grip.offers.things.get(grip.held);
      bar.held(short(grip.offers.name(grip.held)), grip.targets.size, piece?.reads ? () => this.large(piece) : null);
    } else if (["refusal", "told", "confirm"].includes(bar.kind) && bar.number === state.number) {
      return;
    } else if (this.watching) {
      bar.calm(t("You are watching."));
    } else if (state.turn) {
      bar.calm(state.table.how ?? "");
    } else if (grip.offers.any) {
      bar.calm(t("You may act now, although it is not your turn."), { invites: true });
    } else {
      bar.calm("");
    }
    bar.number = state.number;
  }

  barClosed() {
    this.culprits = new Set();
    if (this.grip.held) this.grip.putBack();
    else {
      this.bar.kind = "";
      this.refresh();
    }
  }

  heldChanged() {
    this.culprits = new Set();
    this.bar.kind = "";
    this.refresh();
  }

  showEnd(state) {
    if (!state.result) {
      this.ended?.close();
      this.ended = null;
      this.wasOver = false;
      return;
    }
    if (this.wasOver) return;
    this.wasOver = true;
    call(headline(state.result.winners ?? [], state.cast, state.seat), state.result.reason);
    this.ended = showResult(state, (clause) => this.rules.open(clause));
  }

  // ---- wishes --------------------------------------------------------------------------------------------------------

  press(id) {
    if (this.watching) this.tell(id);
    else this.grip.press(id);
  }

  wish(wish) {
    this.grip.clear();
    this.mat.hurry();
    this.mat.last([], "");
    if (!this.wishes.make(wish, this.state.number)) return;
    this.bar.kind = "";
    this.refresh();
  }

  /** A move is chosen; several meanings are asked about, and one that cannot be taken back is told before. */
  ask(all) {
    const { offers } = this.grip;
    const found = offers.different(all);
    if (found.length > 1) {
      choose(t("What do you mean?"), this.choices(found));
      return;
    }
    const [gesture] = found;
    const goes = () => this.wish({ do: "gesture", index: gesture.index });
    if (!gesture.barrier && setting("ask") === "barrier") {
      goes();
      return;
    }
    const says = offers.news(gesture);
    const words = says ? t("{name}: {what}", { name: offers.title(gesture), what: says }) : offers.title(gesture);
    this.confirm(words, gesture.value, gesture.barrier, goes);
  }

  choices(found) {
    return this.grip.offers.told(found).map((title, at) => ({ title, does: () => this.ask([found[at]]) }));
  }

  button(button) {
    if (button.why_not) {
      this.refuse(button.why_not, button.clause);
    } else if (button.lifts) {
      this.grip.lift(button.lifts);
    } else {
      const goes = () => this.wish({ do: "button", index: button.index });
      if (!button.barrier && setting("ask") === "barrier") goes();
      else this.confirm(button.hint ? t("{name}: {what}", { name: button.label, what: button.hint }) : button.label, "", button.barrier, goes);
    }
  }

  confirm(words, sign, barrier, goes) {
    const gate = barrier ? t("No undo after this: {barrier}", { barrier }) : t("You can undo it.");
    this.tabs.home();
    this.bar.confirm({ words, sign: sign ?? "", barrier: gate }, goes);
    this.bar.number = this.state.number;
  }

  /** A place was touched while nothing is held: what could be put there. */
  offer(spot, found) {
    const { offers } = this.grip;
    choose(offers.name(spot), this.choices(offers.different(found)));
  }

  undo() {
    const { state } = this;
    if (!state.undo) {
      this.refuse(state.why_no_undo);
      return;
    }
    const goes = () => this.wish({ do: "undo" });
    if (state.asks < 0) {
      goes();
      return;
    }
    const name = state.cast[state.asks]?.name ?? "";
    this.tabs.home();
    this.bar.confirm({ words: t("Undo: {what}", { what: state.undo }), sign: "", barrier: t("{name} is asked first.", { name }), yes: t("Ask") }, goes);
    this.bar.number = state.number;
  }

  refused(ruling) {
    this.wishes.settle(ruling.wish);
    this.culprits = new Set(ruling.culprits);
    this.refuse(ruling.says, ruling.clause);
  }

  refuse(words, clause) {
    this.tabs.home();
    this.bar.refuse(words, clause);
    this.bar.number = this.state?.number;
    this.refresh();
  }

  lostWish(wish) {
    const again = (yes) => yes && this.wishes.make(Object.fromEntries(Object.entries(wish).filter(([name]) => name !== "wish" && name !== "at")), this.state.number);
    question(t("The line was lost, and your last move did not arrive. Make it again?"), t("Make it again"), t("No"), again);
  }

  // ---- things --------------------------------------------------------------------------------------------------------

  /** What something is, for somebody who only points at it. */
  tell(id) {
    const name = this.grip.offers?.name(id);
    if (!name) return;
    const piece = this.grip.offers.things.get(id);
    if (piece?.reads) this.large(piece);
    else {
      this.bar.tell(name);
      this.bar.number = this.state.number;
    }
  }

  large(piece) {
    const picture = drawing(piece.art, { x: -piece.w / 2, y: -piece.h / 2, w: piece.w, h: piece.h }, 300);
    sheet(short(piece.name), [make("div", { class: "large", "aria-hidden": "true" }, picture), make("p", {}, piece.name)], { kind: "thing" });
  }

  dragFromHand(event, id, node) {
    const means = (dx, dy) => this.hand.drags(event, dx, dy);
    const face = () => {
      const box = node.querySelector(".face").getBoundingClientRect();
      return { node: node.querySelector("svg").cloneNode(true), w: box.width, h: box.height };
    };
    this.drag.begin(event, id, face, means);
  }

  /** Where something is on the screen that is not on the board: a piece of the hand, the hand, a player's card. */
  beside(id) {
    const key = CSS.escape(id);
    const found = id === "hand" ? byId("hand") : document.querySelector(`#hand [data-piece="${key}"], #seats [data-key="${key}"]`);
    const box = found?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  /** What is under a point of the screen, for a drop. */
  aim(x, y) {
    const under = document.elementFromPoint(x, y);
    if (!under) return "";
    if (under.closest("#mat")) return this.mat.at(x, y);
    const piece = under.closest("[data-piece]")?.dataset.piece;
    if (piece && this.grip.targets.has(piece)) return piece;
    const seat = under.closest("#seats li")?.dataset.key;
    if (seat) return seat;
    return under.closest("#hand") && this.grip.targets.has("hand") ? "hand" : "";
  }

  key(event) {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    if (this.drag.going) this.drag.end(true);
    else this.barClosed();
  }

  // ---- questions -----------------------------------------------------------------------------------------------------

  questioned({ question: number, says, yes, no }) {
    this.settled(number);
    const answered = (value) => {
      this.questions.delete(number);
      this.link.say({ do: "answer", question: number, yes: value });
    };
    this.questions.set(number, question(says, yes, no, answered));
    call(says);
  }

  settled(number) {
    this.questions.get(number)?.close();
    this.questions.delete(number);
  }

  settleAll() {
    for (const number of [...this.questions.keys()]) this.settled(number);
  }

  async settingChanged(name) {
    if (name === "language") {
      const [wanted] = wantedLanguages();
      this.link.say({ do: "language", language: wanted });
      return;
    }
    this.mat.arrange();
    this.refresh();
  }
}

apply();
/** @type {App|null} */
let app = null;
const early = [];
/** The line is opened before there is anything to show with: what is heard meanwhile waits. */
const link = new Link(
  () => ({ do: "hello", ticket: fragment().ticket, code: app?.code ?? fragment().code, language: wantedLanguages()[0] }),
  (message) => (app ? app.hear(message) : early.push(message)),
  (open) => app?.lineChanged(open),
);
const { href } = /** @type {HTMLLinkElement} */ (byId("drawings"));
const drawings = fetch(href).then((answer) => answer.text());
const spoken = speak(wantedLanguages()[0]).then((known) => known || speak("en"));
const letters = loaded();
await spoken;
write(byId("line"), t("Connecting…"));
show(byId("line"), true);
drawingsFrom(await drawings);
await letters;
app = new App(link);
app.lineChanged(link.ready);
for (const message of early) app.hear(message);
