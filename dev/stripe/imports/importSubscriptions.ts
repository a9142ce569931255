import { z } from "zod";
import { createPrice, createProduct } from "../billing/catalogue";
import { createCustomer } from "../billing/invoices";
import type { PriceRow } from "../billing/rows";
import { openSubscription, setCancelAtPeriodEnd } from "../billing/subscribe";
import { createTaxRate } from "../billing/taxes";
import { type Context, ownedRows } from "../core/context";
import type { ControlRequest } from "../core/router";
import { keepCard } from "../payments/checkout";
import type { Services } from "../server/services";
import { importedCard } from "./importedCard";
import { type GivenSubscription, givenSubscription } from "./importShapes";

const importBody = z.object({ subscriptions: z.array(givenSubscription) });

/** The monthly price that subscriptions to the same thing for the same amount share. */
function priceOf(ctx: Context, { product, amount, currency }: GivenSubscription): PriceRow {
  const known = ownedRows(ctx, "price").find(
    (price) =>
      price.recurring?.interval === "month" &&
      price.unitAmount === amount &&
      price.currency === currency &&
      ctx.tx.get("product", price.product)?.name === product,
  );
  return (
    known ??
    createPrice(ctx, {
      product: createProduct(ctx, { name: product, active: true }).id,
      currency,
      unitAmount: amount,
      recurring: { interval: "month" },
      active: true,
    })
  );
}

function taxRatesOf(ctx: Context, { tax }: GivenSubscription): string[] {
  if (tax === undefined) return [];
  const known = ownedRows(ctx, "taxRate").find(
    (rate) => rate.displayName === tax.displayName && rate.percentage === tax.percentage,
  );
  const empty = { country: null, description: null, jurisdiction: null, taxType: null };
  return [(known ?? createTaxRate(ctx, { ...empty, ...tax, active: true })).id];
}

/** Makes the subscription with the invoice of its present period, dated at its beginning. */
function replay(outer: Context, given: GivenSubscription): void {
  const at = (seconds: number) => ({ ...outer, now: seconds * 1000, silent: true });
  const begun = at(given.created);
  const ctx = at(given.periodStart);
  const { email, name } = given.customer;
  const customer = ctx.tx.get("customer", given.customer.id) ?? createCustomer(begun, given.customer);
  const card = keepCard(begun, { email, name, card: importedCard(outer.now) });
  const { id, created, periodEnd, metadata } = given;
  const subscription = openSubscription(
    ctx,
    { customer, price: priceOf(begun, given), card },
    {
      id,
      created,
      periodEnd,
      metadata,
      quantity: 1,
      description: null,
      taxRates: taxRatesOf(begun, given),
    },
  );
  ctx.tx.put("subscription", setCancelAtPeriodEnd(ctx, subscription, given.cancelAtPeriodEnd));
}

/** Adds the subscriptions that a demo database refers to. Existing ones are not changed, and no events are sent. */
export function importSubscriptions(services: Services, request: ControlRequest): object {
  const { subscriptions } = importBody.parse(request.body);
  return services.transaction((ctx) => {
    const missing = subscriptions.filter(({ id }) => ctx.tx.get("subscription", id) === undefined);
    for (const given of missing) replay(ctx, given);
    return { imported: missing.length };
  });
}
