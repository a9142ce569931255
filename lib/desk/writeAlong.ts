import "server-only";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { assertMayMail } from "@/lib/bookings/mails/ownMailLimits";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import { clientFor, type TypedBy } from "@/lib/clients/clientFor";
import type { Tx } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { recordOnSite } from "@/lib/ledger/recordOnSite";
import { type Withheld, withheldFrom } from "@/lib/providers/strangerMails";
import { type DeskCustomer, keepClient } from "./customer";
import { addLink, sendLink } from "./payments/newLink";
import type { BookByBusiness } from "./schemas";
import type { Sold } from "./whatIsSold";

type Booked = {
  scope: BusinessScope & { userId: string };
  wish: BookByBusiness;
  customer: DeskCustomer;
  /** Whose words the customer's contacts are. */
  typist: TypedBy;
  sold: Sold;
  /** Earliest first. */
  bookingIds: string[];
  nowMs: number;
};

/**
 * What belongs to bookings that were just inserted, in their transaction and with the calendar's lock: the client, the lines
 * of several services, what was paid on the spot, the payment links, and the mails. A customer who may not be mailed (`withheldFrom`)
 * gets no mails of these bookings at all.
 * @returns why not
 * @throws AppError not_found for a client who was merged or erased meanwhile; customer_mails_unconfirmed and
 *   customer_mails_limit where the customer would be mailed
 */
export async function writeAlong(tx: Tx, booked: Booked): Promise<Withheld | null> {
  const { scope, customer, typist, sold, bookingIds } = booked;
  const { providerId } = scope;
  const { name, phone, email } = customer;
  const { notify, payment } = booked.wish;
  if (notify || payment.way === "link") await assertMayMail(tx, { providerId, recipient: email ?? "" });
  if (customer.clientId !== null)
    await keepClient(tx, providerId, { ...customer, clientId: customer.clientId });
  // A name alone is nobody whom the business would know again.
  const isReached = phone !== null || email !== null;
  const clientId =
    customer.clientId ??
    (isReached ? await clientFor(tx, providerId, { name, phone, email, userId: null }, typist) : null);
  if (clientId !== null)
    await tx.booking.updateMany({ where: { id: { in: bookingIds }, providerId }, data: { clientId } });
  if (sold.lines.length > 1) await writeLines(tx, booked);
  await writePaid(tx, booked);
  const count = Number(notify) + Number(payment.way === "link");
  const withheld = await withheldFrom(tx, { providerId, recipient: email ?? "", count });
  if (withheld !== null)
    await tx.booking.updateMany({
      where: { id: { in: bookingIds }, providerId },
      data: { notifiesCustomer: false },
    });
  if (payment.way === "link") await writeLinks(tx, booked, { isMailed: withheld === null });
  await writeMails(tx, booked);
  return withheld;
}

async function writeLines(tx: Tx, { sold, bookingIds }: Booked): Promise<void> {
  const { providerId } = sold;
  await tx.bookingLine.createMany({
    data: bookingIds.flatMap((bookingId) =>
      sold.lines.map(({ serviceId, serviceName, durationMinutes, priceOre, vatPercent }, position) => ({
        providerId,
        bookingId,
        position,
        serviceId,
        serviceName,
        durationMinutes,
        priceOre,
        bookedPriceOre: priceOre,
        vatPercent,
      })),
    ),
  });
}

async function writePaid(tx: Tx, { scope, wish, sold, bookingIds, nowMs }: Booked): Promise<void> {
  const [bookingId] = bookingIds;
  const method = wish.payment.paidWith;
  if (!method || bookingId === undefined || sold.totalOre === 0) return;
  const { providerId, userId: recordedBy } = scope;
  const occurredAt = new Date(nowMs);
  await recordOnSite(tx, { providerId, bookingId, amountOre: sold.totalOre, method, recordedBy, occurredAt });
}

/** Each date of a series is paid by its own link; the first one is sent, the others are on the pages of their dates. */
async function writeLinks(
  tx: Tx,
  { scope, sold, bookingIds, nowMs }: Booked,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  const { providerId, userId: actorUserId } = scope;
  const [firstId] = bookingIds;
  const bookings = await tx.booking.findMany({
    where: { id: { in: bookingIds }, providerId },
    select: {
      id: true,
      providerId: true,
      status: true,
      customerEmail: true,
      locale: true,
      customer: { select: { locale: true } },
    },
  });
  for (const booking of bookings) {
    const linkId = await addLink(tx, booking, { amountOre: sold.totalOre, actorUserId, nowMs });
    if (isMailed && booking.id === firstId) await sendLink(tx, booking, { linkId, actorUserId, nowMs });
  }
}

/**
 * One confirmation to the customer, also of a series. The business is told of what a member booked, the person of what somebody
 * else did.
 */
async function writeMails(tx: Tx, { scope, bookingIds }: Booked): Promise<void> {
  const { providerId, userId: actorUserId } = scope;
  const [first, ...others] = bookingIds.map((id) => ({ id, providerId }));
  if (first === undefined) return;
  const payload = others.length > 0 ? { isSeries: true } : {};
  await mailCustomer(tx, "booking_confirmed", first, { payload });
  const isByOwner = scope.staffMemberId === null;
  await tellBusiness(tx, { topic: "booked", providerId, bookingIds, actorUserId, isByOwner });
}
