import { type Context, seconds } from "../core/context";
import { newId } from "../core/ids";
import { mergeMetadata } from "../core/params";
import type { PriceRow, ProductRow } from "./rows";

interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly images?: string[] | undefined;
  readonly url?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly active: boolean;
}

export function createProduct(ctx: Context, given: NewProduct): ProductRow {
  return ctx.tx.put("product", {
    id: given.id ?? newId("prod", 14),
    account: ctx.account,
    created: seconds(ctx),
    name: given.name,
    description: given.description ?? null,
    active: given.active,
    images: given.images ?? [],
    url: given.url ?? null,
    defaultPrice: null,
    metadata: mergeMetadata({}, given.metadata),
    updated: seconds(ctx),
  });
}

interface NewPrice {
  readonly product: string;
  readonly currency: string;
  readonly unitAmount: number;
  readonly recurring?:
    | { interval: "day" | "week" | "month" | "year"; interval_count?: number | undefined }
    | undefined;
  readonly lookupKey?: string | undefined;
  readonly nickname?: string | undefined;
  readonly taxBehavior?: PriceRow["taxBehavior"] | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly active: boolean;
}

export function createPrice(ctx: Context, given: NewPrice): PriceRow {
  const { recurring } = given;
  return ctx.tx.put("price", {
    id: newId("price"),
    account: ctx.account,
    created: seconds(ctx),
    product: given.product,
    currency: given.currency,
    unitAmount: given.unitAmount,
    recurring:
      recurring === undefined
        ? null
        : { interval: recurring.interval, intervalCount: recurring.interval_count ?? 1 },
    lookupKey: given.lookupKey ?? null,
    nickname: given.nickname ?? null,
    taxBehavior: given.taxBehavior ?? "unspecified",
    active: given.active,
    metadata: mergeMetadata({}, given.metadata),
  });
}
