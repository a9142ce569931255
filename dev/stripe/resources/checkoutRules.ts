import { createPrice, createProduct } from "../billing/catalogue";
import { taxesOn } from "../billing/taxes";
import { type Context, owned, seconds } from "../core/context";
import { invalidRequest, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import type { LineItem } from "../payments/rows";
import { getAccountRow } from "./accounts";
import type { LineItemGiven, SessionCreate } from "./checkoutParams";

/** Least amount that a card can be charged, in minor units. */
const LEAST_AMOUNT: Record<string, number> = { sek: 300, nok: 300, dkk: 250, eur: 50, usd: 50, gbp: 30 };

const HALF_HOUR = 1_800;
const DAY = 86_400;

function missing(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

function priceOf(ctx: Context, given: LineItemGiven, param: string) {
  if (given.price !== undefined && given.price_data !== undefined) {
    throw invalidRequest("You may only specify one of these parameters: price, price_data.", { param });
  }
  if (given.price !== undefined) {
    const price = owned(ctx, "price", given.price, "price", `${param}[price]`);
    if (!price.active)
      throw invalidRequest("The price specified is inactive. This field only accepts active prices.", {
        param,
      });
    return { price, product: owned(ctx, "product", price.product, "product") };
  }
  const data = given.price_data;
  if (data === undefined) throw missing(`${param}[price]`);
  if ((data.product === undefined) === (data.product_data === undefined)) {
    throw invalidRequest("You must specify either `product` or `product_data` when creating a price.", {
      param: `${param}[price_data]`,
    });
  }
  const product =
    data.product_data === undefined
      ? owned(ctx, "product", data.product ?? "", "product", `${param}[price_data][product]`)
      : createProduct(ctx, { ...data.product_data, active: false });
  const price = createPrice(ctx, {
    product: product.id,
    currency: data.currency,
    unitAmount: data.unit_amount,
    recurring: data.recurring,
    taxBehavior: data.tax_behavior,
    active: false,
  });
  return { price, product };
}

function lineItem(ctx: Context, mode: SessionCreate["mode"], given: LineItemGiven, index: number): LineItem {
  const param = `line_items[${index}]`;
  if (given.quantity === undefined) throw missing(`${param}[quantity]`);
  const { price, product } = priceOf(ctx, given, param);
  if (mode === "payment" && price.recurring !== null) {
    throw invalidRequest(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      { param },
    );
  }
  if (mode === "subscription" && price.recurring === null) {
    throw invalidRequest(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      { param },
    );
  }
  const amount = price.unitAmount * given.quantity;
  const rates = (given.tax_rates ?? []).map(
    (id, at) => owned(ctx, "taxRate", id, "tax rate", `${param}[tax_rates][${at}]`).id,
  );
  return {
    id: newId("li"),
    description: product.name,
    detail: product.description,
    quantity: given.quantity,
    unitAmount: price.unitAmount,
    currency: price.currency,
    priceId: price.id,
    taxes: taxesOn(ctx, amount, rates),
  };
}

export function lineItems(ctx: Context, given: SessionCreate): LineItem[] {
  const items = (given.line_items ?? []).map((item, index) => lineItem(ctx, given.mode, item, index));
  if (items.length === 0) throw missing("line_items");
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw invalidRequest("All line items must have the same currency.", { param: "line_items" });
  }
  if (given.mode === "subscription" && items.length > 1) {
    throw invalidRequest("The stand-in takes one recurring price for each subscription.", {
      param: "line_items",
    });
  }
  return items;
}

export function checkAmount(total: number, currency: string): void {
  const least = LEAST_AMOUNT[currency] ?? 50;
  if (total === 0 || total >= least) return;
  throw invalidRequest(
    `The Checkout Session's total amount due must add up to at least ${(least / 100).toFixed(2)} ${currency}`,
    { code: "amount_too_small" },
  );
}

export function checkFee(ctx: Context, fee: number | undefined, total: number): void {
  const param = "payment_intent_data[application_fee_amount]";
  if (fee === undefined) return;
  if (ctx.account === null) {
    throw invalidRequest(
      "Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).",
      { param },
    );
  }
  if (fee > total) {
    throw invalidRequest(
      "The application fee cannot be greater than the total amount of the Checkout Session.",
      { param },
    );
  }
}

/** Stripe measures from the moment it makes the session: exactly 30 minutes on the caller's clock arrives too late. */
export function checkedExpiry(ctx: Context, asked: number | undefined): number {
  const created = seconds(ctx);
  if (asked === undefined) return created + DAY;
  const param = "expires_at";
  if (asked < created + HALF_HOUR) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      { param },
    );
  }
  if (asked > created + DAY) {
    throw invalidRequest(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      { param },
    );
  }
  return asked;
}

export function checkAccount(ctx: Context): void {
  if (ctx.account === null || getAccountRow(ctx, ctx.account).standing === "enabled") return;
  throw invalidRequest(
    "Your account cannot currently make charges: the card_payments capability is not active. Complete the account's onboarding first.",
  );
}

export function checkMode(given: SessionCreate): "payment" | "subscription" {
  if (given.mode === "setup") {
    throw invalidRequest("The stand-in has no `setup` mode; use `payment` or `subscription`.", {
      param: "mode",
    });
  }
  const wrong = given.mode === "payment" ? "subscription_data" : "payment_intent_data";
  if (given[wrong] !== undefined) {
    throw invalidRequest(`You can not pass \`${wrong}\` in \`${given.mode}\` mode.`, { param: wrong });
  }
  if (given.mode === "subscription" && given.customer_creation !== undefined) {
    throw invalidRequest("`customer_creation` can only be used in `payment` and `setup` mode.", {
      param: "customer_creation",
    });
  }
  return given.mode;
}

export function checkCustomer(ctx: Context, given: SessionCreate): void {
  if (given.customer === undefined) return;
  if (given.customer_email !== undefined) {
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  }
  if (owned(ctx, "customer", given.customer, "customer", "customer").deleted) {
    throw noSuch("customer", given.customer, "customer");
  }
}
