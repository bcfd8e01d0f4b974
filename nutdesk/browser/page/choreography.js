/**
 * How the change from one table to the next is seen: who travels, what is turned over, what gleams, and when. The desk's
 * rules (desk/table/choreography.py), for a board in a browser.
 *
 *   choreograph(change)   the tracks of a change
 *   change = {
 *     board     what draws: place(key), rim(thing, entry, kind), show(art, x, y) and the like (see board.js)
 *     cues      of the table that comes
 *     pieces    Map of the entries on the board now, by id
 *     starts    Map of where those were that stay, by their new ids: [x, y]
 *     gone      Map of the entries that vanish, by their old ids
 *     fresh     Set of the ids that are new
 *     taken     Set of the old ids of those that lie in the hand now
 *     rolled    the entries of dice that were thrown
 *     dropped   Map of where pieces were let go, by id: [x, y]
 *     calm      whether less motion is wanted
 *   }
 * An entry has a pose {x, y, angle, grow, wide, opacity}, and `put()` that brings it on the screen.
 */

import { CURVES, along, length } from "./motion.js";

/** Milliseconds at normal pace. */
const MOVE = 260;
const CROSS_FADE = 80;
const WALK = 400;
const FLIP = 240;
const TUMBLE = 600;
const POP = 320;
const GLEAM = 400;
const LOOK = 320;
const LIFE = 260;
const FAINT = 0.25;
/** Units of a bent way that take as long as an ordinary move. */
const LONG = 320;
/** How far a die jumps while it tumbles, in units. */
const HOP = 46;

const apart = ([x, y], [u, v]) => Math.abs(x - u) + Math.abs(y - v) > 1;
const span = (points) => MOVE * Math.min(3, Math.max(1, length(points) / LONG));

/** Something that an entry does: `change` gets its pose and the share that is done. */
function does(entry, change) {
  return (share) => {
    change(entry.pose, share);
    entry.put();
  };
}

const travelling = (entry, points) => does(entry, (pose, at) => ([pose.x, pose.y] = along(points, at)));
const fading = (entry, from, to) => does(entry, (pose, at) => (pose.opacity = from + (to - from) * at));
const growing = (entry, from) => does(entry, (pose, at) => (pose.grow = from + (1 - from) * at));

function turning(entry, degrees) {
  const { angle } = entry.pose;
  return does(entry, (pose, at) => (pose.angle = angle - degrees * (1 - at)));
}

/** Roll and jump like a die; several differ by their number. */
function tumbling(entry, number) {
  const { x, y, angle } = entry.pose;
  return does(entry, (pose, at) => {
    const left = 1 - at;
    pose.angle = angle - (540 + 90 * number) * left;
    pose.x = x + HOP * left * (1 - 2 * (number % 2));
    pose.y = y - HOP * 1.6 * left * Math.abs(Math.cos(left * 9));
  });
}

/** Turn a card over: its back until it stands on its edge, then its face. */
function flipping(entry, back) {
  let shown = null;
  return does(entry, (pose, at) => {
    const side = at < 0.5 ? back : null;
    if (side !== shown) entry.turn((shown = side));
    pose.wide = at >= 1 ? 1 : Math.max(0.02, Math.abs(1 - 2 * at));
  });
}

/** Light up quickly and fade slowly. */
const gleaming = (entry) =>
  does(entry, (pose, at) => (pose.opacity = Math.min(1, at / 0.2) * Math.min(1, (1 - at) / 0.6)));

/** The points of a piece's way that lie between where it is and where it goes. */
function between(way, start, stop) {
  if (!way?.length) return [];
  const far = ([x, y], [u, v]) => Math.abs(x - u) + Math.abs(y - v);
  const near = (end) => way.reduce((best, point, k) => (far(point, end) < far(way[best], end) ? k : best), 0);
  return way.slice(near(start), near(stop) + 1);
}

export function choreograph(change) {
  return change.calm ? calmly(change) : new Choreography(change).plan();
}

/** Less motion: what is new or elsewhere fades in at its place, what is gone fades out. */
function calmly({ pieces, starts, dropped, fresh, gone }) {
  const tracks = [];
  const fade = (entry, from, to) => tracks.push({ move: fading(entry, from, to), begin: 0, span: CROSS_FADE });
  for (const [key, entry] of pieces) {
    const start = dropped.get(key) ?? starts.get(key);
    const full = entry.pose.opacity;
    if (fresh.has(key) && !start) fade(entry, 0, full);
    else if (start && apart(start, [entry.pose.x, entry.pose.y])) fade(entry, FAINT * full, full);
  }
  for (const entry of gone.values()) fade(entry, 1, 0);
  return tracks;
}

class Choreography {
  constructor(change) {
    Object.assign(this, change);
    this.tracks = [];
    this.moved = new Set();
    this.left = new Set();
    this.dice = 0;
    /** When everything that moves has arrived: a gleam waits for that. */
    this.arrival = 0;
  }

  plan() {
    const of = (kind) => this.cues.filter((cue) => cue.kind === kind);
    const walks = new Map(of("walks").map((cue) => [cue.at, cue]));
    of("comes").forEach((cue) => this.come(cue));
    for (const [key, entry] of this.pieces) {
      if (!this.moved.has(key)) this.move(key, entry, this.dropped.has(key) ? null : walks.get(key));
    }
    this.rolled.forEach((die, number) => this.add(tumbling(die, number), 0, TUMBLE));
    of("leaves").forEach((cue) => this.leave(cue));
    of("passes").forEach((cue) => this.pass(cue));
    of("rolls").forEach((cue) => this.roll(cue));
    of("turns").forEach((cue) => this.turn(cue));
    of("pops").forEach((cue) => this.pop(cue));
    for (const [key, entry] of this.gone) this.vanish(key, entry);
    of("gleams").forEach((cue) => this.gleam(cue));
    return this.tracks;
  }

