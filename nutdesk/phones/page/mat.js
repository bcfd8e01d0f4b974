/**
 * The board on its mat: to look closer at, to tap, to drag on, to walk over with the keys.
 *
 * The drawing itself says nothing to a screen reader. A swipe through a hundred places in the order in which they are
 * painted helps nobody; the table in words has them in the desk's order, with the same words and everything that can be
 * done. For somebody who sees and uses keys the mat is one stop: arrows go from thing to thing, and what is there is said.
 */

import { Board } from "./board.js";
import { byId, dress, make, put, write } from "./dom.js";
import { drawing } from "./drawing.js";
import { next } from "./finger.js";
import { icon } from "./icons.js";
import { calm } from "./settings.js";
import { say } from "./voice.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";

const NEAR = 22;
/** Whatever can be done within so many pixels is meant: a fingertip covers that much. */
const SLOP = 10;
const DOUBLE = 300;
const MANY = 16;
/** More lit places than this are no help: only those that are worth most are bright. */
const QUIET = ["+0", "?", ""];

export class Mat {
  /**
   * @param {{press: (id: string) => void, drag: import("./drag.js").Drag, putBack: () => void,
   *   beside: (id: string) => {x: number, y: number}|null}} does
   */
  constructor(does) {
    this.does = does;
    this.board = new Board({ look: { legible: true }, beside: does.beside });
    this.board.element.setAttribute("aria-hidden", "true");
    this.stage = make("div", { id: "stage" }, this.board.element);
    this.room = make("div", { id: "mat", role: "application", tabindex: "0", "aria-describedby": "mat-how" }, this.stage);
    this.how = make("p", { id: "mat-how", class: "unseen" });
    this.tools = make("div", { class: "tools" });
    this.well = make("div", { class: "well" }, this.room);
    byId("board").append(this.how, this.well, this.tools);
    this.zoom = new Zoom(this.room, this.stage, () => this.rescale());
    this.tool("ui-table", "Whole board", () => this.zoom.fit());
    this.tool("ui-plus", "Closer", () => this.zoom.step(true));
    this.things = new Map();
    this.finger = "";
    this.fingers = new Map();
    this.pinched = false;
    this.tapped = { at: 0, x: 0, y: 0, idle: false };
    this.shown = 0;
    this.listen();
    new ResizeObserver(() => this.arrange()).observe(this.well);
  }

  tool(drawing, name, does) {
    const label = make("span", { class: "unseen", "data-says": name }, t(name));
    this.tools.append(make("button", { type: "button", class: "tool", onclick: does }, icon(drawing), label));
  }

  // ---- showing -------------------------------------------------------------------------------------------------------

  /** Show a state, and before it how it came about if somebody is watching. */
  async show(state, moves) {
    const { table } = state;
    this.shown += 1;
    const turn = this.shown;
    this.size = { w: table.width, h: table.height };
    dress(byId("table"), "--ratio", table.width / table.height);
    const seen = (table.pieces ?? []).filter((piece) => !piece.label);
    this.things = new Map([...(table.spots ?? []), ...seen].map((one) => [one.id, one]));
    if (!this.things.has(this.finger)) this.finger = "";
    put(this.room, "aria-label", t("Board"));
    write(this.how, t("Arrow keys go from thing to thing, Enter takes or puts, Esc puts back, full stop goes to the next that can be done. The page In words has everything as a list."));
    this.arrange();
    const still = !moves || calm() || document.hidden;
    this.playing = !still && Boolean(state.pictures?.length);
    for (const picture of this.playing ? state.pictures : []) {
      if (turn !== this.shown || !this.playing) break;
      await this.board.show(picture.table);
    }
    if (turn !== this.shown) return;
    this.playing = false;
    this.board.show(table, { moves, calm: still });
    this.mark();
  }

  /** Whoever touches the table wants to go on: everything is in its place at once. */
  hurry() {
    if (!this.playing) return;
    this.playing = false;
    this.board.end();
  }

