import type { LedgerKind } from "@/lib/db/generated/enums";
import { type Moved, soldKinds } from "@/lib/ledger/words";

/** A service of a booking, as far as its VAT goes. */
export type Priced = { priceOre: number; vatPercent: number };

/** What a row of the ledger is of a VAT rate: `amountOre` with the VAT, and the VAT in it, in öre. */
export type SalePart = { rate: number; amountOre: number; vatOre: number };

/** `dividend / divisor` rounded half away from zero, as PostgreSQL rounds. */
function divide(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

/** `partsSql` of `lib/ledger`: an amount divided by the prices, in öre, what rounding leaves going to the later ones. */
export function partsOf(amountOre: number, services: readonly Pick<Priced, "priceOre">[]): number[] {
  const total = services.reduce((sum, { priceOre }) => sum + BigInt(priceOre), 0n);
  if (services.length === 1 || total === 0n) return services.map((_, index) => (index === 0 ? amountOre : 0));
  let upTo = 0n;
  return services.map(({ priceOre }) => {
    const before = divide(BigInt(amountOre) * upTo, total);
    upTo += BigInt(priceOre);
    return divide(BigInt(amountOre) * upTo, total) - before;
  });
}

type Turnover = Map<number, { amountOre: number; vatOre: number }>;

/** What sums by kind are of each rate; `vatSql` of `lib/ledger`: rounded once for each rate. */
function turnoverOf(sums: ReadonlyMap<LedgerKind, number>, services: readonly Priced[]): Turnover {
  const byRate = new Map<number, number>();
  for (const ore of sums.values()) {
    partsOf(ore, services).forEach((part, index) => {
      const rate = services[index]?.vatPercent ?? 0;
      byRate.set(rate, (byRate.get(rate) ?? 0) + part);
    });
  }
  return new Map(
    [...byRate].map(([rate, amountOre]) => {
      const vatOre = divide(BigInt(amountOre) * BigInt(rate), BigInt(100 + rate));
      return [rate, { amountOre, vatOre }];
    }),
  );
}

/**
 * What each row of one booking changes of its sales and VAT, rate by rate; nothing for rows of other kinds. A row is the
 * difference between the sums with and without it, so that the rows add up to what `lib/ledger` says of the booking,
 * to the öre, and later rows change nothing of earlier ones.
 * @param rows of one booking, in the order in which they were written
 * @param services what the booking costs, in order; at least one
 */
export function salePartsOf(rows: readonly Moved[], services: readonly Priced[]): SalePart[][] {
  const sold: readonly LedgerKind[] = soldKinds;
  const sums = new Map<LedgerKind, number>();
  let before: Turnover = new Map();
  return rows.map(({ kind, amountOre }) => {
    if (!sold.includes(kind)) return [];
    sums.set(kind, (sums.get(kind) ?? 0) + amountOre);
    const after = turnoverOf(sums, services);
    const parts = [...after].map(([rate, now]) => ({
      rate,
      amountOre: now.amountOre - (before.get(rate)?.amountOre ?? 0),
      vatOre: now.vatOre - (before.get(rate)?.vatOre ?? 0),
    }));
    before = after;
    return parts.filter((part) => part.amountOre !== 0 || part.vatOre !== 0);
  });
}
