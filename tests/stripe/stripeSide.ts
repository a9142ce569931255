import Stripe from "stripe";
import { type CardBehaviour, eventually, noneMade, type Side } from "./side";

/** Stripe's payment methods for tests, in place of a card typed on its page. */
const methods: Readonly<{ [card in CardBehaviour]: string }> = {
  succeeds: "pm_card_visa",
  declined: "pm_card_visa_chargeDeclined",
  refundFails: "pm_card_refundFail",
  refundLater: "pm_card_pendingRefund",
  disputed: "pm_card_createDispute",
};

const monthSeconds = 32 * 86_400;

/** A key for Stripe's test mode. @throws Error for any other: nothing may be made where money moves */
function assertTestKey(key: string): void {
  if (!/^(sk|rk)_test_\w+$/.test(key))
    throw new Error("STRIPE_TEST_KEY is no key of Stripe's test mode (sk_test_… or rk_test_…)");
}

type Options = {
  key: string;
  /** A connected account that may charge already, instead of one made for this run. It is not deleted. */
  account: string | undefined;
};

/** Stripe's test mode. It costs nothing, and `tidy` deletes what can be deleted and shuts the rest. */
export function stripeSide({ key, account: given }: Options): Side {
  assertTestKey(key);
  const withKey = (other: string) =>
    new Stripe(other, { maxNetworkRetries: 2, timeout: 30_000, telemetry: false });
  const stripe = withKey(key);
  const made = noneMade();
  const clocks: string[] = [];
  const products: string[] = [];
  let enabled: Promise<string> | undefined;
  const account = () => {
    enabled ??= given === undefined ? fundedAccount(stripe, made) : Promise.resolve(given);
    return enabled;
  };
  return {
    stripe,
    withKey,
    account,
    pay: async (card, amountOre, feeOre) => pay(stripe, await account(), methods[card], amountOre, feeOre),
    payOut: async () => {
      const options = { stripeAccount: await account() };
      return (await stripe.payouts.create({ amount: 10_000, currency: "sek" }, options)).id;
    },
    paidSession: async () => {
      const options = { stripeAccount: await account() };
      const { data } = await stripe.checkout.sessions.list({ status: "complete", limit: 1 }, options);
      return data[0]?.id ?? null;
    },
    subscribe: async (taxRate) => {
      const clock = await stripe.testHelpers.testClocks.create({
        frozen_time: Math.floor(Date.now() / 1000),
      });
      clocks.push(clock.id);
      const product = await stripe.products.create({ name: "Månadsplan" });
      products.push(product.id);
      return subscribe(stripe, { clock: clock.id, product: product.id, taxRate });
    },
    failRenewal: (subscription) => failRenewal(stripe, subscription),
    tidy: async () => {
      const work = [
        // A clock takes its customers along, and these their subscriptions.
        ...clocks.map((id) => () => stripe.testHelpers.testClocks.del(id)),
        ...[...made.customers].map((id) => () => stripe.customers.del(id)),
        ...[...made.accounts].map((id) => () => stripe.accounts.del(id)),
        // These two cannot be deleted.
        ...[...made.taxRates].map((id) => () => stripe.taxRates.update(id, { active: false })),
        ...products.map((id) => () => stripe.products.update(id, { active: false })),
      ];
      const left: unknown[] = [];
      for (const take of work) await take().catch((error: unknown) => left.push(error));
      if (left.length > 0) throw new AggregateError(left, "Stripe kept some of what this run has made");
    },
    made,
  };
}

/** An account that may charge and has money that is not pending, so that no refund waits for it. */
async function fundedAccount(stripe: Stripe, made: Side["made"]): Promise<string> {
  const id = await chargingAccount(stripe, made);
  await pay(stripe, id, "pm_card_bypassPending", 500_000, 0);
  return id;
}

