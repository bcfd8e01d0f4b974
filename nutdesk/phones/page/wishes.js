/**
 * Wishes of this page: each is sent once, and names what was shown when it was made.
 *
 * The desk plays a wish only if it still shows that, so even one that was sent twice would be played once. If the line
 * breaks before an answer, the number of what is shown next tells: a higher one means that the game has gone on; the
 * same one means that the wish was lost, and whoever made it is asked whether to make it again.
 */

export class Wishes {
  /** @param {import("./link.js").Link} link @param {(wish: object) => void} lost */
  constructor(link, lost) {
    this.link = link;
    this.lost = lost;
    this.last = Math.floor(Date.now() / 1000) % 1_000_000;
    this.open = null;
    this.cut = false;
  }

  /** Make a wish at the state that is shown; nothing is done while another waits for its answer. */
  make(wish, at) {
    if (this.open && !this.cut) return false;
    this.last += 1;
    const message = { ...wish, wish: this.last, at };
    this.open = message;
    this.cut = !this.link.say(message);
    return true;
  }

  /** The answer to a wish has come; false if it is not the one that is waited for. */
  settle(wish) {
    if (this.open?.wish !== wish) return false;
    this.open = null;
    return true;
  }

  /** The line broke: whether the open wish arrived is not known. */
  interrupt() {
    this.cut = this.open !== null;
  }

  /** A state is shown. */
  shown(number) {
    const { open, cut } = this;
    if (!open || (number === open.at && !cut)) return;
    this.open = null;
    this.cut = false;
    if (number === open.at) this.lost(open);
  }
}
