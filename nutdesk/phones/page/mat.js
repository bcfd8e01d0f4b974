/**
 * The board on its mat: to look closer at, to tap, to drag on, to walk over with the keys.
 *
 * The drawing itself says nothing to a screen reader. A swipe through a hundred places in the order in which they are
 * painted helps nobody; the table in words has them in the desk's order, with the same words and everything that can be
 * done. For somebody who sees and uses keys the mat is one stop: arrows go from thing to thing, and what is there is said.
 */

import { node } from "./art.js";
import { Board } from "./board.js";
import { byId, dress, make, put, write } from "./dom.js";
import { drawing } from "./drawing.js";
import { next } from "./finger.js";
import { icon } from "./icons.js";
import { Marks } from "./marks.js";
import { calm } from "./settings.js";
import { say } from "./voice.js";
import { t } from "./words.js";
import { Zoom } from "./zoom.js";

const NEAR = 22;
/** Whatever can be done within so many pixels is meant: a fingertip covers that much. */
const SLOP = 10;
const DOUBLE = 300;

export class Mat {
  /** @param {{press: (id: string) => void, drag: import("./drag.js").Drag, putBack: () => void}} does */
  constructor(does) {
    this.does = does;
    this.board = new Board();
    this.over = node("svg", { class: "over", "aria-hidden": "true", focusable: "false" });
    this.marks = new Marks(this.over);
    this.stage = make("div", { id: "stage" }, this.board.svg, this.over);
    this.room = make("div", { id: "mat", role: "application", tabindex: "0", "aria-describedby": "mat-how" }, this.stage);
    this.how = make("p", { id: "mat-how", class: "unseen" });
    this.tools = make("div", { class: "tools" });
    byId("board").append(this.how, this.room, this.tools);
    this.zoom = new Zoom(this.room, this.stage, () => this.remark());
    this.fit = this.tool("ui-close", "Whole board", () => this.zoom.fit());
    this.closer = this.tool("ui-plus", "Closer", () => this.zoom.step(true));
    this.things = new Map();
    this.finger = "";
    this.fingers = new Map();
    this.tapped = { at: 0, x: 0, y: 0, idle: false };
    this.listen();
    new ResizeObserver(() => this.arrange()).observe(byId("board"));
  }

  tool(drawing, name, does) {
    const button = make("button", { type: "button", class: "tool", onclick: does }, icon(drawing), make("span", { class: "unseen", "data-says": name }, t(name)));
    this.tools.append(button);
    return button;
  }

  // ---- showing -------------------------------------------------------------------------------------------------------

  show(state, moves) {
    const { table } = state;
    this.size = { w: table.width, h: table.height };
    this.things = new Map([...(table.spots ?? []), ...(table.pieces ?? []).filter((piece) => !piece.label)].map((one) => [one.id, one]));
    if (!this.things.has(this.finger)) this.finger = "";
    put(this.room, "aria-label", t("Board"));
    write(this.how, t("Arrow keys go from thing to thing, Enter takes or puts, Esc puts back, full stop goes to the next that can be done. The page In words has everything as a list."));
    this.over.setAttribute("viewBox", `0 0 ${table.width} ${table.height}`);
    this.arrange();
    this.board.show(table, { scale: this.scale, legible: true }, moves && !calm() ? state.pictures ?? [] : []);
  }

  /** Lay the board out as large as its room lets it be. */
  arrange() {
    if (!this.size) return;
    const outer = byId("board");
    const [wide, high] = [outer.clientWidth, outer.clientHeight];
    if (!wide || !high) return;
    const scale = Math.min(wide / this.size.w, high / this.size.h);
    dress(this.room, "width", `${this.size.w * scale}px`);
    dress(this.room, "height", `${this.size.h * scale}px`);
    this.scale = scale;
    this.zoom.place();
  }

  mark(state, grip, culprits) {
    this.grip = grip;
    this.marked = { culprits, mine: state.seat >= 0 };
    this.remark();
  }

  remark() {
    if (!this.grip || !this.scale) return;
    const pixel = 1 / (this.scale * this.zoom.scale);
    const finger = this.room.matches(":focus-visible") ? this.finger : "";
    this.marks.draw(this.grip, { pixel, things: this.things, finger, ...this.marked });
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
    for (const name of ["focus", "blur"]) room.addEventListener(name, () => this.remark());
  }

  /** A finger on something that can be taken does not scroll the page. */
  hold(event) {
    const [touch] = event.touches;
    if (event.touches.length > 1 || this.zoom.close || this.takes(this.at(touch.clientX, touch.clientY))) event.preventDefault();
  }

