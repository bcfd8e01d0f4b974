/**
 * Draws a drawing of core/table.py (Art, as browser/plain.py sends it) into SVG elements, as the desk paints it.
 *
 * What others use:
 *   await drawingsFrom(text)        the sprite of resources/art, once: the text of /page/drawings.svg
 *   draw(art, look)                 a <g> with the drawing
 *   look = {scale, floor, text, legible}
 *                                   pixels per unit, so that letters keep their least size (floor, 13 pixels); how much
 *                                   larger texts become where there is room; whether texts that cannot be read are left
 *                                   out, as on a projector: for a board on a phone
 *   picture(art, w, h, look)        an <svg> of its own with a drawing in a box: a panel's body, a card in a list
 *   icon(name, side, colour)        an <svg> of its own with one drawing of resources/art
 *   paint(name)                     a colour of ours as one of SVG: a role becomes a variable of the style sheet
 *   node(tag, attributes, ...children)  an SVG element
 *
 * A role of the theme is var(--c-ROLE): another theme is another set of variables, and nothing is drawn again. Only
 * attributes are set, no inline style, so that the strictest content security policy holds.
 */

import { legible } from "./legibility.js";
import { DISPLAY, TEXT, set, whole } from "./letters.js";

const SVG = "http://www.w3.org/2000/svg";
/** The colour of outlines in resources/art, which a tint replaces. */
const INK = "#3B2416";
const SHADOW = "#2A1808";

export function node(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== "") made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A colour for SVG: ours has its alpha first. */
export function paint(name) {
  if (name.startsWith("@")) return `var(--c-${name.slice(1)})`;
  return name.length === 9 ? `#${name.slice(3)}${name.slice(1, 3)}` : name;
}

// ---- what drawings share: symbols and gradients ---------------------------------------------------------------------

/** What a sprite says of each symbol: a table needs one in five, and to read them all takes a phone a tenth of a second.
 * @type {Map<string, string>} */
const symbols = new Map();
const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;
const shared = new Set();
let store = null;
let clips = 0;

