import type { StarterTradeChoice } from "@/lib/catalogue/edit/serviceChoices";
import {
  type MinutesProblem,
  type PriceProblem,
  parseDuration,
  parsePrice,
} from "@/lib/catalogue/edit/serviceText";

export type StarterRow = { name: string; minutes: string; price: string; isTicked: boolean };

/** The rows by trade, so that switching trades keeps the input. */
export type StarterValues = { lists: Record<string, StarterRow[]> };

/** All lists with nothing ticked and no prices. */
export function untouchedLists(trades: readonly StarterTradeChoice[]): StarterValues {
  const rowsOf = ({ services }: StarterTradeChoice) =>
    services.map(({ name, minutes }) => ({ name, minutes: String(minutes), price: "", isTicked: false }));
  return { lists: Object.fromEntries(trades.map((trade) => [trade.key, rowsOf(trade)])) };
}

type StarterProblem = PriceProblem | MinutesProblem | "nothing";

/** The problems of ticked services, by path: `lists.hair.3.price`. */
export function starterProblems({ lists }: StarterValues): Record<string, StarterProblem> {
  const problems: Record<string, StarterProblem> = {};
  for (const [trade, rows] of Object.entries(lists)) {
    for (const [index, { minutes, price, isTicked }] of rows.entries()) {
      if (!isTicked) continue;
      const [duration, cost] = [parseDuration(minutes), parsePrice(price)];
      if ("problem" in duration) problems[`lists.${trade}.${index}.minutes`] = duration.problem;
      if ("problem" in cost) problems[`lists.${trade}.${index}.price`] = cost.problem;
    }
  }
  return tickedIn(Object.values(lists).flat()) === 0 ? { lists: "nothing" } : problems;
}

export const tickedIn = (rows: readonly StarterRow[] = []): number =>
  rows.filter(({ isTicked }) => isTicked).length;

/** The ticked services by trade, as the call takes them. */
export function starterBody({ lists }: StarterValues, trades: readonly StarterTradeChoice[]) {
  return trades.flatMap(({ key, services }) =>
    (lists[key] ?? []).flatMap(({ name, minutes, price, isTicked }, index) => {
      const [duration, cost] = [parseDuration(minutes), parsePrice(price)];
      const subcategoryId = services[index]?.subcategoryId;
      if (!isTicked || subcategoryId === undefined || "problem" in duration || "problem" in cost) return [];
      return [{ name, duration_minutes: duration.minutes, price: cost.sek, subcategory_id: subcategoryId }];
    }),
  );
}
