/**
 * The line to the table: one WebSocket that comes back by itself.
 *
 * A phone sleeps, loses its network, is reloaded. So it tries again quickly, and at once when it wakes. Everything that
 * is shown comes whole after that, so nothing has to be caught up with.
 */

const WAITS = [50, 150, 300, 500, 800];
/** The last of them is kept for as long as it takes: the desk may be closed, or only its process be starting. */
const ASLEEP = 4000;
/** After being out of sight for so long, a line may be dead without anybody having said so. */
const PATIENCE = 2500;
/** A line that is not open by then is tried anew. */

export class Link {
  /**
   * @param {() => object} greeting what is said first
   * @param {(message: any) => void} hear
   * @param {(open: boolean) => void} changed
   */
  constructor(greeting, hear, changed) {
    Object.assign(this, { greeting, hear, changed });
    this.socket = null;
    this.tries = 0;
    this.timer = 0;
    this.ended = false;
    this.hiddenAt = 0;
    document.addEventListener("visibilitychange", () => this.seen());
    addEventListener("online", () => this.again());
    addEventListener("pageshow", (event) => event.persisted && this.again());
    this.open();
  }

  get ready() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/talk`);
    this.socket = socket;
    this.timer = setTimeout(() => this.again(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.timer);
      socket.send(JSON.stringify(this.greeting()));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.changed(true);
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.lost();
    };
  }

  lost() {
    clearTimeout(this.timer);
    this.socket = null;
    if (this.ended) return;
    this.changed(false);
    this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries, WAITS.length - 1)]);
    this.tries += 1;
  }

  /** Try anew at once, whatever became of the old line. */
  again() {
    if (this.ended) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.changed(false);
    this.open();
  }

  seen() {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (!this.ready || Date.now() - this.hiddenAt > ASLEEP) this.again();
  }

  /** Say something; false if nobody is there to hear it. */
  say(message) {
    if (!this.ready) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The table has no place for this page any more: do not come back. */
  end() {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
