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
    this.undo = make("button", { type: "button", class: "step", onclick: () => does.undo() }, icon("ui-undo"), make("span"));
    this.redo = make("button", { type: "button", class: "step", onclick: () => does.redo() }, icon("ui-redo"), make("span"));
    byId("tray").append(this.list, make("div", { class: "steps" }, this.undo, this.redo));
  }

  show(state, grip) {
    const buttons = state.seat < 0 ? [] : grip.offers.buttons;
    keep(this.list, buttons, (button) => button.key || button.label, () => this.make(), (node, button) => this.update(node, button, grip));
    show(this.list, buttons.length > 0);
    this.step(this.undo, t("Undo"), state.undo, state.why_no_undo);
    this.step(this.redo, t("Redo"), state.redo, t("There is nothing to redo."));
    show(this.redo, Boolean(state.redo));
    show(this.undo.parentElement, state.seat >= 0 && Boolean(state.undo || state.why_no_undo));
  }

  step(button, name, takes, why) {
    write(button.lastChild, name);
    put(button, "data-off", !takes);
    put(button, "aria-label", takes ? t("{name}: {what}", { name, what: takes }) : t("{name}: not now. {what}", { name, what: why }));
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
    button.onclick = () => this.does.button(offer);
  }
}

/** A button in one line: what it does, what cannot be taken back, or why it cannot be pressed now. */
export function pressSays(offer) {
  const label = offer.title && offer.title.toLowerCase() !== offer.label.toLowerCase() ? `${offer.label} (${offer.title})` : offer.label;
  if (offer.why_not) return t("{name}: not now. {what}", { name: label, what: offer.why_not });
  const more = [offer.hint, barred(offer)].filter(Boolean).join("; ");
  return more ? t("{name}: {what}", { name: label, what: more }) : label;
}
