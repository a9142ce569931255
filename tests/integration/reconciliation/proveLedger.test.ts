import { execFile } from "node:child_process";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { applyRefund } from "@/lib/reconciliation/applyRefund";
import { type AccountProof, proveLedger } from "@/lib/reconciliation/proveLedger";
import { reconcileCharges } from "@/lib/reconciliation/reconcileMoney";
import { reportLedger } from "@/lib/reconciliation/reportLedger";
import { projectRoot } from "@/scripts/support/project";
import { paidAtStripe } from "../../support/calls/paidAtStripe";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();

const paid = () => paidAtStripe(standIn);

/** Of one account; also of what changed just now. */
async function proofOf(account: string, reads: "new" | "all" = "all"): Promise<AccountProof> {
  for await (const proof of proveLedger({ stillMs: -60_000, reads }))
    if (proof.account === account) return proof;
  throw new Error("The account was not compared");
}

describe("proveLedger", () => {
  it("a payment with refunds, a dispute and payouts of which no webhook told is alike once its charge was read", async () => {
    const { account, intent } = await paid();
    const stripeAccount = account;
    const refund = await standIn.stripe.refunds.create(
      { payment_intent: intent, amount: 8_000 },
      { stripeAccount },
    );
    await applyRefund(refund.id, account);
    const back = await standIn.stripe.refunds.create(
      { payment_intent: intent, amount: 3_333, refund_application_fee: true },
      { stripeAccount },
    );
    await applyRefund(back.id, account);
    await reconcileCharges();
    const { id: first } = await standIn.control(`accounts/${account}/payouts`);
    await standIn.control(`payouts/${String(first)}/settle`, { fails: true });
    await standIn.control(`accounts/${account}/payouts`);
    const dispute = await standIn.control(`charges/${intent}/dispute`);
    await standIn.control(`disputes/${String(dispute.id)}/decide`, { outcome: "won" });
    expect(await proofOf(account)).toMatchObject({ alike: 2, differences: [], moving: 0, foreign: 0 });
  });

  it("a row that is missing in the ledger is a difference of its booking and kind", async () => {
    const { id, account, intent } = await paid();
    await reconcileCharges();
    await standIn.stripe.refunds.create(
      { payment_intent: intent, amount: 5_000 },
      { stripeAccount: account },
    );
    expect(await proofOf(account)).toMatchObject({
      alike: 0,
      differences: [{ bookingId: id, kind: "refund", stripeOre: -5_000, ledgerOre: 0 }],
    });
    await db().ledgerEntry.create({
      data: {
        ...(await db().ledgerEntry.findFirstOrThrow({
          where: { bookingId: id, kind: "payment" },
          select: { providerId: true, bookingId: true, paymentId: true, occurredAt: true },
        })),
        kind: "stripe_fee",
        amountOre: -1,
        source: `stripe_fee:mistake:${id}`,
      },
    });
    expect(await proofOf(account)).toMatchObject({
      differences: [
        { bookingId: id, kind: "refund", stripeOre: -5_000, ledgerOre: 0 },
        { bookingId: id, kind: "stripe_fee", stripeOre: -810, ledgerOre: -811 },
      ],
    });
  });

  it("a fee of the account itself that is in no payout yet is added to the ledger and no difference", async () => {
    const { account, place } = await paid();
    await reconcileCharges();
    await standIn.control(`accounts/${account}/fees`, { amount: 1_250 });
    expect(await proofOf(account, "new")).toMatchObject({ differences: [], foreign: 0 });
    const fee = { providerId: place.id, bookingId: null, kind: "stripe_fee" as const };
    const rows = await db().ledgerEntry.findMany({ where: fee });
    expect(rows.map(({ amountOre }) => amountOre)).toEqual([-1_250]);
    await db().ledgerEntry.create({
      data: { ...fee, amountOre: -1, source: `account_fee:${account}:mistake`, occurredAt: new Date() },
    });
    expect(await proofOf(account)).toMatchObject({
      differences: [{ bookingId: null, kind: "stripe_fee", stripeOre: -1_250, ledgerOre: -1_251 }],
    });
  });

  it("a booking whose charge is not read yet is left to the next comparison", async () => {
    const { account } = await paid();
    expect(await proofOf(account)).toMatchObject({ alike: 0, differences: [], moving: 1 });
  });

  it("a booking that has waited for more than a day is named with what it waits for, and one of today is not", async () => {
    const { id, account, place } = await paid();
    expect(await proofOf(account)).toMatchObject({ moving: 1, stuck: [] });
    const dayAgo = new Date(Date.now() - 24 * 60 * 60_000 - 60_000);
    const twoDaysAgo = new Date(dayAgo.getTime() - 24 * 60 * 60_000);
    await db().chargeReading.updateMany({ where: { providerId: place.id }, data: { unreadSince: dayAgo } });
    const charge = { bookingId: id, waitsFor: "charge", sinceIso: dayAgo.toISOString() };
    expect(await proofOf(account)).toMatchObject({ moving: 1, differences: [], stuck: [charge] });
    const { id: paymentId } = await db().payment.findFirstOrThrow({ where: { bookingId: id } });
    const refund = { providerId: place.id, paymentId, amountOre: 5_000, reason: "goodwill" };
    const { id: unsent } = await db().refund.create({ data: { ...refund, createdAt: twoDaysAgo } });
    // Another change of the charge does not make it wait from now on.
    const waiting = await db().chargeReading.findUniqueOrThrow({ where: { paymentId } });
    expect(waiting).toMatchObject({ changes: 2, unreadSince: dayAgo });
    expect(await proofOf(account)).toMatchObject({
      moving: 1,
      stuck: [{ bookingId: id, waitsFor: "refund", sinceIso: twoDaysAgo.toISOString() }, charge],
    });
    await db().refund.update({ where: { id: unsent }, data: { status: "failed" } });
    await reconcileCharges();
    expect(await proofOf(account)).toMatchObject({ moving: 0, stuck: [] });
  });

  it("an account that was proven is asked for what came since then, with a margin, and in whole by the command", async () => {
    const { account, intent } = await paid();
    await reconcileCharges();
    expect(await proofOf(account, "new")).toMatchObject({ alike: 1, differences: [] });
    await standIn.stripe.refunds.create(
      { payment_intent: intent, amount: 5_000 },
      { stripeAccount: account },
    );
    // A minute more than the margin.
    const provenAt = new Date(Date.now() + 2 * 24 * 60 * 60_000 + 60_000);
    await db().ledgerProof.update({ where: { account }, data: { provenAt } });
    expect(await proofOf(account, "new")).toMatchObject({ alike: 1, differences: [] });
    expect(await proofOf(account)).toMatchObject({ differences: [{ kind: "refund", stripeOre: -5_000 }] });
  });

  it("an account that differs by what was stored is read in whole before it is told of", async () => {
    const { account } = await paid();
    await reconcileCharges();
    expect(await proofOf(account, "new")).toMatchObject({ alike: 1 });
    await db().stripeTransaction.deleteMany({ where: { account } });
    await db().ledgerProof.update({ where: { account }, data: { provenAt: new Date("2199-01-01") } });
    expect(await proofOf(account, "new")).toMatchObject({ alike: 1, differences: [] });
  });

  it("an account that differs is not proven, so that the next comparison reads as far back again", async () => {
    const { account, intent } = await paid();
    await reconcileCharges();
    await proofOf(account, "new");
    const proven = await db().ledgerProof.findUniqueOrThrow({ where: { account } });
    await standIn.stripe.refunds.create(
      { payment_intent: intent, amount: 5_000 },
      { stripeAccount: account },
    );
    expect(await proofOf(account, "new")).toMatchObject({ differences: [{ kind: "refund" }] });
    expect(await db().ledgerProof.findUniqueOrThrow({ where: { account } })).toEqual(proven);
  });

  it("an account that was paid out more than twenty million kronor is compared", async () => {
    const { account, place } = await paid();
    await reconcileCharges();
    const at = { providerId: place.id, occurredAt: new Date() };
    for (const each of ["po_a", "po_b"]) {
      const stripePayoutId = `${each}_${place.id}`;
      const amountOre = 2_000_000_000;
      await db().payout.create({
        data: {
          ...{ providerId: place.id, stripeAccountId: account, stripePayoutId, status: "paid", amountOre },
          ...{ madeAt: new Date(), arrivesAt: new Date() },
        },
      });
      await db().ledgerEntry.create({
        data: { ...at, kind: "payout", amountOre: -amountOre, source: `payout:${stripePayoutId}` },
      });
    }
    expect(await proofOf(account)).toMatchObject({
      differences: [{ bookingId: null, kind: "payout", stripeOre: 0, ledgerOre: -4_000_000_000 }],
    });
  });

  it("an account that Stripe does not know is named as not read", async () => {
    const { account, place } = await paid();
    await db().payment.updateMany({
      where: { providerId: place.id },
      data: { stripeAccountId: "acct_gone" },
    });
    expect(account).not.toBe("acct_gone");
    expect(await proofOf("acct_gone")).toMatchObject({ unread: "not at Stripe" });
  });
});

