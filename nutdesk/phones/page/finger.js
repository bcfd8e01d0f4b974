/** The keyboard's pointer on the board: arrows go to the nearest thing that way, . and , to the next that can be done. */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where a key leads from a thing; '' if nowhere. Things are spots and pieces, `able` those with something to do. */
export function next(key, from, things, able) {
  if (key === "." || key === ",") {
    const order = able.filter((id) => things.has(id));
    if (!order.length) return "";
    const at = order.indexOf(from);
    const step = key === "." ? 1 : -1;
    return order[at < 0 ? 0 : (at + step + order.length) % order.length];
  }
  const way = WAYS[key];
  if (!way) return "";
  if (!things.has(from)) return able.find((id) => things.has(id)) ?? [...things.keys()][0] ?? "";
  return nearest(things.get(from), way, things);
}

/** The nearest thing in a direction: far aside counts double. */
function nearest(start, [wx, wy], things) {
  let best = "";
  let least = Infinity;
  for (const thing of things.values()) {
    const [dx, dy] = [thing.x - start.x, thing.y - start.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const cost = ahead + 2 * aside;
    if (ahead > 4 && aside < 2 * ahead && cost < least) [best, least] = [thing.id, cost];
  }
  return best;
}
