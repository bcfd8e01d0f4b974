/**
 * Marks over the board: what can be picked up, where it may go and what it would bring there, what forbids a move, and
 * where the keys are. Their lines and letters keep their size on the screen however close the board is looked at.
 */

import { node } from "./art.js";
import { icon } from "./art.js";
import { advance } from "./letters.js";

const MANY = 16;
/** More signs than this at once are no help: then only what is worth most, or has an icon, shows one. */
const LETTERS = 14;
const QUIET = ["+0", "?", ""];

export class Marks {
  constructor(svg) {
    this.layer = node("g", { "pointer-events": "none" });
    svg.append(this.layer);
  }

  /**
   * @param {import("./grip.js").Grip} grip
   * @param {{pixel: number, things: Map<string, any>, culprits: Set<string>, finger: string, mine: boolean}} look
   *   `pixel` is how many units a pixel of the screen is
   */
  draw(grip, { pixel, things, culprits, finger, mine }) {
    const drawn = [];
    const ring = (id, kind) => {
      const thing = things.get(id);
      if (thing) drawn.push(...outline(thing, kind, pixel));
    };
    if (grip.held) {
      for (const id of grip.targets.keys()) ring(id, "legal");
      ring(grip.held, "held");
      drawn.push(...this.signs(grip, things, pixel));
    } else if (mine) {
      for (const id of grip.offers.byPiece.keys()) ring(id, "can");
    }
    for (const id of culprits) ring(id, "culprit");
    if (finger) ring(finger, "finger");
    this.layer.replaceChildren(...drawn);
  }

  signs(grip, things, pixel) {
    const all = [...grip.targets.entries()].map(([id, found]) => [things.get(id), grip.offers.sign(found)]);
    const loud = all.filter(([thing, { value, icons }]) => thing && (icons.length || !QUIET.includes(value)));
    const values = loud.map(([, sign]) => Number(sign.value.replace("−", "-")) || 0);
    const best = Math.max(...values);
    const shown = loud.length > MANY ? loud.filter(([, sign], at) => sign.icons.length || values[at] === best) : loud;
    return shown.slice(0, MANY * 2).map(([thing, sign]) => pill(thing, sign, pixel));
  }
}

/** Rings as the desk draws them: dark, gold and white for a place; gold with a dark rim for what can be taken. */
const RINGS = {
  legal: [["#2A1A10", 7], ["var(--c-gold)", 4.6], ["#FFFFFF", 1.4]],
  held: [["#2A1A10", 6], ["#FFFFFF", 3]],
  can: [["#2A1A10", 4.2], ["var(--c-gold)", 2.4]],
  culprit: [["#FFF6E0", 5.5], ["#B3261E", 3, "6 4"]],
  finger: [["#2A1A10", 9], ["#FFFFFF", 5], ["#2A1A10", 1.5]],
};

function outline(thing, kind, pixel) {
  const grow = 2 * pixel;
  const [w, h] = [thing.w + 2 * grow, thing.h + 2 * grow];
  const turn = thing.angle ? { transform: `rotate(${thing.angle} ${thing.x} ${thing.y})` } : {};
  return RINGS[kind].map(([stroke, width, dash]) => {
    const drawn = { fill: "none", stroke, "stroke-width": width * pixel, ...turn };
    if (dash) drawn["stroke-dasharray"] = dash.split(" ").map((part) => part * pixel).join(" ");
    return shape(thing, w, h, drawn, pixel);
  });
}

function shape({ x, y, shape: form }, w, h, drawn, pixel) {
  if (form === "oval") return node("ellipse", { cx: x, cy: y, rx: w / 2, ry: h / 2, ...drawn });
  if (form === "hex") {
    const corners = [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]];
    const far = h / 2;
    return node("polygon", { points: corners.map(([cx, cy]) => `${x + cx * far},${y + cy * far}`).join(" "), "stroke-linejoin": "round", ...drawn });
  }
  return node("rect", { x: x - w / 2, y: y - h / 2, width: w, height: h, rx: Math.min(6 * pixel, w / 4), ...drawn });
}

/** A green pill on the upper edge of a place: its value and its icons. */
function pill(thing, { value, icons }, pixel) {
  const size = LETTERS * pixel;
  const long = value ? advance(value, 100, 700) * (size / 100) : 0;
  const side = size * 1.15;
  const wide = long + icons.length * side + size * 0.9;
  const high = size * 1.5;
  const left = thing.x - wide / 2;
  const top = thing.y - thing.h / 2 - high / 2;
  const plate = node("rect", { x: left, y: top, width: wide, height: high, rx: high / 2, fill: "#2F6B3C", stroke: "#FFF6E0", "stroke-width": 1.5 * pixel });
  const parts = [plate];
  if (value) {
    const text = node("text", { x: left + size * 0.45, y: top + high * 0.71, "font-size": size, fill: "#FFFFFF", class: "sign-text" });
    text.textContent = value;
    parts.push(text);
  }
  icons.forEach((name, at) => {
    const picture = icon(name, 24, "#FFFFFF");
    const x = left + size * 0.45 + long + at * side;
    for (const [key, one] of Object.entries({ x, y: top + (high - side) / 2, width: side, height: side })) picture.setAttribute(key, one);
    parts.push(picture);
  });
  return node("g", {}, ...parts);
}
