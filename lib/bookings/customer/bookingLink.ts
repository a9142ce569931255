import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { afterAnswer } from "@/lib/http/afterAnswer";
import { networkOf } from "@/lib/http/network";
import { throttle } from "@/lib/http/throttle";
import { linkColumns, openTo, type Proof } from "../access";
import { lockBooking, lockFound } from "../lockBooking";
import { mailCustomer } from "../mails/bookingMails";
import { linkEndsAt } from "./customerRules";

/*
 * New links to a booking. They only ever go by mail, to the address that it was booked with: whoever asks for one sees
 * none.
 */

const hour = 60 * 60;

const requestsFromAddress = throttle("booking_link_address", {
  points: 60,
  seconds: hour,
  byNetwork: true,
});
/** By booking and network address, so that a stranger who knows a booking's id does not use up its customer's mails. */
const requestsForBooking = throttle("booking_link_request", { points: 3, seconds: hour });
/** From however many network addresses: nobody's mailbox is filled. */
const mailsOfBooking = throttle("booking_link_mail", { points: 20, seconds: 24 * hour });
const renewalsOfBooking = throttle("booking_link_renewal", { points: 5, seconds: hour });

const columns = { ...linkColumns, providerId: true, confirmedAt: true } satisfies Prisma.BookingSelect;

/**
 * Mails the link of a booking to whoever booked it, without anybody having to show anything. Whether there is such a
 * booking is looked up after the answer, so that neither the answer nor its time tells.
 * @param address the caller's network address
 * @throws AppError too_many_requests for a network address that asks too often
 */
export async function requestBookingLink(bookingId: string, address: string): Promise<void> {
  await requestsFromAddress.take(address);
  afterAnswer(async () => {
    const isAllowed =
      (await requestsForBooking.allows(`${bookingId}:${networkOf(address)}`)) &&
      (await mailsOfBooking.allows(bookingId));
    if (isAllowed) await mailBookingLink(bookingId, Date.now());
  });
}

/**
 * Mails the link that opens the booking now. When all of them have ended a new one is made, and the old ones open
 * nothing. Nothing is sent for a checkout that never became a booking: its address may be a stranger's.
 */
export async function mailBookingLink(bookingId: string, nowMs: number): Promise<void> {
  await inTransaction(async (tx) => {
    await lockBooking(tx, bookingId);
    const booking = await tx.booking.findUnique({ where: { id: bookingId }, select: columns });
    if (booking === null || booking.confirmedAt === null) return;
    if (nowMs >= linkEndsAt(booking).getTime()) await endLinks(tx, bookingId, nowMs);
    await mailCustomer(tx, "booking_link", booking);
  });
}

/**
 * Ends every link of a booking and mails a new one to the address that it was booked with; by whoever may open it.
 * @throws AppError not_signed_in, not_found; too_many_requests for the sixth of a booking in an hour
 */
export async function renewBookingLink(bookingId: string, proof: Proof, nowMs: number): Promise<void> {
  const where = await openTo(bookingId, proof, nowMs);
  await renewalsOfBooking.take(where.id);
  await inTransaction(async (tx) => {
    await lockFound(tx, where);
    const booking = await tx.booking.findFirst({ where, select: columns });
    if (booking === null) throw new AppError("not_found");
    await endLinks(tx, where.id, nowMs);
    if (booking.confirmedAt !== null) await mailCustomer(tx, "booking_link", booking);
  });
}

async function endLinks(tx: Tx, id: string, nowMs: number): Promise<void> {
  const data = { linkVersion: { increment: 1 }, linkRenewedAt: new Date(nowMs) };
  await tx.booking.update({ where: { id }, data });
}
