/** The end of a game: who won, what everybody has and why; then the next one is waited for. */

import { sheet } from "./ask.js";
import { make, put } from "./dom.js";
import { icon } from "./icons.js";
import { scoreLines } from "./seats.js";
import { t } from "./words.js";

/** Show the result on a sheet; returns it, so that it can be closed when the next game begins. */
export function showResult(state, rule) {
  const { result, cast, seat } = state;
  const winners = result.winners ?? [];
  const order = cast.map((_, at) => at).filter((at) => result.scores[at] !== undefined);
  order.sort((one, two) => Number(winners.includes(two)) - Number(winners.includes(one)) || result.scores[two] - result.scores[one]);
  const rows = order.map((at) => {
    const lines = (result.lines ?? []).filter((line) => line.seat === at);
    const player = cast[at];
    const head = make(
      "summary",
      {},
      icon(`badge-${player.colour}`),
      make("span", { class: "name" }, player.name),
      winners.includes(at) ? icon("ui-crown") : null,
      make("span", { class: "value" }, String(result.scores[at]).replace("-", "−")),
    );
    const row = make("details", { class: "final" }, head, lines.length ? scoreLines(lines, "", rule) : null);
    put(row, "open", at === seat || winners.includes(at));
    return row;
  });
  const chip = result.clause
    ? make("button", { type: "button", class: "chip", "aria-label": t("Rule {clause}", { clause: result.clause }), onclick: () => rule(result.clause) }, result.clause)
    : null;
  const wait = make("p", { class: "quiet" }, t("Stay here: the next game begins on the big screen, and your seat is kept."));
  return sheet(headline(winners, cast, seat), [make("p", {}, result.reason, " ", chip ?? ""), ...rows, wait], { kind: "result" });
}

/** Who won. */
export function headline(winners, cast, me) {
  const others = winners.filter((at) => at !== me).map((at) => cast[at]?.name ?? "");
  if (winners.includes(me)) return others.length ? t("You share the win with {names}", { names: all(others) }) : t("You win");
  if (others.length === 1) return t("{name} wins", { name: others[0] });
  return others.length ? t("{names} share the win", { names: all(others) }) : t("The game is over");
}

function all(names) {
  return names.length < 2 ? names.join("") : t("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names.at(-1) });
}
