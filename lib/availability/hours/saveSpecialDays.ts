import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { LocalDate } from "@/lib/time/localDate";
import { maxSpecialDays, type SpecialDayDraft } from "./specialDayDraft";

type Edit = {
  drafts: readonly SpecialDayDraft[];
  /** Days that have none are as they should be. */
  removedDates: readonly LocalDate[];
  today: LocalDate;
  /** Whose they are; null: the whole business's. */
  staffMemberId?: string | null;
};

/** A column of type `date`, which knows no zone. */
const dateColumn = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

/**
 * Saves the special days of a business as a whole, or of one of its people, in the caller's transaction, which holds the
 * lock of its settings. A day has one row: it is added, or replaced. What is not named stays, and so do everybody else's.
 * @throws AppError invalid_request for more than there is room for
 */
export async function saveSpecialDays(
  tx: Tx,
  providerId: string,
  { drafts, removedDates, today, staffMemberId = null }: Edit,
): Promise<void> {
  const named = [...drafts.map(({ date }) => date), ...removedDates].map(dateColumn);
  await tx.specialDay.deleteMany({ where: { providerId, staffMemberId, day: { in: named } } });
  await tx.specialDay.createMany({
    data: drafts.map(({ date, ...day }) => ({ ...day, providerId, staffMemberId, day: dateColumn(date) })),
  });
  const ahead = await tx.specialDay.count({
    where: { providerId, staffMemberId, day: { gte: dateColumn(today) } },
  });
  if (ahead <= maxSpecialDays) return;
  throw new AppError("invalid_request", { fields: [{ path: "specialDays", rule: "tooMany" }] });
}
