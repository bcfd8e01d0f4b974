/** What somebody has chosen for this phone; whatever was not chosen follows the phone. */

import { keepSettings, keptSettings } from "./memory.js";

/** Each setting, its values and the words for them; the first is what holds until somebody chooses. */
export const SETTINGS = {
  theme: ["phone", "light", "dark", "contrast"],
  text: ["100", "125", "150", "200"],
  motion: ["phone", "full", "less"],
  ask: ["barrier", "always"],
  buzz: ["on", "off"],
};

const chosen = keptSettings();
const watchers = [];

/** @param {string} name */
export function setting(name) {
  const found = chosen[name];
  if (name === "language") return typeof found === "string" ? found : "phone";
  return SETTINGS[name].includes(found) ? found : SETTINGS[name][0];
}

export function choose(name, value) {
  chosen[name] = value;
  keepSettings(chosen);
  apply();
  for (const watch of watchers) watch(name);
}

/** Be told whenever something is chosen, or the phone itself changes. */
export const watch = (watcher) => watchers.push(watcher);

const dark = matchMedia("(prefers-color-scheme: dark)");
const strong = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The colours that hold now: light, dark or contrast. */
export function theme() {
  const wanted = setting("theme");
  if (wanted !== "phone") return wanted;
  return strong.matches ? "contrast" : dark.matches ? "dark" : "light";
}

/** Whether things move only as far as they must. */
export const calm = () => setting("motion") === "less" || (setting("motion") === "phone" && still.matches);

/** The languages that are wanted, the best first. */
export function wantedLanguages() {
  const wanted = setting("language");
  const phone = (navigator.languages ?? [navigator.language ?? ""]).map((tag) => tag.split("-")[0].toLowerCase());
  return [...(wanted === "phone" ? [] : [wanted]), ...phone, "en"];
}

/** Put the choices on the page itself, where the style sheets read them. */
export function apply() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.text = setting("text");
  root.dataset.calm = String(calm());
}

for (const query of [dark, strong, still]) {
  query.addEventListener("change", () => {
    apply();
    for (const watch of watchers) watch("phone");
  });
}
