/**
 * Looking closer at the board: pinch and pan with fingers, double tap, the wheel of a mouse, + - 0 on a keyboard.
 *
 * While fingers move, the picture of the board is only stretched and pushed, which costs nothing; when they rest it is
 * laid out anew at its size, sharp, with letters that are read.
 */

import { dress, put } from "./dom.js";

const MOST = 6;
const STEP = 1.5;
const CLOSER = 2.5;
/** What a double tap shows. */
const REST = 140;
const EDGE = 40;

export class Zoom {
  /**
   * @param {HTMLElement} room @param {HTMLElement} stage what lies in it
   * @param {() => void} settled the stage has its size
   */
  constructor(room, stage, settled) {
    Object.assign(this, { room, stage, settled, scale: 1, x: 0, y: 0, timer: 0 });
    this.laid = { scale: 1, x: 0, y: 0 };
    room.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  get close() {
    return this.scale > 1.01;
  }

  /** Push and stretch the picture; it never leaves its room. */
  place() {
    const { clientWidth: w, clientHeight: h } = this.room;
    this.x = Math.min(0, Math.max(w * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(h * (1 - this.scale), this.y));
    const grown = this.scale / this.laid.scale;
    dress(this.stage, "transform", `translate(${this.x - this.laid.x}px, ${this.y - this.laid.y}px) scale(${grown})`);
    put(this.room, "data-close", this.close);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), REST);
  }

  /** Lay the stage out at its size. */
  settle() {
    clearTimeout(this.timer);
    const { clientWidth: w, clientHeight: h } = this.room;
    const { scale, x, y } = this;
    this.laid = { scale, x, y };
    const box = { left: x, top: y, width: w * scale, height: h * scale };
    for (const [side, size] of Object.entries(box)) dress(this.stage, side, `${size}px`);
    dress(this.stage, "transform", "none");
    this.settled();
  }

  /** Scale about a point of the room. */
  about(px, py, scale) {
    const next = Math.min(MOST, Math.max(1, scale));
    this.x = px - ((px - this.x) / this.scale) * next;
    this.y = py - ((py - this.y) / this.scale) * next;
    this.scale = next;
    this.place();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  fit() {
    Object.assign(this, { scale: 1, x: 0, y: 0 });
    this.place();
  }

  step(closer) {
    const { clientWidth: w, clientHeight: h } = this.room;
    this.about(w / 2, h / 2, this.scale * (closer ? STEP : 1 / STEP));
  }

  /** A double tap: closer, or whole again. */
  toggle(px, py) {
    if (this.close) this.fit();
    else this.about(px, py, CLOSER);
  }

  /** Bring a point of the screen into sight. */
  reveal(x, y) {
    const box = this.room.getBoundingClientRect();
    const over = (p, size) => (p < EDGE ? EDGE - p : p > size - EDGE ? size - EDGE - p : 0);
    if (this.close) this.pan(over(x - box.left, box.width), over(y - box.top, box.height));
  }

  wheel(event) {
    event.preventDefault();
    const box = this.room.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    this.about(event.clientX - box.left, event.clientY - box.top, this.scale * factor);
  }
}
