/** Dragging a piece with a finger or a mouse: a copy of it follows, and where it is let go counts as a tap there. */

import { make } from "./dom.js";

const FAR = 8;
/** So many pixels make a drag of a tap. */
const RAISED = 34;
/** A finger covers what it holds, so the copy is drawn above it. */

export class Drag {
  /**
   * @param {{lift: (id: string) => void, aim: (x: number, y: number) => string, drop: (id: string) => void,
   *   mayLift: (id: string) => boolean, back: () => void}} does
   */
  constructor(does) {
    this.does = does;
    this.ghost = null;
    /** @type {(() => void)|null} */
    this.forget = null;
    this.swallows = false;
    addEventListener("click", (event) => this.swallow(event), true);
  }

  get going() {
    return this.ghost !== null;
  }

  /** Whether a finger is on something that it could drag. */
  get waits() {
    return Boolean(this.forget);
  }

  /**
   * A finger or the mouse went down on a piece.
   * @param {PointerEvent} event @param {string} id @param {() => {node: Element, w: number, h: number}} face
   * @param {(dx: number, dy: number) => boolean} [means] whether a way so far is a drag, and not a scroll
   */
  begin(event, id, face, means = () => true) {
    if (event.button !== 0 || !event.isPrimary || !this.does.mayLift(id)) return;
    this.end();
    const start = { x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse" };
    const move = (next) => this.move(next, start, id, face, means);
    const up = (next) => this.up(next, start);
    const off = () => this.end(true);
    const moved = { pointermove: move, pointerup: up, pointercancel: off };
    for (const [name, hear] of Object.entries(moved)) addEventListener(name, hear);
    this.forget = () => {
      for (const [name, hear] of Object.entries(moved)) removeEventListener(name, hear);
    };
  }

  move(event, start, id, face, means) {
    if (!event.isPrimary) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (!means(dx, dy)) {
        this.end();
        return;
      }
      this.does.lift(id);
      const { node, w, h } = face();
      this.ghost = make("div", { class: "ghost", "aria-hidden": "true" }, node);
      this.ghost.style.width = `${w}px`;
      this.ghost.style.height = `${h}px`;
      document.body.append(this.ghost);
    }
    event.preventDefault();
    const lift = start.touch ? RAISED : 0;
    this.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY - lift}px) translate(-50%, -50%)`;
  }

  up(event, start) {
    if (!this.ghost) {
      this.end();
      return;
    }
    const lift = start.touch ? RAISED : 0;
    const raised = lift && this.does.aim(event.clientX, event.clientY - lift);
    const spot = raised || this.does.aim(event.clientX, event.clientY);
    this.swallows = true;
    setTimeout(() => (this.swallows = false), 0);
    this.end();
    this.does.drop(spot);
  }

  /** Let go without a drop; `back` puts the piece back. */
  end(back = false) {
    const was = this.ghost;
    this.forget?.();
    this.forget = null;
    this.ghost = null;
    was?.remove();
    if (was && back) this.does.back();
  }

  /** The click that a browser makes of a finished drag means nothing. */
  swallow(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
