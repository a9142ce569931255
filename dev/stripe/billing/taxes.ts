import { type Context, present, seconds } from "../core/context";
import { newId } from "../core/ids";
import { mergeMetadata } from "../core/params";
import type { TaxRateRow, TaxRow } from "./taxRows";

type NewTaxRate = Omit<TaxRateRow, "id" | "account" | "created" | "metadata"> & {
  metadata: Record<string, string> | undefined;
};

export function createTaxRate(ctx: Context, given: NewTaxRate): TaxRateRow {
  return ctx.tx.put("taxRate", {
    ...given,
    id: newId("txr"),
    account: ctx.account,
    created: seconds(ctx),
    metadata: mergeMetadata({}, given.metadata),
  });
}

/** The taxes on an amount in minor units. */
export function taxesOn(ctx: Context, amount: number, rates: readonly string[]): TaxRow[] {
  return rates.map((rate) => {
    const { percentage } = present(ctx.tx.get("taxRate", rate));
    return { rate, amount: Math.round((amount * percentage) / 100) };
  });
}

export const sumOfTaxes = (taxes: readonly TaxRow[]): number =>
  taxes.reduce((sum, { amount }) => sum + amount, 0);
