/**
 * The marks of the table, as at the desk (desk/kit/marks.py): what can be picked up, where it may go, what is forbidden.
 *
 *   mark(thing, kind)         a rim around a spot or a piece, as a drawing around its middle; kinds are those of RIMS,
 *                             'selectable' for what can be picked up
 *   moved(thing, colour)      the mark of what a player has just changed; `colour` is the seat's
 *   pill(words, icons, quiet) a short sign around its middle: what a move brings
 */

import { advance } from "./letters.js";

const INK = "#3B2416";
const PAPER = "#FFF6E0";

/** Each rim: how far outside the thing, its colour, its width, its dashes. */
const RIMS = {
  legal: [
    [0, "#33FFC83D", 26],
    [0, "#33FFC83D", 19],
    [0, "#33FFC83D", 13],
    [0, INK, 9],
    [0, "@gold", 6.5],
    [0, "#FFFFFF", 2],
  ],
  shown: [
    [9, "#40FFC83D", 30],
    [9, INK, 16],
    [9, "@gold", 12],
    [9, "#FFFFFF", 3.5],
  ],
  faint: [
    [-10, "#803B2416", 5],
    [-10, "#E6FFE9A8", 2.6],
  ],
  aimed: [
    [4, "#55FFC83D", 30],
    [2, INK, 12],
    [2, "@gold", 9],
    [2, "#FFFFFF", 3],
  ],
  no: [
    [0, PAPER, 9],
    [0, "@no", 6, [2.2, 1.6]],
  ],
  hover: [
    [1, INK, 6],
    [1, "#FFFFFF", 4],
  ],
  focus: [
    [8, "#2F1F14", 11],
    [8, "#FFFFFF", 6],
  ],
  counts: [
    [1, INK, 6],
    [1, "@gold", 4],
  ],
  held: [
    [2, INK, 6.5],
    [2, "@gold", 4],
  ],
  home: [[3, "@ink2", 2.4, [3, 3]]],
  gleam: [
    [1, "#26FFC83D", 34],
    [1, "#3DFFC83D", 22],
    [1, INK, 10],
    [1, "@gold", 7.5],
    [1, "#FFF6D8", 2.4],
  ],
};
/** Marks that lie below their piece: what it shows, and what its neighbours show, stays in sight. */
export const BELOW = new Set(["selectable", "held", "shown"]);

/** A hexagon with a corner on top, around the middle. */
export function hexagon(w, h) {
  const [x, y] = [w / 2, h / 2];
  return [[0, -y], [x, -y / 2], [x, y / 2], [0, y], [-x, y / 2], [-x, -y / 2]];
}

/** The shape of a spot or piece around its middle, enlarged by this much. */
function outline(thing, grow, line, width, dash = []) {
  const [w, h] = [thing.w + 2 * grow, thing.h + 2 * grow];
  const drawn = { line, width, dash };
  if (thing.shape === "oval") return { is: "oval", x: -w / 2, y: -h / 2, w, h, ...drawn };
  if (thing.shape === "hex") return { is: "poly", points: hexagon(w, h), ...drawn };
  return { is: "box", x: -w / 2, y: -h / 2, w, h, radius: Math.min(14, h / 4), ...drawn };
}

export function mark(thing, kind) {
  if (kind !== "selectable") return RIMS[kind].map((rim) => outline(thing, ...rim));
  const rims = [[INK, 6.5], ["@gold", 4]];
  if (thing.h > thing.w * 1.15 || thing.w > thing.h * 1.3) return rims.map((rim) => outline(thing, 2, ...rim)); // a card
  const [w, h] = [thing.w * 1.14, thing.h * 0.36];
  return rims.map(([line, width]) => ({ is: "oval", x: -w / 2, y: thing.h * 0.43 - h / 2, w, h, line, width }));
}

/** A thin rim, and the player's badge at the corner. */
export function moved(thing, colour) {
  const [across, up] = { hex: [0, 0.98], oval: [0.98, 0.18], box: [0.96, 0.96] }[thing.shape ?? "box"];
  const [x, y] = [(-thing.w / 2) * across, (-thing.h / 2) * up];
  return [
    ...[[INK, 6], [PAPER, 4.4], [`@seat-${colour}`, 2.4]].map((rim) => outline(thing, 0, ...rim)),
    { is: "oval", x: x - 17, y: y - 17, w: 34, h: 34, fill: PAPER, line: INK, width: 1.6 },
    { is: "svg", name: `badge-${colour}`, x: x - 14, y: y - 14, w: 28, h: 28 },
  ];
}

/** A short sign: green for what a move does, paper for nothing much or only a warning. */
export function pill(words, icons = [], quiet = false, size = 16) {
  const side = size * 1.12;
  const apart = size * 0.3;
  const long = words ? advance(words, size, 700) : 0;
  const inner = long + icons.length * side + (icons.length - (words ? 0 : 1)) * apart;
  const h = size * 1.7;
  const w = Math.max(h, inner + size * 0.9);
  const warns = !words && icons.length === 1 && icons[0] === "ui-barrier";
  let [fill, line, ink] = ["#2F6B3C", PAPER, "#FFFFFF"];
  if (quiet) [fill, line, ink] = ["@panel2", "@line", "@ink2"];
  else if (warns) [fill, line, ink] = [PAPER, "#B3261E", "#B3261E"];
  const art = [
    { is: "box", x: -w / 2 + 1, y: -h / 2 + 2, w, h, radius: h / 2, fill: "#402A1808" },
    { is: "box", x: -w / 2, y: -h / 2, w, h, radius: h / 2, fill, line, width: 2 },
  ];
  let x = -inner / 2;
  if (words) {
    art.push({ is: "label", text: words, x, y: -h / 2, w: long + 1, h, size, weight: 700, colour: ink });
    x += long + apart;
  }
  for (const name of icons) {
    art.push({ is: "svg", name, x, y: -side / 2, w: side, h: side, tint: ink });
    x += side + apart;
  }
  return art;
}
