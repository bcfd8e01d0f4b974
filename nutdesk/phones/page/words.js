/** The page's own words: fetched once for a language, asked for by name. What a game says comes spoken with the state. */

import { put, write } from "./dom.js";

/** @type {Object<string, string>} */
let known = {};
/** @type {Object<string, string>} */
let names = {};
let spoken = "";

/** The language that is spoken now. */
export const language = () => spoken;

/** The languages that can be spoken, each with its name for itself. */
export const languages = () => names;

/** Speak a language; without it the page keeps what it has. Returns whether anything changed. */
export async function speak(code) {
  if (code === spoken) return false;
  const answer = await fetch(`/words/${encodeURIComponent(code)}.json`);
  if (!answer.ok) return false;
  ({ words: known, languages: names } = await answer.json());
  spoken = code;
  document.documentElement.lang = code;
  for (const node of document.querySelectorAll("[data-says]")) write(node, t(node.dataset.says));
  for (const node of document.querySelectorAll("[data-names]")) put(node, "aria-label", t(node.dataset.names));
  for (const node of document.querySelectorAll("[data-hints]")) put(node, "placeholder", t(node.dataset.hints));
  return true;
}

/**
 * A sentence of the page in the language that is spoken.
 * @param {string} name
 * @param {Object<string, string|number>} [parts]
 */
export function t(name, parts = {}) {
  return (known[name] ?? name).replace(/\{(\w+)\}/g, (_, part) => String(parts[part] ?? ""));
}

/** A sentence with a full stop at its end. */
export const sentence = (words) => (/[.?!…]$/.test(words) ? words : `${words}.`);

/** Words with a capital letter at their beginning. */
export const capital = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What a thing is called, without what lies on it. */
export const short = (name) => capital(name.split(/[:;,]/, 1)[0]);
