/**
 * Whether text fits where it is to go, and what to write where it does not: the desk's rules (desk/kit/fitting.py),
 * with letters measured by this browser and lines broken as Qt breaks them, so that both write the same.
 *
 * What others use:
 *   await loaded()                          before anything is drawn: measuring needs our typefaces
 *   advance(text, size, weight, display)    how long a line of text is
 *   wrapped(text, width, size, weight, display)   its lines
 *   set(label, look)                        a Label as lines of letters, each with its place: what art.js draws
 *   look = {scale, floor, text}             pixels per unit; the least pixels of letters; how much larger they become
 */

export const DISPLAY = "Fredoka One";
export const TEXT = "Hanken Grotesk";
/** Parts of a letter's size above and below its line, from the tables of the typefaces. */
const TALL = { [DISPLAY]: [0.974, 0.236], [TEXT]: [1844 / 2048, 614 / 2048] };
const FACES = [`100px "${DISPLAY}"`, `500 100px "${TEXT}"`, `600 100px "${TEXT}"`, `700 100px "${TEXT}"`];

export const SMALLEST = 13;
/** How far letters may be squeezed if a word must fit at the least size. */
export const NARROWEST = 0.72;
const SQUEEZES = [1, 0.93, 0.86, 0.79, NARROWEST];
/** How far the last line may reach out of its box, as a part of its letters' size. */
const SPARE = 0.45;
/** What must not be broken when a text is wrapped. */
const UNBROKEN = /[^\s-]+-?/g;
const ELLIPSIS = "\u2026";

/** A label with everything that has its default in core/table.py. */
const LABEL = {
  text: "", size: 16, weight: 600, colour: "@ink", align: "left", display: false, wrap: false, shrink: false, top: false,
  brief: null, elide: false,
};

export const whole = (label) => ({ ...LABEL, ...label });

/** Wait for our typefaces. */
export async function loaded() {
  await Promise.all(FACES.map((face) => document.fonts.load(face, "Ag")));
}

// ---- measuring ------------------------------------------------------------------------------------------------------

/** Letters are measured this large, so that no browser rounds them to its pixels. */
const MEASURED = 200;
/** Qt cuts the width of every letter to 64ths of a unit: it loses so much of each. */
const CUT = 1 / 128;
const MOST = 20000;
const pens = new Map();

function penOf(weight, display) {
  const key = display ? "display" : weight;
  let pen = pens.get(key);
  if (!pen) {
    const drawn = document.createElement("canvas").getContext("2d");
    drawn.font = display ? `${MEASURED}px "${DISPLAY}"` : `${weight} ${MEASURED}px "${TEXT}"`;
    pen = { drawn, known: new Map(), ends: new Map() };
    pens.set(key, pen);
  }
  return pen;
}

/** A letter's size as it is used: whole, a half to the even number. */
export function sized(size) {
  const down = Math.floor(size);
  const over = size - down;
  const up = over > 0.5 || (over === 0.5 && down % 2 === 1);
  return Math.max(1, down + (up ? 1 : 0));
}

export function advance(text, size, weight = 600, display = false) {
  const pen = penOf(weight, display);
  let wide = pen.known.get(text);
  if (wide === undefined) {
    if (pen.known.size > MOST) pen.known.clear();
    wide = pen.drawn.measureText(text).width;
    pen.known.set(text, wide);
  }
  return (wide * sized(size)) / MEASURED - CUT * text.length;
}

/** Qt gives a letter that ends a line whole units: so much more than its width, where its ink ends beyond them. */
function overhang(letter, size, weight, display) {
  const pen = penOf(weight, display);
  let ink = pen.ends.get(letter);
  if (ink === undefined) {
    const { actualBoundingBoxRight, width } = pen.drawn.measureText(letter);
    ink = [actualBoundingBoxRight / MEASURED, width / MEASURED];
    pen.ends.set(letter, ink);
  }
  return Math.max(0, Math.ceil(ink[0] * sized(size)) - Math.round(ink[1] * sized(size)));
}

const sixtyFourths = (value) => Math.floor(value * 64) / 64;

