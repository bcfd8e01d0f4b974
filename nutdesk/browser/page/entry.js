/**
 * Something on a board as it is drawn now: a spot, a piece, a mark, or something that only passes.
 *
 *   new Entry(board, thing)   `board` has the look and says what is dimmed
 *   entry.take(thing)         shows a thing: {id, x, y, angle, art, waits}; it is drawn only if it looks different
 *   entry.pose, entry.put()   where and how it is seen at the moment, and bringing that on the screen
 *   entry.order               higher numbers are painted later
 */

import { draw, node } from "./art.js";

/** How strongly a piece is shown that only keeps its place, and a thing that is dimmed. */
const PALE = 0.45;
const DIMMED = 0.55;
/** Above everything that lies still. */
export const LIFT = 1e6;

/** Whether two values of plain data are equal. */
export const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

export class Entry {
  constructor(board, thing) {
    this.board = board;
    this.thing = thing;
    this.element = node("g");
    this.drawn = null;
    this.order = 0;
    this.pose = { x: 0, y: 0, angle: 0, grow: 1, wide: 1, opacity: 1 };
  }

  /** Show a thing; it is drawn only if it looks different. */
  take(thing) {
    if (this.drawn === null || !same(this.thing.art, thing.art)) this.dress(thing.art);
    this.thing = thing;
    this.element.dataset.id = thing.id;
    this.settle();
  }

  dress(art) {
    this.drawn = draw(art ?? [], this.board.look);
    this.element.replaceChildren(this.drawn);
  }

  /** Another side of it while it is turned over; null for its own. */
  turn(art) {
    this.element.replaceChildren(art ? draw(art, this.board.look) : this.drawn);
  }

  /** Be where and as it belongs. */
  settle() {
    const { x, y, angle = 0, waits } = this.thing;
    const pale = waits ? PALE : 1;
    this.pose = { x, y, angle, grow: 1, wide: 1, opacity: this.board.dimmed(this.thing) ? DIMMED * pale : pale };
    this.put();
  }

  put() {
    const { x, y, angle, grow, wide, opacity } = this.pose;
    const turned = angle ? ` rotate(${angle})` : "";
    const scaled = grow !== 1 || wide !== 1 ? ` scale(${grow * wide} ${grow})` : "";
    attribute(this.element, "transform", `translate(${x} ${y})${turned}${scaled}`);
    attribute(this.element, "opacity", opacity < 1 ? Math.max(0, opacity) : null);
  }

  /** Above all others while it moves. */
  lift() {
    this.order += LIFT / 2;
  }
}

/** Set an attribute only if it changes; null takes it away. */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}
