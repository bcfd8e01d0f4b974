/** What a screen reader says without being asked: what happened in passing, my turn and refusals at once. */

import { byId, write } from "./dom.js";
import { sentence } from "./words.js";

let odd = false;

/** The same words twice are to be heard twice: a space that nobody sees makes them differ. */
function speak(node, words) {
  odd = !odd;
  write(node, words + (odd ? " " : ""));
}

/** Say what happened, after what is being said. */
export function say(...words) {
  const told = words.filter(Boolean);
  if (told.length) speak(byId("said"), told.map(sentence).join(" "));
}

/** Say what cannot wait. */
export function call(...words) {
  const told = words.filter(Boolean);
  if (told.length) speak(byId("call"), told.map(sentence).join(" "));
}
