import "server-only";
import { endPaymentLink } from "@/lib/checkout/link/endPaymentLink";
import { db, type Tx } from "@/lib/db/client";
import type { LedgerEntry } from "@/lib/db/generated/client";
import type { OnSiteMethod } from "@/lib/db/generated/enums";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { recordOnSite } from "@/lib/ledger/recordOnSite";
import { toSek } from "@/lib/money/ore";
import {
  type Acting,
  assertAtMost,
  assertDue,
  closeOpenPage,
  findOwn,
  lockOwn,
  notPayable,
  recordOwn,
} from "./lockOwn";
import type { OnSitePaymentOut } from "./schemas";

/*
 * What a customer pays on the spot: rows of the ledger, which are only added. A slip is undone by a row that corrects it.
 */

const undoPrefix = "on_site_undone:";
/** Of what it corrects, so that nothing is undone twice. */
const undoOf = (id: bigint) => `${undoPrefix}${id}`;
/** Whether a row was recorded by somebody, and does not correct another. */
const isRecord = ({ source }: LedgerEntry) => !source.startsWith(undoPrefix);

const onSiteRows = (tx: Tx | ReturnType<typeof db>, bookingId: string): Promise<LedgerEntry[]> =>
  tx.ledgerEntry.findMany({ where: { bookingId, kind: "on_site" }, orderBy: { id: "asc" } });

const sumOre = (rows: readonly LedgerEntry[]): number =>
  rows.reduce((sum, { amountOre }) => sum + amountOre, 0);

/**
 * All rows of the booking, oldest first.
 * @throws AppError not_found, owner_only
 */
export async function listOnSitePayments(acting: Acting): Promise<OnSitePaymentOut[]> {
  const { id } = await findOwn(acting);
  const rows = await onSiteRows(db(), id);
  const sources = new Set(rows.map(({ source }) => source));
  const leftOre = sumOre(rows);
  return rows.map((row) => ({
    id: String(row.id),
    amount: toSek(row.amountOre),
    method: row.method ?? "other",
    recorded_at: row.recordedAt.toISOString(),
    can_undo: isRecord(row) && row.amountOre <= leftOre && !sources.has(undoOf(row.id)),
  }));
}

export type OnSiteWish = {
  amountOre: number;
  method: OnSiteMethod;
  /** What was left to pay, or to give back, as the business was shown it; another amount by now is refused. */
  leftBeforeOre?: number | undefined;
};

/** @throws AppError not_payable, `changed` */
function assertLeft(shownOre: number | undefined, leftOre: number): void {
  if (shownOre !== undefined && shownOre !== leftOre) throw notPayable("changed");
}

/**
 * Records what the customer paid on the spot, at most what is due. An open payment link ends, and its page is closed.
 * @throws AppError not_found, owner_only; not_payable with the reason, also when the link was faster; amount_exceeds
 */
export async function payOnSite(acting: Acting, wish: OnSiteWish): Promise<void> {
  const { amountOre, method, leftBeforeOre } = wish;
  // Before a payment page is closed for nothing.
  assertAtMost(amountOre, (await findOwn(acting)).totalOre);
  await closeOpenPage(acting);
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    assertDue(booking);
    assertLeft(leftBeforeOre, booking.dueOre);
    assertAtMost(amountOre, booking.dueOre);
    await endPaymentLink(tx, booking, "paid_on_site");
    await addRow(tx, acting, booking, { amountOre, method });
    const data = { amount_ore: amountOre, method };
    await recordOwn(tx, booking, acting.actorUserId, "paid_on_site", data);
  });
}

type About = { id: string; providerId: string };

async function addRow(
  tx: Tx,
  { actorUserId }: Acting,
  { id: bookingId, providerId }: About,
  row: Omit<OnSiteWish, "leftBeforeOre"> & { source?: string },
): Promise<void> {
  await recordOnSite(tx, { ...row, bookingId, providerId, recordedBy: actorUserId, occurredAt: new Date() });
}

/**
 * Undoes one of them, also one of what was given back, by a row of the opposite amount. An open payment link ends: it is for
 * less than what is due then.
 * @throws AppError not_found, also for one that was undone before; owner_only; amount_exceeds when it was given back;
 *   not_payable while a bank has not answered for the link
 */
export async function undoOnSite(acting: Acting, entryId: string): Promise<void> {
  await closeOpenPage(acting);
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    if (booking.payment?.status === "processing") throw notPayable("in_progress");
    const rows = await onSiteRows(tx, booking.id);
    const undone = rows.find((row) => String(row.id) === entryId && isRecord(row));
    if (undone === undefined || rows.some(({ source }) => source === undoOf(undone.id)))
      throw new AppError("not_found");
    assertAtMost(undone.amountOre, sumOre(rows));
    await endPaymentLink(tx, booking, "price_changed");
    const method = undone.method ?? "other";
    const correction = { amountOre: -undone.amountOre, method, source: undoOf(undone.id) };
    await addRow(tx, acting, booking, correction);
    const data = { amount_ore: undone.amountOre, method };
    await recordOwn(tx, booking, acting.actorUserId, "on_site_undone", data);
  });
}

/**
 * Records what was given back on the spot of a cancelled booking: the product cannot return what it did not take.
 * @throws AppError not_found, owner_only; refund_not_possible unless it is cancelled; amount_exceeds
 */
export async function giveBackOnSite(acting: Acting, wish: OnSiteWish): Promise<void> {
  const { amountOre, method, leftBeforeOre } = wish;
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    if (booking.source === "online") throw notPayable("booked_online");
    if (booking.status !== "cancelled")
      throw new AppError("refund_not_possible", { details: { reason: "not_cancelled" } });
    const leftOre = sumOre(await onSiteRows(tx, booking.id));
    assertLeft(leftBeforeOre, leftOre);
    assertAtMost(amountOre, leftOre);
    await addRow(tx, acting, booking, { amountOre: -amountOre, method });
    const data = { amount_ore: amountOre, method };
    await recordOwn(tx, booking, acting.actorUserId, "on_site_returned", data);
  });
}
