import "server-only";
import { db } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { env } from "@/lib/env";
import { defaultLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import type { Difference } from "./compareLedger";
import { proveLedger } from "./proveLedger";
import { placeLateItems } from "./reconcileMoney";

/** So many differences are told in the mail; `npm run ledger` shows all. */
const shownInMail = 20;

type Outcome = { accounts: number; alike: number; differences: number; unread: number };

/**
 * Compares the ledger with Stripe, logs what differs, and mails the operator when something does or an account could not
 * be read. The mail names bookings by their ids, and nobody.
 */
export async function reportLedger(): Promise<Outcome> {
  await placeLateItems();
  const outcome: Outcome = { accounts: 0, alike: 0, differences: 0, unread: 0 };
  const found: Difference[] = [];
  let differing = 0;
  for await (const proof of proveLedger({ reads: "new" })) {
    outcome.accounts += 1;
    if ("unread" in proof) {
      outcome.unread += 1;
      continue;
    }
    const { account, alike, differences } = proof;
    outcome.alike += alike;
    outcome.differences += differences.length;
    if (differences.length === 0) continue;
    differing += 1;
    found.push(...differences);
    logger.error({ stripeAccountId: account, differences }, "the ledger differs from Stripe");
  }
  if (outcome.differences + outcome.unread > 0) await mailOperator(outcome, differing, found);
  return outcome;
}

async function mailOperator(
  { differences, unread }: Outcome,
  differing: number,
  found: readonly Difference[],
): Promise<void> {
  const rows = found.slice(0, shownInMail).map(({ bookingId, kind, stripeOre, ledgerOre }) => ({
    what: `${bookingId ?? "account"} ${kind}`,
    stripe: stripeOre,
    ledger: ledgerOre,
  }));
  await db().$transaction((tx) =>
    enqueueMail(tx, {
      kind: "ledger_differs",
      recipient: env().OPERATOR_EMAIL,
      // The operator reads Swedish.
      locale: defaultLocale,
      payload: { count: differences, accounts: differing, unread, rows: JSON.stringify(rows) },
    }),
  );
}
