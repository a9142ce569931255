import { enabledAccount, type RunningStandIn } from "@/dev/stripe/testing";
import { type CardBehaviour, noneMade, planParams, type Side, visitParams } from "./side";

/** Card numbers, typed on the stand-in's payment page. */
const numbers: Readonly<{ [card in CardBehaviour]: string }> = {
  succeeds: "4242424242424242",
  declined: "4000000000000002",
  refundFails: "4000000000005126",
  refundLater: "4000000000007726",
  disputed: "4000000000000259",
};

/** The stand-in, which plays the person who pays and the passing of time when its control API says so. */
export function standInSide(running: RunningStandIn): Side {
  const { stripe } = running;
  let enabled: Promise<string> | undefined;
  const account = () => {
    enabled ??= enabledAccount(running);
    return enabled;
  };
  const payOnPage = async (card: CardBehaviour, amountOre: number, feeOre: number) => {
    const options = { stripeAccount: await account() };
    const { id } = await stripe.checkout.sessions.create(visitParams(amountOre, feeOre), options);
    await running.control(`checkout/sessions/${id}/pay`, { card: numbers[card] });
    return stripe.checkout.sessions.retrieve(id, {}, options);
  };
  return {
    stripe,
    withKey: (key) => running.client(key),
    account,
    pay: async (card, amountOre, feeOre) => {
      const { payment_intent: intent } = await payOnPage(card, amountOre, feeOre);
      if (typeof intent !== "string") throw new Error("The stand-in made no payment intent");
      return intent;
    },
    payOut: async () => String((await running.control(`accounts/${await account()}/payouts`)).id),
    paidSession: async () => (await payOnPage("succeeds", 42_000, 2_100)).id,
    subscribe: async (taxRate) => {
      const { id: customer } = await stripe.customers.create({ email: "agare@example.com" });
      const { id } = await stripe.checkout.sessions.create(planParams(customer, taxRate));
      await running.control(`checkout/sessions/${id}/pay`);
      const { subscription } = await stripe.checkout.sessions.retrieve(id);
      if (typeof subscription !== "string") throw new Error("The stand-in made no subscription");
      return { customer, subscription };
    },
    failRenewal: async (subscription) => {
      await running.control(`subscriptions/${subscription}/renew`, { fails: true });
    },
    // All of it ends with the process.
    tidy: async () => undefined,
    made: noneMade(),
  };
}
