/**
 * Looking closer at the board: pinch and pan with fingers, double tap, the wheel of a mouse, + - 0 on a keyboard.
 *
 * The board is laid out once, as large as its room; looking closer only transforms it, and the browser paints it sharp
 * again as soon as the fingers rest.
 */

import { dress, put } from "./dom.js";

const MOST = 6;
const STEP = 1.5;
const CLOSER = 2.5;
/** What a double tap shows. */

export class Zoom {
  /**
   * @param {HTMLElement} room @param {HTMLElement} stage what is transformed in it
   * @param {() => void} settled the fingers rest
   */
  constructor(room, stage, settled) {
    Object.assign(this, { room, stage, settled, scale: 1, x: 0, y: 0, timer: 0 });
    room.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  get close() {
    return this.scale > 1.01;
  }

  /** Put the board so that it covers its room, or lies in it whole. */
  place() {
    const { clientWidth: w, clientHeight: h } = this.room;
    const min = (size) => size * (1 - this.scale);
    this.x = Math.min(0, Math.max(min(w), this.x));
    this.y = Math.min(0, Math.max(min(h), this.y));
    dress(this.stage, "transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
    put(this.room, "data-close", this.close);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.settled, 120);
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

  /** Bring a point of the stage into sight. */
  reveal(sx, sy) {
    if (!this.close) return;
    const { clientWidth: w, clientHeight: h } = this.room;
    const [px, py] = [this.x + sx * this.scale, this.y + sy * this.scale];
    const edge = 40;
    const over = (p, size) => (p < edge ? edge - p : p > size - edge ? size - edge - p : 0);
    this.pan(over(px, w), over(py, h));
  }

  wheel(event) {
    event.preventDefault();
    const box = this.room.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    this.about(event.clientX - box.left, event.clientY - box.top, this.scale * factor);
  }
}