/** An account whose owner Stripe's test mode takes for verified at once; enabled within seconds. */
async function chargingAccount(stripe: Stripe, made: Side["made"]): Promise<string> {
  const { id } = await stripe.accounts.create({
    country: "SE",
    email: "salong@example.com",
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      requirement_collection: "application",
      stripe_dashboard: { type: "none" },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_type: "individual",
    business_profile: { name: "Salong Norr", mcc: "7230", url: "https://accessible.stripe.com" },
    individual: {
      first_name: "Anna",
      last_name: "Lind",
      email: "salong@example.com",
      phone: "+46701740605",
      dob: { day: 1, month: 1, year: 1902 },
      address: { line1: "address_full_match", postal_code: "111 22", city: "Stockholm", country: "SE" },
    },
    external_account: {
      object: "bank_account",
      country: "SE",
      currency: "sek",
      account_number: "SE3550000000054910000003",
    },
    tos_acceptance: { date: Math.floor(Date.now() / 1000), ip: "127.0.0.1" },
  });
  made.accounts.add(id);
  const enabled = async () => {
    const { charges_enabled, requirements } = await stripe.accounts.retrieve(id);
    due = requirements?.currently_due?.join(", ") ?? "";
    return charges_enabled ? id : undefined;
  };
  let due = "";
  return eventually(enabled, "An account for this run may charge").catch((cause: unknown) => {
    const advice = "set STRIPE_TEST_ACCOUNT to a connected test account that may charge";
    throw new Error(`Stripe has not enabled the account of this run (due: ${due}); ${advice}`, { cause });
  });
}

async function pay(stripe: Stripe, account: string, method: string, amountOre: number, feeOre: number) {
  const params: Stripe.PaymentIntentCreateParams = {
    amount: amountOre,
    currency: "sek",
    payment_method: method,
    allowed_payment_method_types: ["card"],
    confirm: true,
    ...(feeOre > 0 ? { application_fee_amount: feeOre } : {}),
  };
  try {
    return (await stripe.paymentIntents.create(params, { stripeAccount: account })).id;
  } catch (error) {
    // A declined card is an error of the call that tried it; the intent stays, as after a payment page.
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return error.payment_intent.id;
    throw error;
  }
}

type Plan = { clock: string; product: string; taxRate: string };

async function subscribe(stripe: Stripe, { clock, product, taxRate }: Plan) {
  const { id: customer } = await stripe.customers.create({
    email: "agare@example.com",
    test_clock: clock,
    payment_method: "pm_card_visa",
    invoice_settings: { default_payment_method: "pm_card_visa" },
  });
  const price: Stripe.SubscriptionCreateParams.Item.PriceData = {
    currency: "sek",
    product,
    unit_amount: 49_900,
    tax_behavior: "exclusive",
    recurring: { interval: "month" },
  };
  const { id: subscription } = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: price, tax_rates: [taxRate] }],
    payment_behavior: "error_if_incomplete",
    metadata: { plan_subscription_id: "plan" },
  });
  return { customer, subscription };
}

/** Moves the subscription's clock past its period and the hour after which the new invoice is charged. */
async function failRenewal(stripe: Stripe, subscription: string): Promise<void> {
  const { customer, test_clock: clock } = await stripe.subscriptions.retrieve(subscription);
  const [customerId, clockId] = [customer, clock].map((one) => (typeof one === "string" ? one : one?.id));
  if (customerId === undefined || clockId === undefined)
    throw new Error("The subscription has no test clock");
  const declining = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
    customer: customerId,
  });
  await stripe.subscriptions.update(subscription, { default_payment_method: declining.id });
  const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clockId);
  await stripe.testHelpers.testClocks.advance(clockId, { frozen_time: frozen_time + monthSeconds });
  const isReady = async () => {
    const { status } = await stripe.testHelpers.testClocks.retrieve(clockId);
    return status === "ready" ? true : undefined;
  };
  await eventually(isReady, "The test clock has moved on");
}
