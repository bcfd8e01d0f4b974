/** What this phone remembers: its ticket in the address, where it goes to nobody; a name and its settings in its storage. */

const NAME = "nutdesk-name";
const SETTINGS = "nutdesk-settings";

/** What the part of the address behind the # says: `t` is a ticket, `c` the digits of the desk. */
export function fragment() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { ticket: parts.get("t") ?? "", code: parts.get("c") ?? "" };
}

/** Keep a ticket in the address, so that a reload, or the page put on the home screen, comes back to its seat. */
export function keepTicket(ticket) {
  history.replaceState(null, "", ticket ? `#t=${ticket}` : location.pathname);
}

/** A phone in private mode may refuse to remember anything; then it is asked again the next time. */
function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function store(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export const lastName = () => stored(NAME);
export const keepName = (name) => store(NAME, name);

/** The settings that were chosen here; anything unreadable counts as nothing. */
export function keptSettings() {
  try {
    const found = JSON.parse(stored(SETTINGS) || "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const keepSettings = (settings) => store(SETTINGS, JSON.stringify(settings));
