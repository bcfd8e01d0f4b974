/**
 * The board of a table (browser/plain.py) as SVG: backdrop, what is painted on it, spots and pieces with their marks.
 * It knows no game and no socket, and nothing of the page around it; units are those of core/table.py.
 *
 *   const board = new Board({look, beside})
 *     look      how it is drawn: see art.js; `scale` is what a page sets with rescale()
 *     beside    (key) => {x, y} | null: where on the screen something is that is not on the board: a piece of the hand by
 *               its id, 'hand', 'seat-0'. It is asked when a table comes: show the new hand after that.
 *   board.element                   the <svg>; its viewBox is the whole table. Whoever pans or zooms changes its size, or
 *                                   moves and scales it or what it is in
 *   board.show(table, {moves, calm, dropped})
 *                                   shows a table and says in a promise when everything has arrived. What stayed the same
 *                                   is not drawn again. `moves` (default true): whether what changes is seen moving;
 *                                   `calm`: fades only (default: as the device asks); `dropped`: {id: {x, y}}, where on
 *                                   the screen pieces were let go
 *   board.end()                     puts everything in its place at once
 *   board.mark(owner, kinds)        marks of one owner, replacing those it had: {legal: [ids], held: [ids], …}, the kinds
 *                                   of marks.js
 *   board.last(ids, colour)         what a player of this colour has just changed; no ids: nothing
 *   board.sign(signs)               a sign on each place: {id: {words, icons, quiet}}
 *   board.glow(id)                  the drawing of a spot or piece that is pointed at; '' ends it
 *   board.dim(ids)                  everything but these is shown paler; null ends it
 *   board.rescale(scale)            pixels per unit from now on: letters keep their least size. After a pinch, not in it
 *   board.at(x, y, reach)           ids of what lies at a point of the screen, topmost first: pieces, their spots, spots;
 *                                   then small things within `reach` pixels
 *   board.onBoard(x, y), board.onScreen(x, y)
 *                                   a point of the screen in units of the table, and back
 *   board.box(id)                   where a thing is on the screen: {x, y, w, h} around its middle; null if it is not here
 */

import { draw, node } from "./art.js";
import { choreograph } from "./choreography.js";
import { Entry, LIFT, attribute, same } from "./entry.js";
import { BELOW, mark, moved, pill } from "./marks.js";
import { Motion } from "./motion.js";
import { facts, signed } from "./signs.js";

const like = (piece) => piece.like || piece.id;
const handOf = (table) => (table?.hand ?? []).flatMap((group) => group.pieces ?? []);

export class Board {
  constructor({ look = {}, beside = () => null } = {}) {
    this.look = { scale: 1, ...look };
    this.beside = beside;
    this.table = null;
    this.motion = new Motion();
    this.backdrop = node("g");
    this.painted = node("g");
    this.things = node("g");
    this.over = node("g", { "pointer-events": "none" });
    this.element = node("svg", { class: "board" }, this.backdrop, this.painted, this.things, this.over);
    /** @type {Map<string, Entry>} */
    this.spots = new Map();
    /** @type {Map<string, Entry>} */
    this.pieces = new Map();
    this.badges = new Map();
    this.marks = new Map();
    this.signs = {};
    this.moving = [];
    this.lit = null;
  }

  // ---- showing ------------------------------------------------------------------------------------------------------

  async show(table, { moves = true, calm = wantsCalm(), dropped = {} } = {}) {
    this.motion.end();
    const old = this.table;
    const places = this.placesNow(old);
    this.table = table;
    attribute(this.element, "viewBox", `0 0 ${table.width} ${table.height}`);
    if (!same(old?.backdrop, table.backdrop)) this.backdrop.replaceChildren(draw(table.backdrop ?? [], this.look));
    const [was, now] = [old, table].map((each) => [each?.marks ?? [], each?.leads ?? []]);
    if (!same(was, now)) this.painted.replaceChildren(draw(now.flat(), this.look));
    this.showSpots(table.spots ?? []);
    const change = this.showPieces(table.pieces ?? [], places);
    this.remark();
    if (!old || !moves) {
      for (const entry of change.gone.values()) entry.element.remove();
      this.sort();
      return;
    }
    this.places = places;
    const letGo = Object.entries(dropped).map(([key, { x, y }]) => [key, this.onBoard(x, y)]);
    const tracks = choreograph({ ...change, board: this, cues: table.cues ?? [], calm, dropped: new Map(letGo) });
    this.moving.push(...change.gone.values());
    this.sort();
    await this.motion.start(tracks, () => this.arrived());
  }

