import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import type { Findings } from "../findings";
import { eventually, planParams, type Side } from "../side";
import { invalid, missing, otherCall } from "./refusals";

const unknownCustomer = "cus_ThisOneIsNobodys";
const unknownSubscription = "sub_1ThisOneIsNobodys";

/** What `planTax.ts` reads. */
const taxRate = z.object({
  id: z.string().startsWith("txr_"),
  percentage: z.literal(25),
  inclusive: z.literal(false),
  metadata: z.object({ purpose: z.string() }),
});

/** What `subscriptionsCheckout.ts` and `subscriptionsSync.ts` read of the payment page. */
const page = z.object({
  id: z.string().startsWith("cs_"),
  status: z.literal("open"),
  url: z.url(),
  subscription: z.null(),
  metadata: z.object({ plan_subscription_id: z.literal("plan") }),
});

/** What `subscriptionsSync.ts` reads. */
const running = z.object({
  id: z.string().startsWith("sub_"),
  status: z.literal("active"),
  cancel_at_period_end: z.literal(false),
  cancel_at: z.null(),
  ended_at: z.null(),
  metadata: z.object({ plan_subscription_id: z.literal("plan") }),
  cancellation_details: z.object({ comment: z.null(), reason: z.null() }),
  items: z.object({ data: z.tuple([z.object({ current_period_end: z.number().int() })]) }),
});
const ending = running.extend({
  cancel_at_period_end: z.literal(true),
  cancel_at: z.number().int(),
  cancellation_details: z.object({ comment: z.null(), reason: z.literal("cancellation_requested") }),
});
const ended = running.extend({
  status: z.literal("canceled"),
  ended_at: z.number().int(),
  cancellation_details: z.object({
    comment: z.literal("unpaid"),
    reason: z.literal("cancellation_requested"),
  }),
});

/** What `planInvoices.ts` reads. */
const invoice = z.object({
  id: z.string().startsWith("in_"),
  number: z.string(),
  status: z.enum(["paid", "open"]),
  created: z.number().int(),
  period_start: z.number().int(),
  period_end: z.number().int(),
  total: z.literal(62_375),
  total_taxes: z.tuple([z.object({ amount: z.literal(12_475) })]),
  hosted_invoice_url: z.url(),
  // The stand-in shows invoices as pages and makes no files of them.
  invoice_pdf: z
    .url()
    .nullable()
    .transform(() => null),
  lines: z.object({
    data: z.array(z.object({ period: z.object({ start: z.number().int(), end: z.number().int() }) })).min(1),
  }),
});

/** The monthly plan: customer, tax rate, payment page, subscription and invoices, on the platform's own account. */
export async function plan(side: Side, findings: Findings): Promise<void> {
  const rate = await taxRates(side, findings);
  const customer = await customers(side, findings);
  await pages(side, findings, customer, rate);
  await afterDeletion(side, findings, customer);
  await subscription(side, findings, rate);
}

async function taxRates({ stripe, made }: Side, findings: Findings): Promise<string> {
  const params: Stripe.TaxRateCreateParams = {
    display_name: "Moms",
    description: "Swedish VAT on the monthly plan",
    percentage: 25,
    inclusive: false,
    country: "SE",
    jurisdiction: "SE",
    tax_type: "vat",
    // Not the product's own: that finds its rate by this.
    metadata: { purpose: "shape_of_answers" },
  };
  const idempotencyKey = `rate-${randomUUID()}`;
  const create = () => stripe.taxRates.create(params, { idempotencyKey });
  const { id } = await findings.answer("taxRates.create", "new", create, taxRate);
  made.taxRates.add(id);
  await findings.refusal(
    "taxRates.create",
    "another one under its key",
    () => stripe.taxRates.create({ ...params, percentage: 12 }, { idempotencyKey }),
    otherCall,
  );
  await findings.answer(
    "taxRates.list",
    "active and on top",
    async () => {
      const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
      return { data: data.filter((each) => each.id === id) };
    },
    z.object({ data: z.tuple([taxRate]) }),
  );
  return id;
}