/** Where symbols and gradients are kept: hidden, but not `display: none`, as browsers forget gradients there. */
function cupboard() {
  if (!store) {
    store = node("svg", { width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, node("defs"));
    store.style.position = "absolute";
    document.body.append(store);
  }
  return store.firstChild;
}

/** Take the drawings of a sprite, for use as they are needed. */
export function drawingsFrom(text) {
  for (const [symbol, id] of text.matchAll(SYMBOL)) symbols.set(id, symbol);
}

/** The reference to a drawing of resources/art; null if there is no such drawing. */
function drawing(name) {
  const id = `art-${name}`;
  const symbol = symbols.get(id);
  if (!symbol) return null;
  if (!shared.has(id)) {
    const read = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${symbol}</svg>`, "image/svg+xml");
    cupboard().append(document.importNode(read.documentElement.firstChild, true));
    shared.add(id);
  }
  return `#${id}`;
}

function gradient(id, place, stops) {
  if (!shared.has(id)) {
    const made = stops.map(([offset, colour, opacity]) =>
      node("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    );
    cupboard().append(node("radialGradient", { id, ...place }, ...made));
    shared.add(id);
  }
  return `url(#${id})`;
}

function fill(name, soft = false) {
  if (!name) return "none";
  const colour = paint(name);
  if (soft) {
    const stops = [[0, colour], [0.55, colour, 0.6], [1, colour, 0]];
    return gradient(`soft-${name.replace(/[^\w]/g, "-")}`, { cx: 0.5, cy: 0.5, r: 0.5 }, stops);
  }
  if (name === "@felt") {
    const stops = [[0, paint("@felt")], [1, paint("@felt2")]];
    return gradient("felt", { cx: 0.4, cy: 0.25, r: 0.8 }, stops);
  }
  return colour;
}

// ---- layers ---------------------------------------------------------------------------------------------------------

const near = (value) => Math.round(value * 1000) / 1000;

/** The attributes of a line; dashes are as many times as long as the line is wide, as in Qt. */
function stroke({ line, width = 2, dash }) {
  if (!line || !width) return {};
  const drawn = { stroke: paint(line), "stroke-width": width, "stroke-linejoin": "round" };
  if (dash?.length) return { ...drawn, "stroke-dasharray": dash.map((part) => near(part * width)).join(" ") };
  return { ...drawn, "stroke-linecap": "round" };
}

const pointsOf = (points) => points.map(([x, y]) => `${x},${y}`).join(" ");

/** A group that paints only inside a polygon. */
function cut(clip, attributes, child) {
  const id = `cut-${(clips += 1)}`;
  const shape = node("clipPath", { id }, node("polygon", { points: pointsOf(clip) }));
  return node("g", attributes, shape, node("g", { "clip-path": `url(#${id})` }, child));
}

function svg(layer) {
  const href = drawing(layer.name);
  if (!href) return null;
  const tint = layer.tint ? solid(layer.tint) : INK;
  const { x, y, w, h } = layer;
  // As at the desk every shape is so faint, and not all of them together: what is below one another adds up.
  const faint = { "fill-opacity": layer.opacity, "stroke-opacity": layer.opacity };
  const used = node("use", { href, x, y, width: w, height: h, color: tint, ...faint });
  return layer.clip?.length ? cut(layer.clip, {}, used) : used;
}

/** A tint covers whatever the colour's alpha is. */
function solid(name) {
  return name.length === 9 && name.startsWith("#") ? `#${name.slice(3)}` : paint(name);
}

function box(layer) {
  const { x, y, w, h, radius } = layer;
  return node("rect", { x, y, width: w, height: h, rx: radius, fill: fill(layer.fill), ...stroke(layer) });
}

function oval(layer) {
  const { x, y, w, h } = layer;
  const place = { cx: near(x + w / 2), cy: near(y + h / 2), rx: w / 2, ry: h / 2 };
  return node("ellipse", { ...place, fill: fill(layer.fill, layer.soft), ...stroke(layer) });
}

function poly(layer) {
  const closed = layer.closed ?? true;
  const points = pointsOf(layer.points);
  if (!closed) return node("polyline", { points, fill: "none", ...stroke(layer) });
  return node("polygon", { points, fill: fill(layer.fill), "fill-rule": "evenodd", ...stroke(layer) });
}

function label(layer, look) {
  const given = whole(layer);
  const written = set(given, look);
  if (!written) return null;
  const { size, narrow, lines } = written;
  const face = given.display
    ? { "font-family": DISPLAY, "font-size": size }
    : { "font-family": TEXT, "font-size": size, "font-weight": given.weight };
  const drawn = lines.map((line) => {
    const text = node("text", { x: near(given.x / narrow + line.x), y: near(line.y) });
    text.textContent = line.text;
    return text;
  });
  const squeezed = narrow < 1 ? { transform: `scale(${near(narrow)} 1)` } : {};
  const ink = { fill: paint(given.colour), "text-rendering": "geometricPrecision" };
  if (drawn.length === 1) {
    for (const [name, value] of Object.entries({ ...face, ...ink, ...squeezed })) drawn[0].setAttribute(name, value);
    return drawn[0];
  }
  return node("g", { ...face, ...ink, ...squeezed }, ...drawn);
}

/** The soft shadow below a panel, with light from the top left. */
function shadow({ x, y, w, h, radius, depth, strength = 0.3 }) {
  const rings = [];
  for (let k = 0; k < 6; k += 1) {
    const grow = depth * (k / 5) * 1.1 - depth * 0.25;
    const wide = Math.max(0, w + 2 * grow);
    const high = Math.max(0, h + 2 * grow);
    const at = { x: near(x - grow + depth * 0.25), y: near(y - grow + depth * 0.7) };
    rings.push(node("rect", { ...at, width: near(wide), height: near(high), rx: near(Math.max(0, radius + grow)) }));
  }
  return node("g", { fill: SHADOW, "fill-opacity": near(strength / 6) }, ...rings);
}

function inset(layer, look) {
  const { x = 0, y = 0, scale = 1 } = layer;
  const place = { transform: `translate(${x} ${y}) scale(${scale})` };
  const inner = draw(layer.art, { ...look, scale: (look.scale ?? 1) * scale });
  return layer.clip?.length ? cut(layer.clip, place, inner) : node("g", place, inner);
}

const KINDS = { svg, box, oval, poly, label, shadow, inset };

// ---- drawings -------------------------------------------------------------------------------------------------------

export function draw(art, look = {}) {
  const shown = look.legible ? legible(art, look) : art;
  return node("g", {}, ...shown.map((layer) => KINDS[layer.is](layer, look)).filter(Boolean));
}

export function picture(art, w, h, look = {}) {
  const size = { viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true", focusable: "false" };
  return node("svg", size, draw(art, look));
}

export function icon(name, side = 24, colour = "") {
  return picture([{ is: "svg", name, x: 0, y: 0, w: side, h: side, tint: colour }], side, side);
}
