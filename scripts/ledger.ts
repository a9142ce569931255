import { parseArgs } from "node:util";
import { UserError } from "../dev/system/UserError";
import type { Difference } from "../lib/reconciliation/compareLedger";
import type { StuckBooking } from "../lib/reconciliation/movingBookings";
import type { AccountProof } from "../lib/reconciliation/proveLedger";
import { applyOperatorSettings } from "./support/operatorSettings";
import { table } from "./support/table";
import { runMain } from "./support/testing/report";

const help = `Compares the ledger with Stripe: of every booking, the sum of each kind of money.

  npm run ledger                          all accounts
  npm run ledger -- --account acct_123    one account
  npm run ledger -- --still 0             also bookings that changed within the last two minutes (seconds)

It asks Stripe for all balance transactions of every connected account (or of the one), a hundred a call, and stores them, so that the worker's
comparison of each night has to ask for new ones only. It reads payouts and disputes that nobody told of, and changes nothing
else. Bookings whose money is still changing are not compared; those that have been waiting for more than 24 hours are named.
Ends with 1 when something differs, an account cannot be read, or a booking has been waiting for so long.
The settings are those of the product; without DATABASE_URL, those of the demo that runs here.`;

/** `npm run ledger`: proves that the ledger is what Stripe has. */
await runMain(async () => {
  const { help: isHelp, still, account } = readArguments();
  if (isHelp) {
    console.log(help);
    return 0;
  }
  if (!/^\d{1,7}$/.test(still)) throw new UserError(`"${still}" is no number of seconds.\n\n${help}`);
  applyOperatorSettings();
  const { proveLedger } = await import("../lib/reconciliation/proveLedger");
  const { disconnect } = await import("../lib/db/client");
  try {
    const one = account === undefined ? {} : { account };
    return await report(proveLedger({ stillMs: Number(still) * 1000, reads: "all", ...one }));
  } finally {
    await disconnect();
  }
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        still: { type: "string", default: "120" },
        account: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    return values;
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : "Wrong arguments"}\n\n${help}`, {
      cause,
    });
  }
}

async function report(proofs: AsyncIterable<AccountProof>): Promise<number> {
  const total = { accounts: 0, alike: 0, moving: 0, foreign: 0 };
  const different: string[][] = [];
  const unread: string[][] = [];
  const waiting: string[][] = [];
  for await (const proof of proofs) {
    total.accounts += 1;
    if ("unread" in proof) {
      unread.push([proof.account, proof.companyName, proof.unread]);
      continue;
    }
    total.alike += proof.alike;
    total.moving += proof.moving;
    total.foreign += proof.foreign;
    waiting.push(...proof.stuck.map((booking) => waitOf(proof.companyName, booking)));
    different.push(...proof.differences.map((difference) => rowOf(proof.companyName, difference)));
  }
  console.log(`${total.accounts} accounts, ${total.alike} bookings and accounts alike.`);
  if (total.moving > 0) console.log(`${total.moving} bookings are changing, and were not compared.`);
  if (total.foreign > 0) console.log(`${total.foreign} transactions at Stripe are of no booking.`);
  if (unread.length > 0) console.log(`\nNot read:\n${table(unread)}`);
  if (waiting.length > 0) {
    const named = table([["business", "booking", "waits for", "since"], ...waiting]);
    console.log(`\nWaiting for more than 24 hours, and not compared:\n${named}`);
  }
  const heads = ["business", "booking", "kind", "Stripe", "ledger", "difference"];
  if (different.length > 0) console.log(`\nDifferent, in kronor:\n${table([heads, ...different])}`);
  return different.length + unread.length + waiting.length > 0 ? 1 : 0;
}

function rowOf(companyName: string, { bookingId, kind, stripeOre, ledgerOre }: Difference): string[] {
  const amounts = [stripeOre, ledgerOre, ledgerOre - stripeOre].map((ore) => (ore / 100).toFixed(2));
  return [companyName, bookingId ?? "(the account)", kind, ...amounts];
}

function waitOf(companyName: string, { bookingId, waitsFor, sinceIso }: StuckBooking): string[] {
  const words = { refund: "a refund that was not sent", charge: "a charge that was not read" };
  return [companyName, bookingId, words[waitsFor], sinceIso];
}
