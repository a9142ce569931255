import { fromSek } from "@/lib/money/ore";
import { NO_UNIT, type Remaining, START, type Taken } from "./remaining";

/** The least and the most that is said, in öre. */
export type SaidPrice = { min: number | null; max: number | null };

/** A lower number without a currency may be an age, a size or a count: "klippning barn under 7". In SEK. */
const MIN_BARE_AMOUNT = 100;
/** As much as the filter of prices takes, in SEK. */
const MAX_AMOUNT = 1_000_000;

/** An amount with or without its currency, before it ("SEK 500") or behind it. The names of its groups end in `of`. */
const money = (of: string) =>
  `(?<before${of}>(?:kr|sek)\\s*)?(?<amount${of}>\\d{1,3}(?:[ .]\\d{3})+|\\d{1,6})(?!\\d)(?<behind${of}>\\s*(?:kronor|kr|sek|:-)(?!\\p{L}))?`;

type Groups = Readonly<Record<string, string | undefined>>;

const hasCurrency = (groups: Groups, of: string) => Boolean(groups[`before${of}`] ?? groups[`behind${of}`]);

/** An amount in öre; null where nothing says that it is one. */
function oreIn(groups: Groups, of: string, isMoney: boolean): number | null {
  const sek = Number((groups[`amount${of}`] ?? "").replaceAll(/[ .]/gu, ""));
  if (sek > MAX_AMOUNT) return null;
  return isMoney || sek >= MIN_BARE_AMOUNT ? fromSek(sek) : null;
}

/** Two amounts, of which either may have the currency. */
function twoIn(groups: Groups): { min: number; max: number } | null {
  const isMoney = hasCurrency(groups, "A") || hasCurrency(groups, "B");
  const [min, max] = [oreIn(groups, "A", isMoney), oreIn(groups, "B", isMoney)];
  return min === null || max === null ? null : { min, max };
}

type PriceRule = { pattern: RegExp; read: (groups: Groups) => SaidPrice | null };

const rule = (words: string, read: PriceRule["read"]): PriceRule => ({
  pattern: new RegExp(`${START}${words}${NO_UNIT}`, "u"),
  read,
});

const one = (groups: Groups) => oreIn(groups, "A", hasCurrency(groups, "A"));

const rules: readonly PriceRule[] = [
  rule(`(?:mellan|between)\\s+${money("A")}\\s+(?:och|and)\\s+${money("B")}`, (groups) => {
    const said = twoIn(groups);
    if (said === null) return null;
    return said.min <= said.max ? said : { min: said.max, max: said.min };
  }),
  // "500–700 kr". Without a currency it may be of a telephone, a house or a year, and behind another figure the
  // end of a longer number.
  rule(
    `(?<!\\d\\s*[–/+.-]?\\s*)(?:(?:från|from|mellan)\\s+)?(?!0)${money("A")}(?:\\s*[–-]\\s*|\\s+(?:till|to)\\s+)(?!0)${money("B")}(?!\\s*[–-]\\s*\\d)`,
    (groups) => {
      const said = hasCurrency(groups, "A") || hasCurrency(groups, "B") ? twoIn(groups) : null;
      return said !== null && said.min <= said.max ? said : null;
    },
  ),
  rule(
    `(?:under|max|högst|hogst|upp till|billigare än|mindre än|less than|below|up to|at most|cheaper than)\\s+${money("A")}`,
    (groups) => {
      const max = one(groups);
      return max === null ? null : { min: null, max };
    },
  ),
  rule(`(?:över|minst|lägst|mer än|dyrare än|over|above|more than|at least)\\s+${money("A")}`, (groups) => {
    const min = one(groups);
    return min === null ? null : { min, max: null };
  }),
];

/** The price that a text says, by the first rule that fits. */
export function takePrice(text: Remaining): Taken<SaidPrice> | null {
  for (const { pattern, read } of rules) {
    const taken = text.take(pattern, ({ groups = {} }) => read(groups));
    if (taken !== null) return taken;
  }
  return null;
}
