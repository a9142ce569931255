import "server-only";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { defaultLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import type { Difference } from "./compareLedger";
import type { StuckBooking } from "./movingBookings";
import { proveLedger } from "./proveLedger";
import { placeLateItems } from "./reconcileMoney";

/** So many differences, and as many bookings that were left out, are told in the mail; `npm run ledger` shows all. */
const shownInMail = 20;

type Outcome = { accounts: number; alike: number; differences: number; unread: number; stuck: number };

/**
 * Compares the ledger with Stripe, logs what differs, and mails the operator when something does, an account could not be
 * read, or a booking has been left out for more than 24 hours since its money is still changing. The mail names bookings by
 * their ids, and nobody.
 */
export async function reportLedger(): Promise<Outcome> {
  await placeLateItems();
  const outcome: Outcome = { accounts: 0, alike: 0, differences: 0, unread: 0, stuck: 0 };
  const found: Difference[] = [];
  const waiting: StuckBooking[] = [];
  let differing = 0;
  for await (const proof of proveLedger({ reads: "new" })) {
    outcome.accounts += 1;
    if ("unread" in proof) {
      outcome.unread += 1;
      continue;
    }
    const { account, alike, differences, stuck } = proof;
    outcome.alike += alike;
    outcome.differences += differences.length;
    outcome.stuck += stuck.length;
    waiting.push(...stuck);
    if (stuck.length > 0)
      logger.error({ stripeAccountId: account, stuck }, "bookings are left out of the comparison");
    if (differences.length === 0) continue;
    differing += 1;
    found.push(...differences);
    logger.error({ stripeAccountId: account, differences }, "the ledger differs from Stripe");
  }
  if (outcome.differences + outcome.unread + outcome.stuck > 0)
    await mailOperator(outcome, { differing, found, waiting });
  return outcome;
}

type Told = { differing: number; found: readonly Difference[]; waiting: readonly StuckBooking[] };

async function mailOperator(
  { differences, unread, stuck }: Outcome,
  { differing, found, waiting }: Told,
): Promise<void> {
  const rows = found.slice(0, shownInMail).map(({ bookingId, kind, stripeOre, ledgerOre }) => ({
    what: `${bookingId ?? "account"} ${kind}`,
    stripe: stripeOre,
    ledger: ledgerOre,
  }));
  const left = waiting.slice(0, shownInMail).map(({ bookingId, waitsFor, sinceIso }) => ({
    what: bookingId,
    for: waitsFor,
    since: sinceIso.slice(0, 10),
  }));
  await inTransaction((tx) =>
    enqueueMail(tx, {
      kind: "ledger_differs",
      recipient: env().OPERATOR_EMAIL,
      // The operator reads Swedish.
      locale: defaultLocale,
      payload: {
        count: differences,
        accounts: differing,
        unread,
        rows: JSON.stringify(rows),
        stuck,
        left: JSON.stringify(left),
      },
    }),
  );
}
