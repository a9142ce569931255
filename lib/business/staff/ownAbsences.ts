import "server-only";
import type { z } from "zod";
import { saveUnavailable } from "@/lib/availability/hours/saveUnavailable";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { type BookingInside, bookingsInside } from "../settings/bookingsInside";
import { type UnavailableTime, unavailableColumns } from "../settings/ownSettings";
import type { ownAbsencesEditSchema } from "./ownAbsencesSchemas";

/** Who of a business's people is away. */
type Person = { providerId: string; staffMemberId: string; timeZone: string };

export type OwnAbsences = { timeZone: string; unavailable: UnavailableTime[] };

/**
 * Whom a session acts as, of the people who are told apart. Who works alone is away with the business as a whole, by its
 * settings.
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
): Promise<OwnAbsences> {
  const { providerId, staffMemberId, timeZone } = person;
  const unavailable = await source.unavailableTime.findMany({
    where: { providerId, staffMemberId, endsAt: { gt: new Date(nowMs) } },
    select: unavailableColumns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return { timeZone, unavailable };
}

type Edit = z.output<typeof ownAbsencesEditSchema>;

/**
 * Adds, changes and takes away absences of one person, all or nothing; what is not named stays. Bookings inside stand.
 * @returns what is true afterwards, and the person's bookings inside what is new or changed
 * @throws AppError invalid_request for an absence that is gone or somebody else's, and for too many
 */
export async function saveOwnAbsences(
  person: Person,
  edit: Edit,
  nowMs: number,
): Promise<OwnAbsences & { bookingsInside: BookingInside[] }> {
  const { providerId, staffMemberId } = person;
  const { changedIds, saved } = await db().$transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    await lockCatalogue(tx, providerId);
    const drafts = edit.unavailableSlots ?? [];
    const removedIds = edit.deleteUnavailableSlotIds ?? [];
    const changedIds = await saveUnavailable(tx, providerId, { drafts, removedIds, nowMs, staffMemberId });
    // Whoever is about to take a time looks at the calendar anew.
    await tx.provider.update({
      where: { id: providerId },
      data: { settingsVersion: { increment: 1 } },
      select: { id: true },
    });
    return { changedIds, saved: await loadOwnAbsences(person, nowMs, tx) };
  });
  return { ...saved, bookingsInside: await bookingsInside(providerId, changedIds, nowMs) };
}