async function customers({ stripe, made }: Side, findings: Findings): Promise<string> {
  const known = z.object({ id: z.string().startsWith("cus_"), deleted: z.undefined().optional() });
  const params = {
    name: "Salong Norr",
    email: "agare@example.com",
    preferred_locales: ["sv"],
    metadata: { provider_id: "salon" },
  };
  const create = () => stripe.customers.create(params, { idempotencyKey: `customer-${randomUUID()}` });
  const { id } = await findings.answer("customers.create", "new", create, known);
  made.customers.add(id);
  await findings.answer("customers.retrieve", "new", () => stripe.customers.retrieve(id), known);
  await findings.refusal(
    "customers.retrieve",
    "unknown",
    () => stripe.customers.retrieve(unknownCustomer),
    missing,
  );
  return id;
}

async function pages({ stripe }: Side, findings: Findings, customer: string, rate: string): Promise<void> {
  const { sessions } = stripe.checkout;
  const expand = { expand: ["subscription"] };
  const create = "checkout.sessions.create";
  const open = () => sessions.create(planParams(customer, rate));
  const { id } = await findings.answer(create, "of the plan", open, page);
  await findings.refusal(
    create,
    "of the plan for an unknown customer",
    () => sessions.create(planParams(unknownCustomer, rate)),
    missing,
  );
  await findings.refusal(
    create,
    "of the plan with an unknown tax rate",
    () => sessions.create(planParams(customer, "txr_1ThisOneIsNobodys")),
    missing,
  );
  const retrieve = "checkout.sessions.retrieve";
  await findings.answer(retrieve, "of the plan, open", () => sessions.retrieve(id, expand), page);
  const expired = page.extend({ status: z.literal("expired"), url: z.null() });
  await findings.answer("checkout.sessions.expire", "of the plan", () => sessions.expire(id), expired);
  await findings.answer(retrieve, "of the plan, expired", () => sessions.retrieve(id, expand), expired);
}

async function afterDeletion({ stripe, made }: Side, findings: Findings, customer: string): Promise<void> {
  await stripe.customers.del(customer);
  made.customers.delete(customer);
  await findings.answer(
    "customers.retrieve",
    "deleted",
    () => stripe.customers.retrieve(customer),
    z.object({ id: z.literal(customer), deleted: z.literal(true) }),
  );
}

async function subscription(side: Side, findings: Findings, rate: string): Promise<void> {
  const { subscriptions, invoices } = side.stripe;
  const { subscription: id, customer } = await side.subscribe(rate);
  await findings.answer("subscriptions.retrieve", "running", () => subscriptions.retrieve(id), running);
  await findings.refusal(
    "subscriptions.retrieve",
    "unknown",
    () => subscriptions.retrieve(unknownSubscription),
    missing,
  );
  const update = "subscriptions.update";
  const cancelAtEnd = (cancel: boolean) => () => subscriptions.update(id, { cancel_at_period_end: cancel });
  await findings.answer(update, "to end with its period", cancelAtEnd(true), ending);
  await findings.answer(update, "to go on", cancelAtEnd(false), running);
  await findings.answer(
    "invoices.list",
    "of a customer",
    () => invoices.list({ customer, limit: 100 }),
    z.object({ data: z.tuple([invoice]) }),
  );
  await findings.answer(
    "invoices.list",
    "of an unknown customer",
    () => invoices.list({ customer: unknownCustomer, limit: 100 }),
    z.object({ data: z.tuple([]) }),
  );

  await side.failRenewal(id);
  const owing = async () => {
    const seen = await subscriptions.retrieve(id);
    return seen.status === "past_due" ? seen : undefined;
  };
  await findings.answer(
    "subscriptions.retrieve",
    "whose renewal was declined",
    () => eventually(owing, "A declined renewal makes it past due"),
    running.extend({ status: z.literal("past_due") }),
  );

  const cancel = () => subscriptions.cancel(id, { cancellation_details: { comment: "unpaid" } });
  await findings.answer("subscriptions.cancel", "now", cancel, ended);
  await findings.refusal("subscriptions.cancel", "ended before", cancel, missing);
  await findings.refusal(update, "ended before", cancelAtEnd(true), invalid());
  await findings.answer("subscriptions.retrieve", "ended", () => subscriptions.retrieve(id), ended);
}
