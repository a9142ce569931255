import type { StarterTradeChoice } from "@/lib/catalogue/edit/serviceChoices";
import {
  type MinutesProblem,
  type PriceProblem,
  parseDuration,
  parsePrice,
} from "@/lib/catalogue/edit/serviceText";

export type StarterRow = { name: string; minutes: string; price: string; isTicked: boolean };

/** The rows of each trade: looking at another one loses nothing. */
export type StarterValues = { lists: Record<string, StarterRow[]> };

/** Every trade with nothing ticked and no prices. */
export function untouchedLists(trades: readonly StarterTradeChoice[]): StarterValues {
  const rowsOf = ({ services }: StarterTradeChoice) =>
    services.map(({ name, minutes }) => ({ name, minutes: String(minutes), price: "", isTicked: false }));
  return { lists: Object.fromEntries(trades.map((trade) => [trade.key, rowsOf(trade)])) };
}

/** What is wrong with what is ticked of a trade, by path: `lists.3.price`. */
export function starterProblems(
  { lists }: StarterValues,
  trade: string,
): Record<string, PriceProblem | MinutesProblem | "nothing"> {
  const rows = lists[trade] ?? [];
  if (!rows.some(({ isTicked }) => isTicked)) return { lists: "nothing" };
  const problems: Record<string, PriceProblem | MinutesProblem> = {};
  for (const [index, { minutes, price, isTicked }] of rows.entries()) {
    if (!isTicked) continue;
    const [duration, cost] = [parseDuration(minutes), parsePrice(price)];
    if ("problem" in duration) problems[`lists.${index}.minutes`] = duration.problem;
    if ("problem" in cost) problems[`lists.${index}.price`] = cost.problem;
  }
  return problems;
}

/** What is ticked of a trade, as the call takes it. */
export function starterBody({ lists }: StarterValues, trade: StarterTradeChoice | undefined) {
  const rows = trade === undefined ? [] : (lists[trade.key] ?? []);
  return rows.flatMap(({ name, minutes, price, isTicked }, index) => {
    const [duration, cost] = [parseDuration(minutes), parsePrice(price)];
    const subcategoryId = trade?.services[index]?.subcategoryId;
    if (!isTicked || subcategoryId === undefined || "problem" in duration || "problem" in cost) return [];
    return [{ name, duration_minutes: duration.minutes, price: cost.sek, subcategory_id: subcategoryId }];
  });
}
