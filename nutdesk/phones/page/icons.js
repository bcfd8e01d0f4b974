/** The small drawings of the page: one ink follows the text around it, a drawing with colours of its own stays as it is. */

import { icon as drawn } from "./art.js";
import { make } from "./dom.js";

/** An icon that says nothing to a screen reader; `name` is a drawing of resources/art. */
export function icon(name, kind = "") {
  const tint = name.startsWith("ui-") ? "currentColor" : "";
  return make("span", { class: `icon ${kind}`, "aria-hidden": "true" }, drawn(name, 24, tint));
}