  add(move, begin, long, curve = CURVES.outCubic) {
    this.tracks.push({ move, begin, span: long, curve });
    this.arrival = Math.max(this.arrival, begin + long);
  }

  /** A piece goes from where it was to where it is; a new one fades in. */
  move(key, entry, walk) {
    const start = this.dropped.get(key) ?? this.starts.get(key);
    const stop = [entry.pose.x, entry.pose.y];
    if (start && apart(start, stop)) {
      const way = walk ? (walk.way ?? []) : between(entry.thing.way, start, stop);
      const points = [start, ...way, stop];
      entry.lift();
      if (walk) this.add(travelling(entry, points), 0, WALK * (way.length ? 1.4 : 1), CURVES.inOutCubic);
      else this.add(travelling(entry, points), 0, way.length ? span(points) : MOVE);
    } else if (!start && this.fresh.has(key)) {
      this.add(fading(entry, 0, entry.pose.opacity), 0, MOVE);
    }
  }

  /** A new piece comes from a place; what vanishes there has become this piece. */
  come(cue) {
    const entry = this.pieces.get(cue.at);
    const start = this.board.place(cue.to);
    if (!entry || !start || !this.fresh.has(cue.at) || this.dropped.has(cue.at)) return;
    this.moved.add(cue.at);
    const before = this.gone.get(cue.to);
    if (before) {
      this.left.add(cue.to);
      before.pose.opacity = 0;
      before.put();
    }
    entry.lift();
    let begin = 0;
    if (cue.back) {
      begin = FLIP / 2;
      this.add(flipping(entry, cue.back), 0, FLIP * 1.5);
    }
    if (before) this.add(growing(entry, Math.min(1, before.thing.w / entry.thing.w)), begin, MOVE);
    const stop = [entry.pose.x, entry.pose.y];
    if (apart(start, stop)) this.add(travelling(entry, [start, stop]), begin, MOVE);
  }

  /** A piece that vanishes goes to a place. */
  leave(cue) {
    const goal = this.board.place(cue.to);
    for (const key of cue.at ? [cue.at] : this.gone.keys()) {
      const entry = this.gone.get(key);
      if (!entry || !goal || this.left.has(key)) continue;
      this.left.add(key);
      entry.lift();
      this.add(travelling(entry, [[entry.pose.x, entry.pose.y], goal]), 0, MOVE, CURVES.inOutQuad);
      this.add(fading(entry, 1, 0), MOVE * 0.7, MOVE * 0.3);
    }
  }

  /** What vanishes from the board goes into the hand if it lies there now, and fades out otherwise. */
  vanish(key, entry) {
    if (this.left.has(key)) return;
    const goal = this.taken.has(key) ? this.board.place("hand") : null;
    if (goal) {
      entry.lift();
      this.add(travelling(entry, [[entry.pose.x, entry.pose.y], goal]), 0, MOVE, CURVES.inOutQuad);
    }
    this.add(fading(entry, entry.pose.opacity, 0), goal ? MOVE * 0.7 : 0, goal ? MOVE * 0.3 : MOVE);
  }

  /** A drawing goes from one place to another; a card is turned over first, and looked at. */
  pass(cue) {
    const [start, goal] = [this.board.place(cue.at), this.board.place(cue.to)];
    if (!start || !goal) return;
    const entry = this.board.passing(cue.art, ...start);
    let begin = 0;
    if (cue.back) {
      this.add(flipping(entry, cue.back), 0, FLIP);
      begin = FLIP + LOOK;
    }
    const points = [start, ...(cue.way ?? []), goal];
    const long = cue.way ? span(points) : MOVE;
    this.add(travelling(entry, points), begin, long, CURVES.inOutQuad);
    this.add(fading(entry, 1, 0), begin + long * 0.75, long * 0.25);
  }

  /** A die that lies nowhere else rolls beside a thing, and is gone when it has been read. */
  roll(cue) {
    const at = this.board.place(cue.at);
    if (!at) return;
    const number = this.dice;
    this.dice += 1;
    const die = this.board.passing(cue.art, at[0] + 76 + 64 * number, at[1] - 32);
    this.add(tumbling(die, number), 0, TUMBLE);
    this.add(fading(die, 1, 0), TUMBLE, LIFE, CURVES.inCubic);
  }

  turn(cue) {
    const entry = this.pieces.get(cue.at);
    if (entry) this.add(turning(entry, 90), 0, MOVE, CURVES.inOutCubic);
  }

  /** A piece grows into its place; what vanishes beside it goes into it. */
  pop(cue) {
    const entry = this.pieces.get(cue.at);
    if (!entry) return;
    for (const [key, gone] of this.gone) {
      if (this.left.has(key) || gone.thing.spot !== entry.thing.spot) continue;
      this.left.add(key);
      const points = [[gone.pose.x, gone.pose.y], [entry.pose.x, entry.pose.y]];
      this.add(travelling(gone, points), 0, MOVE * 0.6, CURVES.inQuad);
      this.add(fading(gone, 1, 0), MOVE * 0.4, MOVE * 0.2);
    }
    this.add(growing(entry, 0.3), MOVE * 0.35, POP, CURVES.outBack);
  }

  /** A gold rim that fades, once everything has arrived. */
  gleam(cue) {
    const rim = this.board.gleam(cue.at);
    if (rim) this.tracks.push({ move: gleaming(rim), begin: this.arrival, span: GLEAM, curve: CURVES.linear });
  }
}