  end() {
    this.motion.end();
  }

  /** Everything has arrived: what only passed is gone, and what moved lies where it belongs. */
  arrived() {
    for (const entry of this.moving) entry.element.remove();
    this.moving = [];
    for (const entry of this.pieces.values()) {
      entry.order = entry.rest;
      entry.settle();
    }
    this.sort();
  }

  showSpots(spots) {
    const wanted = new Set(spots.map((spot) => spot.id));
    for (const [key, entry] of this.spots) {
      if (wanted.has(key)) continue;
      entry.element.remove();
      this.spots.delete(key);
      this.badges.get(key)?.element.remove();
      this.badges.delete(key);
    }
    for (const spot of spots) {
      const entry = this.spots.get(spot.id) ?? new Entry(this, spot);
      this.spots.set(spot.id, entry);
      entry.take(spot);
      entry.order = spot.order ?? 0;
      this.showBadge(spot);
    }
  }

  showBadge(spot) {
    const badge = { id: spot.id, x: spot.x, y: spot.y, art: spot.badge };
    const entry = this.badges.get(spot.id);
    if (!spot.badge?.length) {
      entry?.element.remove();
      this.badges.delete(spot.id);
      return;
    }
    const shown = entry ?? new Entry(this, badge);
    this.badges.set(spot.id, shown);
    shown.take(badge);
    shown.order = (spot.order ?? 0) + 0.7;
  }

  /** Show pieces; of identical things, those that stay put come first. */
  showPieces(pieces, places) {
    const left = new Map(this.pieces);
    const kept = new Map();
    for (const piece of pieces) {
      const entry = left.get(piece.id);
      if (!entry || like(entry.thing) !== like(piece)) continue;
      kept.set(piece.id, entry);
      left.delete(piece.id);
    }
    for (const piece of pieces) {
      if (kept.has(piece.id) || !piece.like) continue;
      const loose = [...left].find(([, entry]) => entry.thing.like === piece.like);
      if (!loose) continue;
      kept.set(piece.id, loose[1]);
      left.delete(loose[0]);
    }
    const starts = new Map();
    const fresh = new Set();
    const rolled = [];
    this.pieces = new Map();
    pieces.forEach((piece, number) => {
      const entry = kept.get(piece.id) ?? new Entry(this, piece);
      if (kept.has(piece.id)) {
        starts.set(piece.id, [entry.pose.x, entry.pose.y]);
        if ((entry.thing.tumble ?? 0) !== (piece.tumble ?? 0)) rolled.push(entry);
      } else {
        const start = places.hand.get(piece.id) ?? places.hand.get(like(piece));
        if (start) starts.set(piece.id, start);
        fresh.add(piece.id);
      }
      entry.take(piece);
      entry.rest = (piece.order ?? 0) + number * 1e-6;
      entry.order = entry.rest;
      this.pieces.set(piece.id, entry);
    });
    const held = new Set(handOf(this.table).flatMap((piece) => [piece.id, like(piece)]));
    const taken = new Set([...left].filter(([key, { thing }]) => held.has(key) || held.has(like(thing))).map(([key]) => key));
    return { pieces: this.pieces, starts, fresh, taken, rolled, gone: left };
  }

  /** Where everything is before another table comes: pieces by id, and those of the hand by what they are like too. */
  placesNow(old) {
    const board = new Map([...this.pieces].map(([key, entry]) => [key, [entry.pose.x, entry.pose.y]]));
    const hand = new Map();
    for (const piece of handOf(old)) {
      const place = this.aside(piece.id);
      if (!place) continue;
      hand.set(piece.id, place);
      hand.set(like(piece), place);
    }
    return { board, hand };
  }

