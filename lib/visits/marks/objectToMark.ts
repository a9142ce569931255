import "server-only";
import { customerActor, openTo, type Proof } from "@/lib/bookings/access";
import { recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { mailBusiness } from "@/lib/bookings/mails/bookingMails";
import { mayObject } from "@/lib/bookings/visitMarks";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";

/**
 * The customer, or a guest by the link of the mails, says that they were there, of a visit that the business marked as not
 * come: once for each such mark, with a few words if they like. It is kept with the booking and told to the business; the mark
 * stays until the business changes it.
 * @throws AppError not_signed_in, not_found; transition_not_allowed when it has no such mark (any more) or they said so before
 */
export async function objectToMark(
  bookingId: string,
  proof: Proof,
  { text, nowMs }: { text: string | null; nowMs: number },
): Promise<void> {
  const where = await openTo(bookingId, proof, nowMs);
  await inTransaction(async (tx) => {
    await lockFound(tx, where);
    const booking = await tx.booking.findFirst({
      where,
      select: { id: true, providerId: true, customerId: true, status: true, visitMark: true },
    });
    if (booking === null) throw new AppError("not_found");
    const { id, providerId, status, visitMark } = booking;
    const events = await tx.bookingEvent.findMany({
      where: { bookingId: id, kind: { in: ["marked", "objected"] } },
      orderBy: { id: "asc" },
      select: { id: true, kind: true, data: true },
    });
    if (!mayObject(visitMark, events))
      throw new AppError("transition_not_allowed", { details: { from: status, reason: "not_marked" } });
    await recordEvent(tx, {
      bookingId: id,
      providerId,
      kind: "objected",
      from: status,
      to: status,
      ...customerActor(booking, proof),
      // Removed with the person (`anonymiseBookings`), as all that customers wrote into the history.
      // `mark`: what it objects to, so that the database keeps it to one for each.
      data: { text, mark: String(events.findLast(({ kind }) => kind === "marked")?.id ?? 0) },
    });
    await mailBusiness(tx, "provider_visit_objection", booking);
  });
}
