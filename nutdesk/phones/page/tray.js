/** The buttons of this phase, with why not; and undo and redo, with what they take back. */

import { byId, keep, make, put, show, write } from "./dom.js";
import { icon } from "./icons.js";
import { barred } from "./offers.js";
import { t } from "./words.js";

export class Tray {
  /** @param {{button: (button: any) => void, undo: () => void, redo: () => void}} does */
  constructor(does) {
    this.does = does;
    this.list = make("ul", { class: "buttons" });
    byId("tray").append(this.list);
  }

  show(state, grip) {
    const plays = state.seat >= 0;
    const buttons = plays ? grip.offers.buttons : [];
    const shown = [...buttons, ...(plays ? steps(state) : [])];
    keep(this.list, shown, (button) => button.key || button.label, () => this.make(), (node, button) => this.update(node, button, grip));
    show(byId("tray"), shown.length > 0);
  }

  make() {
    const button = make("button", { type: "button", class: "choice" });
    button.append(make("span", { class: "drawn" }), make("span", { class: "name" }), icon("ui-barrier", "gate"));
    return make("li", {}, button);
  }

  update(node, offer, grip) {
    const button = node.firstElementChild;
    const [drawn, name, gate] = button.children;
    write(name, offer.label);
    if (drawn.dataset.icon !== (offer.icon ?? "")) {
      drawn.dataset.icon = offer.icon ?? "";
      drawn.replaceChildren(...(offer.icon ? [icon(offer.icon)] : []));
    }
    show(drawn, Boolean(offer.icon));
    show(gate, Boolean(offer.barrier) && !offer.why_not);
    put(button, "data-primary", offer.primary && !offer.why_not);
    put(button, "data-off", Boolean(offer.why_not));
    put(button, "data-held", Boolean(offer.lifts) && grip.held === offer.lifts);
    put(button, "aria-label", pressSays(offer));
    put(node, "class", offer.goes ? "back" : null);
    button.onclick = () => (offer.goes ? this.does[offer.goes]() : this.does.button(offer));
  }
}

/** Undo and redo as buttons like the others, each with what it takes back or why it cannot. */
function steps({ undo, why_no_undo: why, redo }) {
  const back = { label: t("Undo"), key: "undo", icon: "ui-undo", goes: "undo", hint: undo };
  const forth = { label: t("Redo"), key: "redo", icon: "ui-redo", goes: "redo", hint: redo };
  return [...(undo || why ? [{ ...back, why_not: undo ? "" : why }] : []), ...(redo ? [forth] : [])];
}

/** A button in one line: what it does, what cannot be taken back, or why it cannot be pressed now. */
export function pressSays(offer) {
  const label = offer.title && offer.title.toLowerCase() !== offer.label.toLowerCase() ? `${offer.label} (${offer.title})` : offer.label;
  if (offer.why_not) return t("{name}: not now. {what}", { name: label, what: offer.why_not });
  const more = [offer.hint, barred(offer)].filter(Boolean).join("; ");
  return more ? t("{name}: {what}", { name: label, what: more }) : label;
}
