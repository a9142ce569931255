import { z } from "zod";
import { type Context, onBehalfOf } from "../core/context";
import type { ControlRequest } from "../core/router";
import type { ReadCard } from "../payments/cards";
import { complete, intentFor, keepCard } from "../payments/checkout";
import { createIntent, succeed } from "../payments/intents";
import { refundCharge } from "../payments/refunds";
import { lineItems } from "../resources/checkoutRules";
import { newSession } from "../resources/checkoutSessions";
import type { Services } from "../server/services";
import { importedCard } from "./importedCard";
import { type GivenPayment, givenPayment } from "./importShapes";

const importBody = z.object({ payments: z.array(givenPayment) });

function sessionParams(given: GivenPayment) {
  const { amount, fee, currency, item: name, detail: description, email, metadata } = given;
  return {
    mode: "payment" as const,
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name, description } } },
    ],
    customer_email: email,
    client_reference_id: given.reference,
    locale: given.locale,
    metadata,
    payment_intent_data: {
      description: `${name} · ${description}`,
      receipt_email: email,
      metadata,
      ...(fee > 0 ? { application_fee_amount: fee } : {}),
    },
    success_url: given.returnUrl,
  };
}

/** Creates the rows of a payment in the past, each dated as if it had been made then. */
function replay(outer: Context, given: GivenPayment, card: ReadCard): void {
  const at = (seconds: number) => ({
    ...onBehalfOf(outer, given.account),
    now: seconds * 1000,
    silent: true,
  });
  const begun = at(given.created);
  const paid = at(given.paid);
  const params = sessionParams(given);
  const payer = { email: given.email, name: given.name, card };
  const session = {
    ...newSession(begun, params, lineItems(begun, params), given.expires),
    id: given.session,
    paymentIntent: given.intent,
    details: { email: given.email, name: given.name },
  };
  const intent = createIntent(paid, { ...intentFor(session, payer), id: given.intent });
  succeed(paid, intent, keepCard(paid, payer), given.charge);
  complete(paid, session, "paid");
  const { refund } = given;
  const charge = outer.tx.get("charge", given.charge);
  if (refund === undefined || charge === undefined) return;
  refundCharge(at(refund.created), charge, {
    ids: { refund: refund.id, feeRefund: refund.feeRefund },
    amount: undefined,
    reason: "requested_by_customer",
    metadata: {},
    refundApplicationFee: given.fee > 0,
  });
}

/**
 * Adds the payments that a demo database refers to. Existing ones are not changed, and no events are sent. They have to be
 * imported again at each start: only those that were changed since are kept in the journal.
 */
export function importPayments(services: Services, request: ControlRequest): object {
  const { payments } = importBody.parse(request.body);
  const missing = services.read((ctx) =>
    payments.filter(({ intent }) => ctx.tx.get("paymentIntent", intent) === undefined),
  );
  const card = importedCard(Date.now());
  for (const given of missing) services.transient((ctx) => replay(ctx, given, card));
  return { imported: missing.length };
}