  takes(id) {
    return Boolean(id && this.grip?.offers.byPiece.has(id));
  }

  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0 });
    if (this.fingers.size > 1) {
      this.does.drag.end(true);
      this.pinched = true;
      return;
    }
    this.pinched = false;
    const id = this.at(event.clientX, event.clientY);
    if (this.takes(id)) this.does.drag.begin(event, id, () => this.face(id));
  }

  face(id) {
    const piece = this.things.get(id);
    const pixels = this.scale * this.zoom.scale;
    const picture = drawing(piece.art ?? [], { x: -piece.w / 2, y: -piece.h / 2, w: piece.w, h: piece.h }, piece.w * pixels);
    return { node: picture, w: piece.w * pixels, h: piece.h * pixels };
  }

  moved(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (this.fingers.size === 1) {
      finger.far += Math.hypot(dx, dy);
      if (this.zoom.close && !this.does.drag.going && finger.far > SLOP && !this.does.drag.waits) this.zoom.pan(dx, dy);
    } else {
      this.pinch(event, finger);
    }
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
    if (!finger || !done || this.pinched || this.does.drag.going || finger.far > SLOP) return;
    this.tap(event.clientX, event.clientY);
  }

  tap(x, y) {
    const box = this.room.getBoundingClientRect();
    const now = performance.now();
    const before = this.tapped;
    const twice = before.idle && now - before.at < DOUBLE && Math.hypot(x - before.x, y - before.y) < 30;
    this.tapped = { at: now, x, y, idle: false };
    if (twice) {
      this.does.putBack();
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

  /** A point of the screen in the units of the board. */
  units(x, y) {
    const box = this.room.getBoundingClientRect();
    const pixels = this.scale * this.zoom.scale;
    return { x: (x - box.left - this.zoom.x) / pixels, y: (y - box.top - this.zoom.y) / pixels, pixels };
  }

  /** The thing that is meant by a point: what can be done there, or near there, before what merely lies there. */
  at(x, y) {
    const { grip } = this;
    if (!grip?.offers || !this.size) return "";
    const point = this.units(x, y);
    const painted = [...this.things.values()].sort((one, two) => (two.order ?? 0) - (one.order ?? 0));
    const under = painted.filter((thing) => gap(thing, point) <= 0);
    const wanted = this.wanted();
    const hit = under.find((thing) => wanted.has(thing.id)) ?? this.close(painted, point, wanted);
    if (hit) return hit.id;
    const answer = this.answer(point);
    return answer || (under[0]?.id ?? "");
  }

  /** What a tap can mean now. */
  wanted() {
    const { grip } = this;
    if (grip.held) return new Set(grip.targets.keys());
    const own = new Set(grip.offers.byPiece.keys());
    return own.size ? new Set([...own, ...grip.offers.bySpot.keys()]) : own;
  }

  close(painted, point, wanted) {
    const reach = NEAR / point.pixels;
    const near = painted.filter((thing) => wanted.has(thing.id)).map((thing) => [gap(thing, point), thing]);
    near.sort(([one], [two]) => one - two);
    return near.length && near[0][0] <= reach ? near[0][1] : null;
  }

  /** The place meant by a drop on the panel that asks: the place for answers, or the only one that can be. */
  answer({ x, y }) {
    const asked = this.board.table?.question;
    const { grip } = this;
    if (!asked || !grip.held) return "";
    if (x < asked.x || y < asked.y || x > asked.x + asked.w || y > asked.y + asked.h) return "";
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
      const able = this.grip ? [...(this.grip.held ? this.grip.targets.keys() : this.grip.offers.byPiece.keys())] : [];
      const found = next(key, this.finger, this.things, able);
      if (!found) return;
      this.point(found);
    }
    event.preventDefault();
  }

  /** Put the finger on a thing, and say what it is and what Enter does there. */
  point(id) {
    this.finger = id;
    const thing = this.things.get(id);
    this.zoom.reveal(thing.x * this.scale, thing.y * this.scale);
    this.remark();
    const { grip } = this;
    const lit = grip.targets.get(id);
    const can = grip.held ? (lit ? t("Enter puts it here: {what}", { what: lit.map((gesture) => grip.offers.brings(gesture) || grip.offers.title(gesture)).join("; ") }) : "") : this.takes(id) ? t("Enter takes it") : "";
    say(grip.offers.name(id), can);
  }
}

/** How far a point is from a thing; 0 or less is on it. */
function gap(thing, { x, y }) {
  return Math.max(Math.abs(x - thing.x) - thing.w / 2, Math.abs(y - thing.y) - thing.h / 2);
}