  /** Put the elements into the order in which they are painted. */
  sort() {
    const marks = [...this.marks.values()].flat();
    const shown = [...this.spots.values(), ...this.badges.values(), ...this.pieces.values(), ...this.moving, ...marks];
    const sorted = shown.map((entry, k) => [entry, k]).sort(([a, i], [b, k]) => a.order - b.order || i - k);
    let next = this.things.firstChild;
    for (const [{ element }] of sorted) {
      if (element === next) next = next.nextSibling;
      else this.things.insertBefore(element, next);
    }
    while (next) {
      const over = next;
      next = next.nextSibling;
      over.remove();
    }
  }

  rescale(scale) {
    if (scale === this.look.scale) return;
    this.motion.end();
    this.look = { ...this.look, scale };
    if (!this.table) return;
    this.backdrop.replaceChildren(draw(this.table.backdrop ?? [], this.look));
    this.painted.replaceChildren(draw([...(this.table.marks ?? []), ...(this.table.leads ?? [])], this.look));
    for (const entry of [...this.spots.values(), ...this.badges.values(), ...this.pieces.values()]) {
      entry.dress(entry.thing.art);
    }
    this.remark();
  }

  // ---- marks --------------------------------------------------------------------------------------------------------

  mark(owner, kinds) {
    this.wanted = { ...this.wanted, [owner]: kinds };
    this.remark();
  }

  last(ids, colour) {
    this.changed = ids.length ? { ids, colour } : null;
    this.remark();
  }

  sign(signs) {
    this.signs = signs;
    this.remark();
  }

  glow(id) {
    const glow = this.entry(id)?.thing.glow;
    this.over.replaceChildren(...(glow?.length ? [draw(glow, this.look)] : []));
  }

  dim(ids) {
    this.lit = ids ? new Set(ids) : null;
    if (this.motion.running) return;
    for (const entry of [...this.spots.values(), ...this.pieces.values()]) entry.settle();
  }

  dimmed(thing) {
    return this.lit !== null && !this.lit.has(thing.id) && !this.lit.has(thing.spot);
  }