it("the nightly comparison, when something differs, mails the operator once with ids and amounts alone", async () => {
  const { id, account } = await paid();
  await reconcileCharges();
  await db().ledgerEntry.create({
    data: {
      ...(await db().ledgerEntry.findFirstOrThrow({
        where: { bookingId: id, kind: "payment" },
        select: { providerId: true, bookingId: true, paymentId: true },
      })),
      kind: "stripe_fee",
      amountOre: -1,
      source: `stripe_fee:other:${id}`,
      occurredAt: new Date("2026-01-01T00:00:00Z"),
      recordedAt: new Date("2026-01-01T00:00:00Z"),
    },
  });
  expect(await proofOf(account)).toMatchObject({ differences: [{ ledgerOre: -811 }] });
  await db().outboxMail.deleteMany({ where: { kind: "ledger_differs" } });
  const outcome = await reportLedger();
  expect(outcome.unread).toBeGreaterThan(0);
  const mails = await db().outboxMail.findMany({ where: { kind: "ledger_differs" } });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: env().OPERATOR_EMAIL, locale: "sv" });
  expect(JSON.stringify(mails[0]?.payload)).not.toContain("@");
});

it("the nightly comparison, when a booking has waited for more than a day, names it in the operator's mail", async () => {
  const { id, place } = await paid();
  const unreadSince = new Date(Date.now() - 25 * 60 * 60_000);
  await db().chargeReading.updateMany({ where: { providerId: place.id }, data: { unreadSince } });
  await db().outboxMail.deleteMany({ where: { kind: "ledger_differs" } });
  expect(await reportLedger()).toMatchObject({ stuck: 1 });
  const [mail] = await db().outboxMail.findMany({ where: { kind: "ledger_differs" } });
  const letter = accountLetter("ledger_differs", mail?.payload, "sv");
  const day = unreadSince.toISOString().slice(0, 10);
  const value = `Betalningen är inte läst hos Stripe, sedan ${day}`;
  expect(letter.facts).toContainEqual({ label: id, value });
});

it("the command, when a booking has waited for more than a day, names it with what it waits for and ends with 1", async () => {
  const { id, place, account } = await paid();
  const unreadSince = new Date(Date.now() - 25 * 60 * 60_000);
  await db().chargeReading.updateMany({ where: { providerId: place.id }, data: { unreadSince } });
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/ledger.ts", "--account", account];
  const ended = await new Promise<{ code: unknown; stdout: string }>((done) => {
    execFile(process.execPath, args, { cwd: projectRoot }, (error, stdout) =>
      done({ code: error?.code ?? 0, stdout }),
    );
  });
  expect(ended.stdout).toContain("1 bookings are changing, and were not compared.");
  expect(ended.stdout).toMatch(new RegExp(`${id} +a charge that was not read +${unreadSince.toISOString()}`));
  expect(ended.code).toBe(1);
});
