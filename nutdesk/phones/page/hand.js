/** My hand, large enough to read and to touch; a tap picks a piece up, a drag takes it to the board. */

import { byId, dress, keep, make, put, show, write } from "./dom.js";
import { drawing } from "./drawing.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** How large cards are tried, in rem: as large as lets the hand be seen without scrolling down. */
const SIZES = [12, 11, 10, 9.25, 8.5, 7.75, 7, 6.25, 5.5, 4.75];

export class Hand {
  /** @param {{press: (id: string) => void, drag: (event: PointerEvent, id: string, node: Element) => void}} does */
  constructor(does) {
    this.does = does;
    this.root = byId("hand");
    this.groups = byId("groups");
    this.drawn = new WeakMap();
    /** The groups that come first: those in which something could be done when last anything could. */
    this.front = new Set();
    new ResizeObserver(() => this.fit()).observe(this.groups);
    this.root.addEventListener("click", (event) => this.pressRoom(event));
  }

  /** Anywhere in the hand is the hand, for somebody who puts something there. */
  pressRoom(event) {
    if (this.lit && !event.target.closest("button")) this.does.press("hand");
  }

  show(state, grip, culprits) {
    const { table } = state;
    const groups = (table.hand ?? []).filter((group) => group.pieces?.length);
    this.lit = grip.targets.has("hand");
    write(byId("hand-title"), table.hand_title || t("Your hand"));
    put(this.root, "data-lit", this.lit);
    put(this.root, "data-empty", groups.length === 0 && !this.lit);
    const shown = this.inOrder(groups, grip);
    if (this.lit) shown.push({ key: "room" });
    keep(this.groups, shown, ({ key }) => key, ({ group }) => (group ? this.makeGroup() : this.makeRoom()), (node, { group, waits }) => {
      if (!group) {
        write(node.lastChild, this.roomSays(grip));
        return;
      }
      put(node, "data-waits", waits);
      this.updateGroup(node, group, grip, culprits, groups);
    });
    this.fit();
  }

  /** The largest cards with which nothing of the hand is below its edge. */
  fit() {
    for (const size of SIZES) {
      dress(this.groups, "--fit", `${size}rem`);
      if (this.groups.scrollHeight <= this.groups.clientHeight + 2) break;
    }
    put(this.groups, "data-flow", this.flow());
  }

  /**
   * First what can be acted on; what only waits comes after it, smaller. While nothing can be done it stays as it was, so
   * that nothing jumps between two turns.
   */
  inOrder(groups, grip) {
    const acts = ({ id }) => (grip.offers?.byPiece.has(id) ?? false) || grip.targets.has(id);
    const keyed = groups.map((group, at) => ({ key: `group-${at}`, group }));
    const those = (wanted) => keyed.filter(({ group }) => group.pieces.some(wanted)).map(({ key }) => key);
    let front = those(acts);
    if (!front.length && !this.front.size) front = those((piece) => !piece.waits);
    if (front.length && front.join() !== [...this.front].join()) {
      this.front = new Set(front);
      this.groups.scrollTo(0, 0);
    }
    const split = keyed.some(({ key }) => this.front.has(key));
    const all = keyed.map((one) => ({ ...one, waits: split && !this.front.has(one.key) }));
    return [...all.filter((one) => !one.waits), ...all.filter((one) => one.waits)];
  }

  /** Which way the hand scrolls, if it does. */
  flow() {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.groups;
    if (scrollWidth > clientWidth + 2) return "across";
    return scrollHeight > clientHeight + 2 ? "down" : "fits";
  }

  /** Whether a way that a finger went is meant to drag, and not to scroll. */
  drags(event, dx, dy) {
    const flow = event.pointerType === "mouse" ? "fits" : this.flow();
    return flow === "fits" || (flow === "across" ? Math.abs(dy) > Math.abs(dx) : Math.abs(dx) > Math.abs(dy));
  }

  /** Where something from the board is put into the hand. */
  makeRoom() {
    const button = make("button", { type: "button", class: "room", onclick: () => this.does.press("hand") }, icon("ui-hand"), make("span"));
    return make("div", { class: "group" }, button);
  }

  roomSays(grip) {
    const [first] = grip.targets.get("hand");
    return grip.offers.brings(first) || t("Put it here");
  }

  makeGroup() {
    return make("div", { class: "group" }, make("h3"), make("ul", { class: "pieces" }));
  }

  updateGroup(node, group, grip, culprits, groups) {
    const [title, list] = node.children;
    write(title, group.title);
    put(title, "title", group.hint);
    show(title, Boolean(group.title));
    const tallest = Math.max(...groups.flatMap((one) => one.pieces.map((piece) => piece.h)));
    keep(list, group.pieces, (piece) => piece.id, (piece) => this.makePiece(piece), (item, piece) => {
      this.updatePiece(item.firstElementChild, piece, grip, culprits, tallest);
    });
  }

  makePiece(piece) {
    const face = make("span", { class: "face" });
    const caption = make("span", { class: "caption", "aria-hidden": "true" });
    const sign = make("span", { class: "sign", "aria-hidden": "true" });
    const button = make("button", { type: "button", class: "piece" }, face, caption, sign);
    button.addEventListener("click", () => this.does.press(piece.id));
    button.addEventListener("pointerdown", (event) => this.does.drag(event, piece.id, button));
    return make("li", {}, button);
  }

  updatePiece(button, piece, grip, culprits, tallest) {
    const [face, caption, sign] = button.children;
    const found = grip.targets.get(piece.id);
    const own = grip.offers?.byPiece.get(piece.id);
    put(button, "data-can", Boolean(own) && !grip.held);
    put(button, "data-held", grip.held === piece.id);
    put(button, "data-lit", Boolean(found));
    put(button, "data-pale", grip.held ? !found && grip.held !== piece.id : Boolean(piece.waits));
    put(button, "data-culprit", culprits.has(piece.id));
    put(button, "data-piece", piece.id);
    put(button, "aria-pressed", String(grip.held === piece.id));
    put(button, "aria-label", this.says(piece, own, found, grip));
    dress(button, "--wide", piece.w / tallest);
    dress(button, "--high", piece.h / tallest);
    const same = JSON.stringify(piece.art);
    if (this.drawn.get(face) !== same) {
      this.drawn.set(face, same);
      face.replaceChildren(drawing(piece.art, { x: -piece.w / 2, y: -piece.h / 2, w: piece.w, h: piece.h }));
    }
    write(caption, piece.caption ?? "");
    show(caption, Boolean(piece.caption));
    write(sign, found ? grip.offers.sign(found).value : "");
    show(sign, Boolean(sign.textContent));
  }

  says(piece, own, found, grip) {
    if (found) return [piece.name, found.map((gesture) => grip.offers.brings(gesture)).join(", "), t("it may go there")].filter(Boolean).join("; ");
    if (!own) return piece.name;
    const places = new Set(own.map((gesture) => gesture.spot)).size;
    return `${piece.name}; ${places === 1 ? grip.offers.title(own[0]) : t("places to go: {n}", { n: places })}`;
  }
}