/** Above and below the line that letters stand on. */
export function tall(size, display = false) {
  const [above, below] = TALL[display ? DISPLAY : TEXT];
  return [sixtyFourths(above * sized(size)), sixtyFourths(below * sized(size))];
}

// ---- breaking -------------------------------------------------------------------------------------------------------

/** What a line does not begin with. */
const CLOSING = "[^\\s.,;:!?)\\]}%'\"\\u2019\\u201c\\u201d\\u2010\\u2013\\u2014/|-]";
/** Where a line may end although no space follows: behind a hyphen, a dash or a slash, but not before some digits. */
const SEAM = new RegExp(`[-/|!?](?!\\d)(?=${CLOSING})|[\\u2010\\u2013\\u2014](?=${CLOSING})|\\S(?=\\u2014\\S)`, "g");

/** The parts of a text between which a line may be broken, each with the spaces behind it. */
function parts(text) {
  const found = [];
  for (const word of text.match(/\S+[^\S\n]*|\s/g) ?? []) {
    let from = 0;
    for (const seam of word.matchAll(SEAM)) {
      const end = seam.index + seam[0].length;
      if (seam.index === 0 && /[-\u2010]/.test(seam[0])) continue; // a hyphen before a word belongs to it
      found.push(word.slice(from, end));
      from = end;
    }
    found.push(word.slice(from));
  }
  return found;
}

export function wrapped(text, width, size, weight = 600, display = false) {
  const lines = [];
  let line = "";
  let long = 0;
  for (const part of parts(text)) {
    if (part === "\n") {
      lines.push(line);
      [line, long] = ["", 0];
      continue;
    }
    const word = part.trimEnd();
    const end = overhang(word.slice(-1), size, weight, display);
    if (line && long + advance(word, size, weight, display) + end > width) {
      lines.push(line);
      [line, long] = ["", 0];
    }
    line += part;
    long += advance(part, size, weight, display);
  }
  if (line || !lines.length) lines.push(line);
  return lines.map((each) => each.trimEnd());
}

/** How high a text gets when it is wrapped to a width. */
export function paragraphs(text, width, size, weight = 600, display = false) {
  const [above, below] = tall(size, display);
  return wrapped(text, width, size, weight, display).length * Math.ceil(above + below);
}

// ---- fitting --------------------------------------------------------------------------------------------------------

/** The smallest letters that may be painted, in units. */
export const leastSize = (look) => Math.ceil((look.floor ?? SMALLEST) / (look.scale ?? 1) - 0.01);

export function shrunk(text, room, size, least, weight = 600, display = false) {
  while (size > least && advance(text, size, weight, display) > room) size = Math.max(least, size - 1);
  return size;
}

/** How wide the longest word of a text is. */
export function longest(label, text, size) {
  let widest = 0;
  for (const [word] of text.matchAll(UNBROKEN)) {
    widest = Math.max(widest, advance(word, size, label.weight, label.display));
  }
  return widest;
}

export const heightOf = (label, text, size, narrow) =>
  paragraphs(text, label.w / narrow, size, label.weight, label.display);

/** How far to squeeze a wrapped text; if no squeezing makes it fit, no further than reduces the number of lines. */
export function fitWords(label, text, size) {
  const widest = longest(label, text, size);
  let best = NARROWEST;
  let lowest = Infinity;
  for (const narrow of SQUEEZES) {
    if (widest * narrow > label.w) continue;
    const high = heightOf(label, text, size, narrow);
    if (high <= label.h + 1) return narrow;
    if (high < lowest) [best, lowest] = [narrow, high];
  }
  return best;
}

/** Whether the whole text of a label fits a box that is this many times as high, with letters squeezed. */
function hasRoom(label, look, times) {
  const size = Math.max(label.size, leastSize(look));
  if (label.wrap) {
    const narrow = fitWords(label, label.text, size);
    const high = heightOf(label, label.text, size, narrow);
    return high <= label.h * times && longest(label, label.text, size) * narrow <= label.w + 1;
  }
  const wide = advance(label.text, size, label.weight, label.display);
  return wide * NARROWEST <= label.w && size <= label.h * 1.2;
}