  /** Lay the board out as large as its room lets it be. */
  arrange() {
    if (!this.size) return;
    const fit = Math.min(this.well.clientWidth / this.size.w, this.well.clientHeight / this.size.h);
    if (fit <= 0) return;
    dress(this.room, "width", `${this.size.w * fit}px`);
    dress(this.room, "height", `${this.size.h * fit}px`);
    this.fit = fit;
    this.zoom.place();
    this.zoom.settle();
  }

  rescale() {
    if (this.fit) this.board.rescale(this.fit * this.zoom.scale);
  }

  // ---- marks ---------------------------------------------------------------------------------------------------------

  take(state, grip, culprits) {
    Object.assign(this, { grip, culprits, plays: state.seat >= 0 });
    this.mark();
  }

  mark() {
    const { grip, board } = this;
    if (!grip?.offers || this.playing) return;
    const kinds = { selectable: [], legal: [], faint: [], held: [], no: [...this.culprits], focus: [] };
    const signs = {};
    if (grip.held) {
      kinds.held.push(grip.held);
      const all = [...grip.targets].map(([id, found]) => [id, grip.offers.sign(found)]);
      const bright = new Set(brightest(all));
      for (const [id, sign] of all) {
        (bright.has(id) ? kinds.legal : kinds.faint).push(id);
        if (bright.has(id)) signs[id] = { words: sign.value, icons: sign.icons, quiet: QUIET.includes(sign.value) };
      }
    } else if (this.plays) {
      kinds.selectable = [...grip.offers.byPiece.keys()];
    }
    if (this.finger && this.room.matches(":focus-visible")) kinds.focus.push(this.finger);
    board.mark("hand", kinds);
    board.sign(signs);
    board.glow(grip.held || this.finger);
  }

  /** What others have changed, until I act myself. */
  last(ids, colour) {
    this.board.last(ids, colour);
  }

  // ---- fingers and mouse ---------------------------------------------------------------------------------------------

  listen() {
    const { room } = this;
    room.addEventListener("pointerdown", (event) => this.down(event));
    room.addEventListener("pointermove", (event) => this.moved(event));
    room.addEventListener("pointerup", (event) => this.lifted(event, true));
    room.addEventListener("pointercancel", (event) => this.lifted(event, false));
    room.addEventListener("touchstart", (event) => this.hold(event), { passive: false });
    room.addEventListener("keydown", (event) => this.key(event));
    for (const name of ["focus", "blur"]) room.addEventListener(name, () => this.mark());
  }

  /** A finger on something that can be taken does not scroll the page. */
  hold(event) {
    const [touch] = event.touches;
    const many = event.touches.length > 1;
    if (many || this.zoom.close || this.takes(this.at(touch.clientX, touch.clientY))) event.preventDefault();
  }

  takes(id) {
    return Boolean(id && this.grip?.offers?.byPiece.has(id));
  }

