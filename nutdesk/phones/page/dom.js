/** Making elements, and changing them without losing where somebody is: nothing here ever replaces a whole region. */

/**
 * An element with attributes and listeners (`onclick`); texts among the children stay texts, whoever wrote them.
 * @param {string} tag
 * @param {Object<string, any>} [given]
 * @param {...(Node|string|null)} children
 */
export function make(tag, given = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else put(node, name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Set an attribute only if it changes, so that a screen reader is not told again; false or null takes it away. */
export function put(node, name, value) {
  if (value === false || value === null || value === undefined) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const words = value === true ? "" : String(value);
  if (node.getAttribute(name) !== words) node.setAttribute(name, words);
}

/** Set the text of an element only if it changes. */
export function write(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/** Show an element, or hide it from everybody. */
export function show(node, on) {
  if (node.hidden === on) node.hidden = !on;
}

/** Set a property of an element's style only if it changes. */
export function dress(node, property, value) {
  if (node.style.getPropertyValue(property) !== String(value)) node.style.setProperty(property, value);
}

/**
 * Bring the children of an element in line with items: each has a key, and one whose key stays is kept and updated.
 * Whoever was on a child that is gone is taken to the one in its place, or to the heading of its section.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, at: number) => string} key
 * @param {(item: T) => HTMLElement} create
 * @param {(node: HTMLElement, item: T) => void} [update]
 */
export function keep(parent, items, key, create, update = () => {}) {
  const had = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const before = focused ? [...parent.children].findIndex((node) => node.contains(focused)) : -1;
  let next = parent.firstElementChild;
  items.forEach((item, at) => {
    const name = key(item, at);
    let node = had.get(name);
    had.delete(name);
    if (!node) {
      node = create(item);
      node.dataset.key = name;
    }
    update(node, item);
    if (node === next) next = next.nextElementSibling;
    else parent.insertBefore(node, next);
  });
  for (const node of had.values()) node.remove();
  if (focused && document.activeElement !== focused) {
    if (parent.contains(focused)) focused.focus({ preventScroll: true });
    else refuge(parent, before)?.focus({ preventScroll: true });
  }
}

/** What can be focused nearest to a child that is gone; else the heading of its section. */
function refuge(parent, at) {
  const near = parent.children[Math.min(at, parent.children.length - 1)];
  const inside = near?.matches("button:not([hidden])") ? near : near?.querySelector("button:not([hidden])");
  return inside ?? parent.closest("section, dialog, main")?.querySelector("[tabindex='-1']");
}

/** The element of the page with this id; every module asks for its own. */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
