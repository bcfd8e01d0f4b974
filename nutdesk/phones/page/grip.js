/**
 * What is held, and what touching something means: taps, the keys, the list and a drag all come here.
 *
 * It decides nothing about the rules: it walks the gestures that came with the table, and where none fits it asks the
 * desk, which says why not.
 */

export class Grip {
  /**
   * @param {{ask: (gestures: any[]) => void, attempt: (piece: string, spot: string) => void,
   *   tell: (id: string) => void, offer: (spot: string, gestures: any[]) => void, changed: () => void}} does
   */
  constructor(does) {
    this.does = does;
    /** @type {import("./offers.js").Offers|null} */
    this.offers = null;
    this.held = "";
    /** Where the held piece may go, each with the gestures that it could mean. @type {Map<string, any[]>} */
    this.targets = new Map();
  }

  /** Another table is shown. What was held stays held only if it can still go somewhere. */
  take(offers) {
    this.offers = offers;
    if (this.held && offers.byPiece.has(this.held)) this.aim();
    else this.clear();
  }

  aim() {
    this.targets = new Map();
    for (const gesture of this.offers?.byPiece.get(this.held) ?? []) {
      if (!this.targets.has(gesture.spot)) this.targets.set(gesture.spot, []);
      this.targets.get(gesture.spot).push(gesture);
    }
  }

  /** Pick a piece up. One that can go nowhere is picked up too: wherever it is put, the desk says why not. */
  lift(piece) {
    this.held = piece;
    this.aim();
    this.does.changed();
  }

  clear() {
    this.held = "";
    this.targets = new Map();
  }

  putBack() {
    if (!this.held) return;
    this.clear();
    this.does.changed();
  }

  /** Something was touched; `id` is a piece, a place, a player's card or the hand. */
  press(id) {
    if (this.held) this.pressWith(id);
    else this.pressFree(id);
  }

  pressFree(id) {
    const { offers } = this;
    const own = offers?.byPiece.get(id) ?? [];
    const clicks = own.filter((gesture) => gesture.click);
    if (clicks.length) this.does.ask(clicks);
    else if (own.length || offers?.held.some((piece) => piece.id === id)) this.lift(id);
    else if (offers?.bySpot.has(id)) this.does.offer(id, offers.bySpot.get(id));
    else this.does.tell(id);
  }

  pressWith(id) {
    const found = this.targets.get(id);
    const piece = this.held;
    if (id === piece && !found) this.putBack();
    else if (found) this.drop(found);
    else if (this.offers?.byPiece.has(id)) this.lift(id);
    else if (id) this.does.attempt(piece, id);
  }

  /** A piece was dragged somewhere and let go; '' is nowhere. */
  letGo(spot) {
    const found = this.targets.get(spot);
    const piece = this.held;
    if (found) this.drop(found);
    else if (spot && spot !== piece) this.does.attempt(piece, spot);
    else this.putBack();
  }

  drop(found) {
    this.clear();
    this.does.changed();
    this.does.ask(found);
  }
}
