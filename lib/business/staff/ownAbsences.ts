import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { saveUnavailable } from "@/lib/availability/hours/saveUnavailable";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { txConnection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace } from "@/lib/http/entityTags";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { type BookingInside, bookingsInside } from "../settings/bookingsInside";
import { type UnavailableTime, unavailableColumns } from "../settings/ownSettings";
import type { bookingInsideSchema, ownAbsencesEditSchema } from "./ownAbsencesSchemas";

/** The person whose absences these are. */
type Person = { providerId: string; staffMemberId: string; timeZone: string };

export type PersonAbsences = { timeZone: string; unavailable: UnavailableTime[] };

/**
 * The person that a session acts as, where the business names its people. Whoever works alone enters absences in the
 * business's settings.
 * @throws AppError not_found for a session that is none of them
 */
export async function ownPerson({
  providerId,
  membership,
}: Pick<ActiveSession, "providerId" | "membership">): Promise<Person> {
  const staffMemberId = membership?.staffMemberId ?? null;
  if (providerId === null || staffMemberId === null) throw new AppError("not_found");
  const person = await db().staffMember.findFirst({
    where: { id: staffMemberId, providerId, isImplicit: false, isActive: true },
    select: { provider: { select: { timeZone: true } } },
  });
  if (person === null) throw new AppError("not_found");
  return { providerId, staffMemberId, timeZone: person.provider.timeZone };
}

/** The person's own absences that are not over, earliest first; not those of the whole business. */
export async function loadOwnAbsences(
  person: Person,
  nowMs: number,
  source: Tx = db(),
): Promise<PersonAbsences> {
  const { providerId, staffMemberId, timeZone } = person;
  const unavailable = await source.unavailableTime.findMany({
    where: { providerId, staffMemberId, endsAt: { gt: new Date(nowMs) } },
    select: unavailableColumns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return { timeZone, unavailable };
}

/** Which state of somebody's absences an edit began with; nothing else of the business is part of it. */
export function ownAbsencesTag({ unavailable }: PersonAbsences): string {
  const said = unavailable.map(({ id, startsAt, endsAt, reason }) => [id, startsAt, endsAt, reason]);
  return `"${createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16)}"`;
}

type Edit = z.output<typeof ownAbsencesEditSchema>;

type Context = {
  /** The header as it came; null: whatever is there is replaced. */
  ifMatch: string | null;
  nowMs: number;
};

/**
 * Adds, changes and removes absences of one person, all or nothing; those not named stay. Bookings inside are kept.
 * @returns what is true afterwards, and the person's bookings inside what is new or changed
 * @throws AppError edit_conflict when the absences changed since the version that `ifMatch` names; invalid_request for an
 *   absence that is gone or somebody else's, and for too many; bookings_left_out with the list, when bookings to keep were
 *   named, but not all that are inside
 */
export async function saveOwnAbsences(
  person: Person,
  edit: Edit,
  { ifMatch, nowMs }: Context,
): Promise<PersonAbsences & { bookingsInside: BookingInside[] }> {
  const { providerId, staffMemberId } = person;
  return inTransaction(async (tx) => {
    await lockCalendar(tx, providerId);
    await lockCatalogue(tx, providerId);
    if (!mayReplace(ifMatch, ownAbsencesTag(await loadOwnAbsences(person, nowMs, tx))))
      throw new AppError("edit_conflict");
    const drafts = edit.unavailableSlots ?? [];
    const removedIds = edit.deleteUnavailableSlotIds ?? [];
    const changedIds = await saveUnavailable(tx, providerId, { drafts, removedIds, nowMs, staffMemberId });
    const inside = await bookingsInside(providerId, changedIds, nowMs, txConnection(tx));
    await assertKnown(tx, inside, edit.keptBookingIds ?? null);
    // A hold or move that was checked before this is checked again.
    await tx.provider.update({
      where: { id: providerId },
      data: { settingsVersion: { increment: 1 } },
      select: { id: true },
    });
    return { ...(await loadOwnAbsences(person, nowMs, tx)), bookingsInside: inside };
  });
}

/** That the request names each booking inside as known; null: not checked. */
async function assertKnown(
  tx: Tx,
  inside: readonly BookingInside[],
  keptIds: readonly string[] | null,
): Promise<void> {
  if (keptIds === null || inside.every(({ id }) => keptIds.includes(id))) return;
  const bookings = await tx.booking.findMany({
    where: { id: { in: inside.map(({ id }) => id) } },
    select: { id: true, startsAt: true, endsAt: true, serviceName: true, customerName: true },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const details = bookings.map(
    (booking): z.input<typeof bookingInsideSchema> => ({
      id: booking.id,
      start_time: booking.startsAt.toISOString(),
      end_time: booking.endsAt.toISOString(),
      service_name: booking.serviceName,
      customer_name: booking.customerName,
    }),
  );
  throw new AppError("bookings_left_out", { details });
}