/** Whether a label is readable at the least size without leaving its box by much. */
export const fits = (label, look) => leastSize(look) <= label.size || hasRoom(label, look, 1.1);

/** The label with its shorter text, if it has one and the full text does not fit. */
export const worded = (label, look) =>
  label.brief === null || fits(label, look) ? label : { ...label, text: label.brief };

/** As much of a line as fits before an ellipsis. */
export function elided(text, size, weight, display, width) {
  const letters = [...text];
  if (letters.length < 2 || advance(text, size, weight, display) <= width) return text;
  const room = width - advance(ELLIPSIS, size, weight, display);
  while (letters.length && advance(letters.join(""), size, weight, display) > room) letters.pop();
  return letters.join("") + ELLIPSIS;
}

/** As much of a text as fits, ending with a whole word and an ellipsis, or with letters if not one word fits. */
export function clipped(label, text, size, narrow) {
  const width = label.w / narrow + 1;
  const shown = (some) => {
    if (!label.wrap) return advance(some, size, label.weight, label.display) <= width;
    return longest(label, some, size) <= width && heightOf(label, some, size, narrow) <= label.h + size * SPARE;
  };
  if (shown(text)) return text;
  for (const space of [...text.matchAll(/\s+/g)].reverse()) {
    const some = `${text.slice(0, space.index).replace(/[,;:]+$/, "")} ${ELLIPSIS}`;
    if (shown(some)) return some;
  }
  return elided(text, size, label.weight, label.display, width);
}

/** The largest size, up to this many times as large, at which a text still fits. */
function enlarged(label, text, size, larger) {
  for (let wanted = sized(size * larger); wanted > size; wanted -= 1) {
    const suits = label.wrap
      ? heightOf(label, text, wanted, 1) <= label.h && longest(label, text, wanted) <= label.w
      : advance(text, wanted, label.weight, label.display) <= label.w && wanted * 1.1 <= label.h;
    if (suits) return wanted;
  }
  return size;
}

// ---- setting --------------------------------------------------------------------------------------------------------

/**
 * A label as it is written: the size of its letters, how far they are squeezed, and each line with its place.
 * `x` is where a line begins, in units before squeezing from the label's left edge; `y` is the line it stands on.
 * @returns {{size: number, narrow: number, lines: {text: string, x: number, y: number}[]} | null}
 */
export function set(given, look) {
  const label = worded(whole(given), look);
  let text = label.text;
  if (!text) return null;
  const least = leastSize(look);
  let size = Math.max(label.size, least);
  if (label.shrink) size = shrunk(text, label.w, size, least, label.weight, label.display);
  if ((look.text ?? 1) > 1) size = enlarged(label, text, size, look.text);
  let narrow = 1;
  if (label.wrap) {
    narrow = fitWords(label, text, size);
    text = clipped(label, text, size, narrow);
  } else if (label.elide && !look.legible) {
    text = elided(text, size, label.weight, label.display, label.w);
  } else if (label.shrink || look.legible) {
    const long = advance(text, size, label.weight, label.display);
    if (long > label.w + 1) {
      narrow = Math.max(NARROWEST, label.w / long);
      text = clipped(label, text, size, narrow);
    }
  }
  const wide = label.w / narrow;
  const lines = label.wrap ? wrapped(text, wide, size, label.weight, label.display) : text.split("\n");
  const [above, below] = tall(size, label.display);
  const tops = [];
  let high = 0;
  for (let k = 0; k < lines.length; k += 1) {
    high = Math.ceil(high); // Qt puts every line on a whole unit
    tops.push(high);
    high += above + below;
  }
  const top = label.top ? 0 : (label.h - high) / 2;
  const place = (line) => {
    const spare = wide - advance(line, size, label.weight, label.display);
    return { left: 0, centre: spare / 2, right: spare }[label.align];
  };
  return {
    size: sized(size),
    narrow,
    lines: lines.map((line, k) => ({ text: line, x: place(line), y: label.y + top + tops[k] + above })),
  };
}
