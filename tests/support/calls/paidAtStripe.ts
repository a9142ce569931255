import type { RunningStandIn } from "@/dev/stripe/testing";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { checkoutAtStripe } from "./checkoutAtStripe";

/** A booking of 420 kr with a commission of 21 kr, paid at the stand-in and here. */
export async function paidAtStripe(standIn: RunningStandIn) {
  const checkout = await checkoutAtStripe(standIn, { card: true });
  await fulfilSession({ sessionId: checkout.sessionId, stripeAccountId: checkout.account });
  const intent = String((await checkout.atStripe()).payment_intent);
  return { ...checkout, intent };
}

export type PaidAtStripe = Awaited<ReturnType<typeof paidAtStripe>>;

/** Opens a dispute of a payment at the stand-in. @returns its id */
export async function openDispute(
  standIn: RunningStandIn,
  { intent }: PaidAtStripe,
  body: { reason?: string; inquiry?: boolean } = {},
): Promise<string> {
  const { id } = await standIn.control(`charges/${intent}/dispute`, body);
  return String(id);
}

/** Ends a dispute at the stand-in, as the customer's bank rules. */
export const decideDispute = (standIn: RunningStandIn, id: string, outcome: "won" | "lost") =>
  standIn.control(`disputes/${id}/decide`, { outcome });