  down(event) {
    this.hurry();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0 });
    this.pinched = this.fingers.size > 1;
    if (this.pinched) {
      this.does.drag.end(true);
      return;
    }
    const id = this.at(event.clientX, event.clientY);
    if (this.takes(id)) this.does.drag.begin(event, id, () => this.face(id));
  }

  face(id) {
    const piece = this.things.get(id);
    const { w, h } = this.board.box(id);
    return { node: drawing(piece.art ?? [], { x: -piece.w / 2, y: -piece.h / 2, w: piece.w, h: piece.h }, w), w, h };
  }

  moved(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    finger.far += Math.hypot(dx, dy);
    if (this.fingers.size > 1) this.pinch(event, finger);
    else if (this.zoom.close && !this.does.drag.waits && finger.far > SLOP) this.zoom.pan(dx, dy);
    Object.assign(finger, { x: event.clientX, y: event.clientY });
  }

  /** Two fingers: what lies between them stays between them. */
  pinch(event, finger) {
    const [one, two] = [...this.fingers.values()];
    const other = finger === one ? two : one;
    const box = this.room.getBoundingClientRect();
    const far = (x, y) => Math.hypot(x - other.x, y - other.y);
    const [before, after] = [far(finger.x, finger.y), far(event.clientX, event.clientY)];
    const middle = { x: (event.clientX + other.x) / 2 - box.left, y: (event.clientY + other.y) / 2 - box.top };
    if (before > 0) this.zoom.about(middle.x, middle.y, (this.zoom.scale * after) / before);
    this.zoom.pan((event.clientX - finger.x) / 2, (event.clientY - finger.y) / 2);
  }

  lifted(event, done) {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (!finger) return;
    if (this.pinched || finger.far > SLOP) {
      if (!this.fingers.size) this.zoom.settle();
    } else if (done && !this.does.drag.going) {
      this.tap(event.clientX, event.clientY);
    }
  }

  tap(x, y) {
    const now = performance.now();
    const before = this.tapped;
    this.tapped = { at: now, x, y, idle: false };
    if (before.idle && now - before.at < DOUBLE && Math.hypot(x - before.x, y - before.y) < 30) {
      const box = this.room.getBoundingClientRect();
      this.zoom.toggle(x - box.left, y - box.top);
      return;
    }
    const id = this.at(x, y);
    const held = this.grip?.held;
    this.tapped.idle = !held && !this.wanted().has(id);
    if (id) this.does.press(id);
    else if (held) this.does.putBack();
  }

  // ---- what is where -------------------------------------------------------------------------------------------------

  /** The thing that is meant by a point of the screen: what can be done there before what merely lies there. */
  at(x, y) {
    if (!this.grip?.offers || !this.size) return "";
    const under = this.board.at(x, y, NEAR).filter((id) => this.things.has(id));
    const wanted = this.wanted();
    return under.find((id) => wanted.has(id)) || this.answer(x, y) || (under[0] ?? "");
  }

  /** What a tap can mean now. */
  wanted() {
    const { grip } = this;
    if (!grip?.offers) return new Set();
    return new Set(grip.held ? grip.targets.keys() : [...grip.offers.byPiece.keys(), ...grip.offers.bySpot.keys()]);
  }

  /** The place meant by a drop on the panel that asks: the place for answers, or the only one that can be. */
  answer(x, y) {
    const asked = this.board.table?.question;
    const { grip } = this;
    if (!asked || !grip.held) return "";
    const [u, v] = this.board.onBoard(x, y);
    if (u < asked.x || v < asked.y || u > asked.x + asked.w || v > asked.y + asked.h) return "";
    if (grip.targets.has(asked.answer)) return asked.answer;
    return grip.targets.size === 1 ? [...grip.targets.keys()][0] : "";
  }

  // ---- keys ----------------------------------------------------------------------------------------------------------

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === "+" || key === "=") this.zoom.step(true);
    else if (key === "-") this.zoom.step(false);
    else if (key === "0") this.zoom.fit();
    else if ((key === "Enter" || key === " ") && this.finger) this.does.press(this.finger);
    else {
      const { grip } = this;
      const able = grip?.offers ? [...(grip.held ? grip.targets : grip.offers.byPiece).keys()] : [];
      const found = next(key, this.finger, this.things, able);
      if (!found) return;
      this.point(found);
    }
    event.preventDefault();
  }

  /** Put the finger on a thing, and say what it is and what Enter does there. */
  point(id) {
    this.finger = id;
    const { x, y } = this.board.box(id);
    this.zoom.reveal(x, y);
    this.mark();
    say(this.grip.offers.name(id), this.can(id));
  }

  can(id) {
    const { grip } = this;
    if (!grip.held) return this.takes(id) ? t("Enter takes it") : "";
    const found = grip.targets.get(id) ?? [];
    const what = found.map((gesture) => grip.offers.brings(gesture) || grip.offers.title(gesture)).join("; ");
    return found.length ? t("Enter puts it here: {what}", { what }) : "";
  }
}

/** Of very many lit places those that are worth most, or have an icon; of a few all. */
function brightest(signs) {
  if (signs.length <= MANY) return signs.map(([id]) => id);
  const worth = ({ value }) => Number(value.replace("−", "-")) || 0;
  const best = Math.max(...signs.map(([, sign]) => worth(sign)));
  const some = signs.filter(([, sign]) => sign.icons.length || (best > 0 && worth(sign) === best));
  return (some.length ? some : signs).map(([id]) => id);
}
