import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Findings } from "../findings";
import { type Side, visitParams } from "../side";
import { cutOff, invalid, missing, otherCall } from "./refusals";

const amount = 42_000;
const fee = 2_100;

/** What `checkoutSession.ts`, `fulfil.ts` and `paymentPages.ts` read. */
const open = z.object({
  id: z.string().startsWith("cs_"),
  status: z.literal("open"),
  payment_status: z.literal("unpaid"),
  url: z.url(),
  expires_at: z.number().int(),
  amount_total: z.literal(amount),
  currency: z.literal("sek"),
  metadata: z.object({ booking_id: z.literal("visit") }),
  payment_intent: z.null(),
  customer_email: z.string(),
  customer_details: z.object({ email: z.string().nullable(), name: z.string().nullable() }).nullable(),
});
const expired = open.extend({ status: z.literal("expired"), url: z.null() });
const paid = open.extend({
  status: z.literal("complete"),
  payment_status: z.literal("paid"),
  url: z.null(),
  // A session that somebody else has opened on the account will do.
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.looseObject({}).transform(() => ({})),
  customer_email: z
    .string()
    .nullable()
    .transform(() => null),
  customer_details: z.object({ email: z.string(), name: z.string() }),
  payment_intent: z.object({
    id: z.string().startsWith("pi_"),
    status: z.literal("succeeded"),
    latest_charge: z.object({ id: z.string().startsWith("ch_"), receipt_url: z.url() }),
  }),
});

/** The payment page of a visit, on the account of its business. */
export async function checkout(side: Side, findings: Findings): Promise<void> {
  const { checkout: api } = side.stripe;
  const stripeAccount = await side.account();
  const expires_at = Math.floor(Date.now() / 1000) + 1_860;
  const params = visitParams(amount, fee, { expires_at });
  const once = { stripeAccount, idempotencyKey: `checkout-${randomUUID()}` };
  const create = "checkout.sessions.create";
  const { id } = await findings.answer(create, "new", () => api.sessions.create(params, once), open);
  await findings.answer(
    create,
    "again under its key",
    () => api.sessions.create(params, once),
    open.extend({ id: z.literal(id) }),
  );
  await findings.refusal(
    create,
    "another one under its key",
    () => api.sessions.create(visitParams(amount + 100, fee, { expires_at }), once),
    otherCall,
  );
  await refusedPages(side, findings);
  await openAndExpired(side, findings, id);
  await paidPage(side, findings);
}

async function refusedPages(side: Side, findings: Findings): Promise<void> {
  const stripeAccount = await side.account();
  const refuse = (occasion: string, params: ReturnType<typeof visitParams>, code?: string) =>
    findings.refusal(
      "checkout.sessions.create",
      occasion,
      () => side.stripe.checkout.sessions.create(params, { stripeAccount }),
      invalid(code),
    );
  await refuse("of 1 kr, less than can be charged", visitParams(100, 0), "amount_too_small");
  await refuse("of a negative amount", visitParams(-100, 0), "parameter_invalid_integer");
  await refuse("with a fee above the amount", visitParams(amount, amount + 100));
  const soon = Math.floor(Date.now() / 1000) + 600;
  await refuse("that ends in ten minutes", visitParams(amount, fee, { expires_at: soon }));
  await refuse("without a line", visitParams(amount, fee, { line_items: [] }), "parameter_missing");
  await findings.refusal(
    "checkout.sessions.create",
    "on an unknown account",
    () =>
      side.stripe.checkout.sessions.create(visitParams(amount, fee), {
        stripeAccount: "acct_1ThisOneIsNobodys",
      }),
    cutOff,
  );
}

async function openAndExpired(side: Side, findings: Findings, id: string): Promise<void> {
  const { sessions } = side.stripe.checkout;
  const options = { stripeAccount: await side.account() };
  const expand = { expand: ["payment_intent.latest_charge"] };
  const retrieve = "checkout.sessions.retrieve";
  await findings.answer(retrieve, "open", () => sessions.retrieve(id, expand, options), open);
  const unknown = "cs_test_a1ThisOneIsNobodys";
  await findings.refusal(retrieve, "unknown", () => sessions.retrieve(unknown, {}, options), missing);
  await findings.refusal(retrieve, "of another account", () => sessions.retrieve(id), missing);

  const now = Math.floor(Date.now() / 1000);
  await findings.answer(
    "checkout.sessions.list",
    "by time",
    async () => {
      const created = { gte: now - 600, lte: now + 600 };
      const { data, has_more } = await sessions.list({ created, limit: 100 }, options);
      // Not those of others on the account.
      return { data: data.filter((each) => each.id === id), has_more };
    },
    z.object({ data: z.tuple([open]), has_more: z.boolean() }),
  );

  const expire = "checkout.sessions.expire";
  await findings.answer(expire, "open", () => sessions.expire(id, undefined, options), expired);
  await findings.refusal(expire, "expired before", () => sessions.expire(id, undefined, options), invalid());
  await findings.refusal(expire, "unknown", () => sessions.expire(unknown, undefined, options), missing);
  await findings.answer(retrieve, "expired", () => sessions.retrieve(id, expand, options), expired);
}

async function paidPage(side: Side, findings: Findings): Promise<void> {
  const { sessions } = side.stripe.checkout;
  const options = { stripeAccount: await side.account() };
  const id = await side.paidSession();
  if (id === null) {
    findings.unasked.push("a paid session: pay one in a browser, on the account of STRIPE_TEST_ACCOUNT");
    return;
  }
  await findings.answer(
    "checkout.sessions.retrieve",
    "paid",
    () => sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] }, options),
    paid,
  );
  await findings.refusal(
    "checkout.sessions.expire",
    "paid",
    () => sessions.expire(id, undefined, options),
    invalid(),
  );
}
