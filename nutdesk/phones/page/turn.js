/** Calls somebody back who looked away: the phone buzzes, the title of the page shows it, the screen stays awake. */

import { setting } from "./settings.js";
import { t } from "./words.js";

const BUZZ = [90, 60, 90];
let mine = false;
let lock = null;

/** Whether this browser can buzz at all; an iPhone cannot. */
export const canBuzz = () => typeof navigator.vibrate === "function";

/** Whether the screen can be kept awake: browsers allow it to pages over HTTPS alone, and a table at home has none. */
export const canStayAwake = () => Boolean(window.isSecureContext && navigator.wakeLock);

/** It is my turn, or no longer; `title` is what the page is called otherwise. */
export function mark(turn, title) {
  document.title = turn ? t("● Your turn – {game}", { game: title }) : title;
  const touched = navigator.userActivation?.hasBeenActive ?? true; // no phone buzzes before somebody has touched the page
  if (turn && !mine && touched && setting("buzz") === "on" && canBuzz()) navigator.vibrate(BUZZ);
  mine = turn;
  stayAwake();
}

async function stayAwake() {
  if (!canStayAwake() || lock || document.hidden) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch {
    lock = null; // the phone saves its battery: it may sleep, and comes back where it was
  }
}

document.addEventListener("visibilitychange", () => mine && stayAwake());
