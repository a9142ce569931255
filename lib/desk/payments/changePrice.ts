import "server-only";
import { endPaymentLink } from "@/lib/checkout/link/endPaymentLink";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { type Acting, assertDue, closeOpenPage, findOwn, lockOwn, notPayable, recordOwn } from "./lockOwn";
import { spreadOre } from "./spreadOre";

/**
 * Changes the price of a booking that the business made and of which nothing is paid yet. An open payment link ends: it is
 * for another amount. Lines of several services keep the
 * proportions in which they were booked.
 * @param amountOre the new price; 0 makes it a free visit, and a free visit can get a price again
 * @param shownOre the price that the business was shown; another one by now is refused
 * @throws AppError not_found, owner_only; not_payable with the reason, also when the link was paid just before
 */
export async function changePrice(acting: Acting, amountOre: number, shownOre?: number): Promise<void> {
  // Before a payment page is closed for nothing.
  if ((await findOwn(acting)).totalOre === amountOre) return;
  await closeOpenPage(acting);
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    // Of a free visit nothing is due, and nothing was paid.
    if (booking.totalOre > 0 || booking.source === "online" || booking.status === "cancelled")
      assertDue(booking);
    if (shownOre !== undefined && shownOre !== booking.totalOre) throw notPayable("changed");
    if (booking.dueOre < booking.totalOre) throw notPayable("partly_paid");
    if (booking.totalOre === amountOre) return;
    await endPaymentLink(tx, booking, "price_changed");
    await tx.booking.update({ where: { id: booking.id }, data: { totalOre: amountOre } });
    await changeLines(tx, booking, amountOre);
    const data = { from_ore: booking.totalOre, to_ore: amountOre };
    await recordOwn(tx, booking, acting.actorUserId, "price_changed", data);
  });
}

type Lined = { id: string; lines: readonly { position: number; bookedPriceOre: number }[] };

async function changeLines(tx: Tx, { id: bookingId, lines }: Lined, totalOre: number): Promise<void> {
  const prices = spreadOre(
    totalOre,
    lines.map(({ bookedPriceOre }) => bookedPriceOre),
  );
  for (const [index, { position }] of lines.entries()) {
    const where = { bookingId_position: { bookingId, position } };
    await tx.bookingLine.update({ where, data: { priceOre: prices[index] ?? 0 } });
  }
}