  /** Lay all marks anew: where something is and what it looks like may have changed. */
  remark() {
    for (const entry of [...this.marks.values()].flat()) entry.element.remove();
    this.marks.clear();
    for (const [owner, kinds] of Object.entries(this.wanted ?? {})) {
      const rims = Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => this.rim(id, kind)));
      this.marks.set(owner, rims.filter(Boolean));
    }
    if (this.changed) {
      const { ids, colour } = this.changed;
      const shown = ids.map((id) => this.entry(id)).filter(Boolean);
      this.marks.set("last move", shown.map((entry) => this.laid(entry, moved(entry.thing, colour), entry.order + 0.45)));
    }
    const wanted = Object.entries(this.signs).filter(([id, { words, icons }]) => this.entry(id) && (words || icons?.length));
    const busy = wanted.length ? this.busy() : [];
    const signs = wanted.map(([id, { words = "", icons = [], quiet = false }]) => {
      const entry = this.entry(id);
      return this.laid(entry, signed(entry.thing, pill(words, icons, quiet), this.look.scale || 1, busy), LIFT);
    });
    this.marks.set("signs", signs);
    this.sort();
  }

  /** The boxes of what a sign should not cover. */
  busy() {
    const pieces = [...this.pieces.values()].map(({ thing: { x, y, w, h } }) => ({ x: x - w / 2, y: y - h / 2, w, h }));
    const things = [...this.spots.values(), ...this.badges.values()].map(({ thing }) => thing);
    const told = things.flatMap((thing) => facts(this.spots.get(thing.id).thing, thing.art));
    return [...pieces, ...told];
  }

  rim(id, kind) {
    const entry = this.entry(id);
    if (!entry) return null;
    const above = kind === "focus" ? LIFT : BELOW.has(kind) && this.pieces.has(id) ? -0.001 : 0.5;
    return this.laid(entry, mark(entry.thing, kind), entry.order + above);
  }

  /** A drawing around the middle of a thing. */
  laid(entry, art, order) {
    const { x, y, angle } = entry.thing;
    const made = new Entry(this, { id: "", x, y, angle, art });
    made.take(made.thing);
    made.element.removeAttribute("data-id");
    made.element.setAttribute("pointer-events", "none");
    made.order = order;
    return made;
  }

  // ---- for the choreography -----------------------------------------------------------------------------------------

  /** Where something was before the change, or is now, on the board or beside it. */
  place(key) {
    const before = this.places.board.get(key) ?? this.places.hand.get(key);
    if (before) return before;
    const entry = this.entry(key);
    return entry ? [entry.pose.x, entry.pose.y] : this.aside(key);
  }

  /** A drawing that is only seen while things move. */
  passing(art, x, y) {
    const entry = new Entry(this, { id: "", x, y, art });
    entry.take(entry.thing);
    entry.order = LIFT * 0.62;
    this.moving.push(entry);
    return entry;
  }

  /** A rim that gleams around a thing on the board. */
  gleam(key) {
    const entry = this.entry(key);
    if (!entry) return null;
    const rim = this.laid(entry, mark(entry.thing, "gleam"), entry.order + 0.6);
    rim.pose.opacity = 0;
    rim.put();
    this.moving.push(rim);
    return rim;
  }

  // ---- finding ------------------------------------------------------------------------------------------------------

  entry(id) {
    return this.pieces.get(id) ?? this.spots.get(id);
  }

  at(x, y, reach = 22) {
    const [u, v] = this.onBoard(x, y);
    const far = reach / this.frame().unit;
    const hits = [];
    const near = [];
    for (const entry of [...this.pieces.values(), ...this.spots.values()]) {
      const { thing } = entry;
      const [across, down] = [Math.abs(u - thing.x), Math.abs(v - thing.y)];
      const high = thing.shape === "hex" ? thing.h / 2 - (across * thing.h) / (2 * thing.w) : thing.h / 2;
      if (across <= thing.w / 2 && down <= high) hits.push([entry.order, thing]);
      else if (Math.max(across, down) <= far && Math.min(thing.w, thing.h) < 2 * far) {
        near.push([Math.max(across, down), thing]);
      }
    }
    hits.sort((a, b) => b[0] - a[0]);
    near.sort((a, b) => a[0] - b[0]);
    const ids = [...hits, ...near].flatMap(([, thing]) => [thing.id, thing.spot || thing.id]);
    return [...new Set(ids)];
  }

  box(id) {
    const entry = this.entry(id);
    if (!entry) return null;
    const { x, y, w, h } = entry.thing;
    const corners = [[x - w / 2, y - h / 2], [x + w / 2, y + h / 2]].map(([u, v]) => this.onScreen(u, v));
    const [[left, top], [right, bottom]] = corners;
    return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
  }

  /** Something that is not on the board, in units of the board; null if it is not on the screen. */
  aside(key) {
    const found = this.beside(key);
    return found && this.element.isConnected ? this.onBoard(found.x, found.y) : null;
  }

  /**
   * Where the table lies on the screen, and how large a unit is there. From the element's box: not every browser counts
   * in what transforms the elements around it.
   */
  frame() {
    const { width = 1, height = 1 } = this.table ?? {};
    const box = this.element.getBoundingClientRect();
    const unit = Math.min(box.width / width, box.height / height) || 1;
    return { unit, left: box.left + (box.width - width * unit) / 2, top: box.top + (box.height - height * unit) / 2 };
  }

  onBoard(x, y) {
    const { unit, left, top } = this.frame();
    return [(x - left) / unit, (y - top) / unit];
  }

  onScreen(x, y) {
    const { unit, left, top } = this.frame();
    return [left + x * unit, top + y * unit];
  }
}

function wantsCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
