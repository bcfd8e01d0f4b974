/**
 * Where the sign on a lit place finds room, so that it covers as little as can be of what counts there: the pieces that
 * lie on it, its texts, and drawings so small that they are facts and no scenery.
 *
 *   signed(thing, art, scale, busy)   the sign as a drawing around the middle of its place; `art` is around its own
 *                                     middle, `busy` are the boxes that matter, in units of the board
 *   facts(thing, art)                 the boxes of a thing's texts and small drawings
 */

/** A drawing up to this part of its thing is a fact, as the nuts that a tile costs. */
const SMALL = 0.45;
/** A sign is at most this part of its place high, and then this many pixels of its letters are left. */
const MOST = 0.36;
const LEAST = 11 / 16;
/** Where it may be, as parts of what the place has left beside it; the first one is best. */
const PLACES = [[0, 0], [0, -1], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1], [1, 0], [-1, 0]];

export function facts(thing, art) {
  const small = SMALL * Math.min(thing.w, thing.h);
  const kept = (art ?? []).filter(
    (layer) => (layer.is === "label" && layer.text) || (layer.is === "svg" && Math.max(layer.w, layer.h) <= small),
  );
  return kept.map(({ x, y, w, h }) => ({ x: thing.x + x, y: thing.y + y, w, h }));
}

function overlap(one, other) {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function signed(thing, art, scale, busy) {
  const { w, h } = art[0]; // its shadow is as large as the sign
  const times = Math.max(LEAST / scale, Math.min(1 / scale, (MOST * thing.h) / h));
  const [wide, high] = [w * times, h * times];
  const edge = thing.shape === "hex" ? 0.8 : 0.96; // a hexagon has no corners at the top
  const [room, rise] = [thing.w * edge - wide, thing.h * edge - high].map((free) => Math.max(0, free / 2));
  let best = [0, 0];
  let least = Infinity;
  PLACES.forEach(([across, down], rank) => {
    const at = { x: thing.x + across * room - wide / 2, y: thing.y + down * rise - high / 2, w: wide, h: high };
    const covers = busy.reduce((sum, box) => sum + overlap(at, box), 0) + rank * 1e-3;
    if (covers < least) [best, least] = [[across * room, down * rise], covers];
  });
  return [{ is: "inset", art, x: best[0], y: best[1], scale: times }];
}
