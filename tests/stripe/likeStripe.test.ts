import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningStandIn, start } from "@/dev/stripe/testing";
import { accounts } from "./calls/accounts";
import { balance } from "./calls/balance";
import { checkout } from "./calls/checkout";
import { events } from "./calls/events";
import { plan } from "./calls/plan";
import { refunds } from "./calls/refunds";
import { callsOfProduct } from "./callsOfProduct";
import { Findings } from "./findings";
import type { Side } from "./side";
import { standInSide } from "./standInSide";
import { stripeSide } from "./stripeSide";

/*
 * The calls that the product makes to Stripe, made to the stand-in and, if STRIPE_TEST_KEY is set, to Stripe's test
 * mode (dev/stripe/README.md, "Is it like Stripe?").
 */

const scenarios = { accounts, checkout, refunds, balance, plan, events };
const names = ["accounts", "checkout", "refunds", "balance", "plan", "events"] as const;
type Name = (typeof names)[number];

const key = process.env.STRIPE_TEST_KEY || undefined;

/** Each scenario is played once on each side. */
function played(sideOf: () => Side): (name: Name) => Promise<Findings> {
  const known = new Map<Name, Promise<Findings>>();
  const play = async (name: Name) => {
    const findings = new Findings();
    await scenarios[name](sideOf(), findings).catch((error: unknown) => {
      findings.problems.push(error instanceof Error ? error.message : String(error));
    });
    return findings;
  };
  return (name) => {
    const found = known.get(name) ?? play(name);
    known.set(name, found);
    return found;
  };
}

let running: RunningStandIn;
let standIn: Side;
const onStandIn = played(() => standIn);

beforeAll(async () => {
  running = await start();
  standIn = standInSide(running);
});
afterAll(() => running.stop());

describe("the stand-in", () => {
  test.each(names)("answers and refuses as recorded: %s", async (name) => {
    expect((await onStandIn(name)).problems).toEqual([]);
  });

  test("was asked every call that the product makes", async () => {
    const asked = new Set<string>();
    for (const name of names) for (const call of (await onStandIn(name)).calls) asked.add(call);
    const calls = callsOfProduct();
    expect(calls).toContain("checkout.sessions.create");
    expect(calls.filter((call) => !asked.has(call))).toEqual([]);
  });
});

describe("Stripe itself", () => {
  if (key === undefined) {
    test("answers and refuses as recorded, in the shapes of the stand-in", ({ skip }) => {
      console.warn(
        "Stripe itself was NOT asked: STRIPE_TEST_KEY is not set. Only the stand-in was, see above.",
      );
      skip("STRIPE_TEST_KEY is not set");
    });
    return;
  }
  const stripe = stripeSide({ key, account: process.env.STRIPE_TEST_ACCOUNT || undefined });
  const onStripe = played(() => stripe);
  afterAll(() => stripe.tidy(), 120_000);

  test.each(names)(
    "answers and refuses as recorded, in the shapes of the stand-in: %s",
    async (name) => {
      const findings = await onStripe(name);
      findings.compare(await onStandIn(name));
      for (const what of findings.unasked) console.warn(`Stripe itself was not asked for ${what}`);
      expect(findings.problems).toEqual([]);
    },
    300_000,
  );
});
