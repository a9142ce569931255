import "server-only";
import type { Tx } from "@/lib/db/client";
import type { WeekDraft } from "./weekDraft";

/** Replaces the opening hours of a business as a whole, in the caller's transaction; those of single people stay. */
export async function saveWeek(tx: Tx, providerId: string, week: WeekDraft): Promise<void> {
  await tx.openingHours.deleteMany({ where: { providerId, staffMemberId: null } });
  await tx.openingHours.createMany({ data: week.map((day) => ({ ...day, providerId })) });
}
