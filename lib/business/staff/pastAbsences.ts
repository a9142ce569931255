import "server-only";
import { db } from "@/lib/db/client";
import { type UnavailableTime, unavailableColumns } from "../settings/ownSettings";

const yearMs = 365 * 24 * 60 * 60_000;
const mostShown = 100;

/** Absences of the whole business, or of one of its people, that ended within the last year, latest first; the hundred latest. */
export function loadPastAbsences(
  providerId: string,
  nowMs: number,
  staffMemberId: string | null = null,
): Promise<UnavailableTime[]> {
  return db().unavailableTime.findMany({
    where: {
      providerId,
      staffMemberId,
      endsAt: { lte: new Date(nowMs), gt: new Date(nowMs - yearMs) },
    },
    select: unavailableColumns,
    orderBy: [{ startsAt: "desc" }, { id: "asc" }],
    take: mostShown,
  });
}
