/**
 * What of a drawing can be read where it is small: its texts at the least size, their plates and discs with them.
 * The desk's rules for a projector (desk/kit/legibility.py), for a board on a phone.
 *
 *   legible(art, look)   the drawing without texts that do not fit at the least size, and without their backgrounds
 */

import { advance, fitWords, fits, heightOf, leastSize, whole, worded } from "./letters.js";

/** The plate or disc of so few letters grows up to so many times its height or width, so that they can be read. */
const SHORT = 5;
const GROWTH = 1.9;

export function legible(art, look) {
  const shown = [...art];
  const least = leastSize(look);
  const labels = art.flatMap((layer, k) => (layer.is === "label" && layer.text ? [[k, whole(layer)]] : []));
  const beneath = new Map();
  art.forEach((layer, k) => on(layer, k, labels).slice(0, 1).forEach((n) => beneath.set(n, k)));
  const widest = Math.max(...art.filter((layer) => layer.is === "box").map((layer) => layer.w), -Infinity);
  const dropped = new Set();
  const written = [];
  for (const [k, given] of labels) {
    const label = worded(given, look);
    const ground = beneath.get(k);
    const ink = inkOf(label, look);
    const gap = (ink.bottom - ink.top) * 0.4; // words beside each other are two words
    const wholeFits = fits(label, look);
    const held = ground !== undefined && holds(art[ground], label, least, widest === -Infinity ? Infinity : widest);
    if (!(wholeFits || held) || written.some((other) => meet(ink, other, gap))) {
      dropped.add(k);
      continue;
    }
    written.push(ink);
    if (ground !== undefined) [shown[ground], shown[k]] = grown(art[ground], label, least, !wholeFits);
  }
  art.forEach((layer, k) => {
    const above = on(layer, k, labels);
    if (above.length && above.every((n) => dropped.has(n))) dropped.add(k);
  });
  return shown.filter((_, k) => !dropped.has(k));
}

const meet = (one, other, gap) =>
  one.left - gap < other.right && other.left < one.right + gap && one.top < other.bottom && other.top < one.bottom;

const middle = (layer) => [layer.x + layer.w / 2, layer.y + layer.h / 2];

/** The places of the labels whose background this layer is: a plate of any, a disc of the number right after it. */
function on(ground, place, labels) {
  if (ground.is === "oval" && ground.fill) {
    return labels.filter(([n, label]) => n === place + 1 && inMiddle(ground, label)).map(([n]) => n);
  }
  if (ground.is === "box") return labels.filter(([n, label]) => n > place && carries(ground, label)).map(([n]) => n);
  return [];
}

function inMiddle(disc, label) {
  const [x, y] = middle(label);
  const [u, v] = middle(disc);
  return label.align === "centre" && Math.abs(x - u) + Math.abs(y - v) < 1;
}

/** Whether a box is only the background of a label. */
function carries(plate, label) {
  const [x, y] = middle(label);
  const inside =
    x >= plate.x - 1 && x <= plate.x + plate.w + 1 && y >= plate.y - 1 && y <= plate.y + plate.h + 1;
  return plate.h <= label.h * 1.8 && plate.w <= label.w * 4 && inside;
}

/** How wide and high a background has to be for a text at the least size. */
function wanted(ground, label, least) {
  const size = Math.max(label.size, least);
  const long = advance(label.text, size, label.weight, label.display);
  if (ground.is === "box") return [long + size * 0.3, size];
  const wide = Math.max(size * 1.3, long + size * 0.5);
  return [wide, (ground.h * wide) / ground.w];
}

/** Whether a background can grow enough for a text, a plate not beyond the thing itself. */
function holds(ground, label, least, widest) {
  if (label.wrap || [...label.text].length > SHORT) return false;
  const [wide, high] = wanted(ground, label, least);
  if (ground.is === "box" && wide > Math.max(widest, ground.w)) return false;
  return wide <= ground.w * GROWTH && high <= ground.h * GROWTH;
}

/** The background, large enough for its text, and the text in its middle. */
function grown(ground, label, least, wider) {
  if (label.wrap || least <= label.size) return [ground, label];
  let [wide, high] = wanted(ground, label, least);
  if (ground.is === "box" && !wider) wide = ground.w; // its letters are narrow enough
  const more = Math.max(0, wide - ground.w);
  const taller = Math.max(0, high - ground.h);
  const at = middle(ground)[1];
  const long = advance(label.text, Math.max(label.size, least), label.weight, label.display);
  const room = wider ? Math.max(more, long - label.w) : more;
  const down = -Math.sign(at || 1) * Math.min(taller / 2, Math.abs(at)); // towards the middle, and not past it
  const move = (layer, wideBy) => ({
    ...layer,
    x: layer.x - wideBy / 2,
    y: layer.y + down - taller / 2,
    w: layer.w + wideBy,
    h: layer.h + taller,
  });
  return [move(ground, more), move(label, room)];
}

/** Where the text of a label will be: slightly less than all of it. */
function inkOf(label, look) {
  const size = Math.max(label.size, leastSize(look));
  const wide = Math.min(advance(label.text, size, label.weight, label.display), label.w);
  const high = label.wrap ? heightOf(label, label.text, size, fitWords(label, label.text, size)) : size;
  const left = label.x + (label.w - wide) * { left: 0, centre: 0.5, right: 1 }[label.align] + 1;
  const top = (label.top ? label.y : label.y + (label.h - high) / 2) + size * 0.15;
  return { left, top, right: left + Math.max(1, wide - 2), bottom: top + Math.max(1, high - size * 0.3) };
}
