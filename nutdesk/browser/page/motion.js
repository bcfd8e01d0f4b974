/**
 * Things in motion: each has a track of its own, and ending it at any moment puts everything in its place.
 *
 *   motion.start(tracks, settle)   resolves when all have ended, right after `settle` was called; what moved before is
 *                          put in its place first
 *   motion.end()           puts everything in its place at once
 *   track = {move(share), begin, span, curve}   milliseconds; `move` is given the share that is done, from 0 to 1
 */

export const CURVES = {
  linear: (at) => at,
  outCubic: (at) => 1 - (1 - at) ** 3,
  inCubic: (at) => at ** 3,
  inQuad: (at) => at * at,
  inOutQuad: (at) => (at < 0.5 ? 2 * at * at : 1 - 2 * (1 - at) ** 2),
  inOutCubic: (at) => (at < 0.5 ? 4 * at ** 3 : 1 - 4 * (1 - at) ** 3),
  outBack: (at) => 1 + 2.70158 * (at - 1) ** 3 + 1.70158 * (at - 1) ** 2,
};

export class Motion {
  constructor() {
    this.tracks = [];
    this.frame = 0;
    this.done = null;
    this.settle = () => {};
  }

  get running() {
    return this.done !== null;
  }

  start(tracks, settle) {
    this.end();
    this.settle = settle;
    const total = Math.max(0, ...tracks.map((track) => track.begin + track.span));
    this.tracks = tracks;
    return new Promise((resolve) => {
      this.done = resolve;
      if (total <= 0) return this.end();
      const began = performance.now();
      const step = (now) => {
        if (now - began >= total) return this.end();
        this.at(Math.max(0, now - began));
        this.frame = requestAnimationFrame(step);
      };
      this.at(0);
      this.frame = requestAnimationFrame(step);
    });
  }

  at(now) {
    for (const { move, begin, span, curve } of this.tracks) {
      const share = span > 0 ? (now - begin) / span : 1;
      move((curve ?? CURVES.outCubic)(Math.min(1, Math.max(0, share))));
    }
  }

  end() {
    if (!this.running) return;
    cancelAnimationFrame(this.frame);
    const { tracks, settle, done } = this;
    [this.tracks, this.done] = [[], null];
    for (const { move } of tracks) move(1);
    settle();
    done();
  }
}

/** How long a line is. */
export function length(points) {
  let sum = 0;
  for (let k = 1; k < points.length; k += 1) {
    sum += Math.hypot(points[k][0] - points[k - 1][0], points[k][1] - points[k - 1][1]);
  }
  return sum;
}

/** The point at a share of the whole length of a line; beyond its ends it goes straight on. */
export function along(points, at) {
  const last = points[points.length - 1];
  if (points.length === 2) {
    return [points[0][0] + (last[0] - points[0][0]) * at, points[0][1] + (last[1] - points[0][1]) * at];
  }
  let left = length(points) * at;
  for (let k = 1; k < points.length && at < 1; k += 1) {
    const [[x, y], [u, v]] = [points[k - 1], points[k]];
    const step = Math.hypot(u - x, v - y);
    if (step && left <= step) return [x + ((u - x) * left) / step, y + ((v - y) * left) / step];
    left -= step;
  }
  return last;
}
