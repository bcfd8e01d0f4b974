/** A drawing of the table as a picture in the page, cut to a box of its own units. */

import { draw, node } from "./art.js";

/**
 * @param {any[]} art
 * @param {{x: number, y: number, w: number, h: number}} box in the units of the drawing
 * @param {number} [wide] about how many pixels of the page it will be wide, so that its letters keep their least size
 */
export function drawing(art, { x, y, w, h }, wide = w) {
  const size = { viewBox: `${x} ${y} ${w} ${h}`, "aria-hidden": "true", focusable: "false" };
  return node("svg", size, draw(art, { scale: Math.max(0.2, wide / w) }));
}
