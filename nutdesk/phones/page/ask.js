/** Sheets over the page: a choice, a question with two large answers, a rule, something shown large. */

import { make, write } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/**
 * A sheet that Esc and its own button close; focus goes back to where it was.
 * @param {string} title
 * @param {(Node|null)[]} parts
 * @param {{kind?: string, closes?: boolean, closed?: () => void}} [how]
 */
export function sheet(title, parts, { kind = "", closes = true, closed = () => {} } = {}) {
  const before = document.activeElement;
  const heading = make("h2", { tabindex: "-1" }, title);
  const close = make("button", { type: "button", class: "close", "aria-label": t("Close"), onclick: () => box.close() }, icon("ui-close"));
  const box = /** @type {HTMLDialogElement} */ (
    make("dialog", { class: `sheet ${kind}`, "aria-label": title }, make("header", {}, heading, closes ? close : null), ...parts)
  );
  if (!closes) box.addEventListener("cancel", (event) => event.preventDefault());
  else box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => {
    box.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    closed();
  });
  document.body.append(box);
  box.showModal();
  heading.focus();
  return box;
}

/**
 * One of several: each is a large button with what it would do.
 * @param {string} title
 * @param {{title: string, does: () => void}[]} choices
 */
export function choose(title, choices) {
  const list = make("ul", { class: "choices" });
  const box = sheet(title, [list], { kind: "choice" });
  for (const choice of choices) {
    const does = () => {
      box.close();
      choice.does();
    };
    list.append(make("li", {}, make("button", { type: "button", onclick: does }, choice.title)));
  }
  return box;
}

/** A question that wants an answer: two large buttons, and no other way out. */
export function question(says, yes, no, answered) {
  const reply = (value) => () => {
    box.close();
    answered(value);
  };
  const words = make("p", {}, says);
  const both = make(
    "div",
    { class: "answers" },
    make("button", { type: "button", class: "go", onclick: reply(true) }, yes),
    make("button", { type: "button", onclick: reply(false) }, no),
  );
  const box = sheet(t("A question for you"), [words, both], { kind: "question", closes: false });
  return { close: () => box.close(), say: (text) => write(words, text) };
}
