import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { LocalDate } from "@/lib/time/localDate";
import { maxSpecialDays, type SpecialDayDraft } from "./specialDayDraft";

type Edit = {
  drafts: readonly SpecialDayDraft[];
  /** A date without a special day is no error. */
  removedDates: readonly LocalDate[];
  today: LocalDate;
  /** The person whose days they are; null for the whole business. */
  staffMemberId?: string | null;
};

/** The value of a column of type `date`, which has no zone. */
const dateColumn = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

/**
 * Saves special days of the whole business, or of one of its people, in the caller's transaction, which holds the
 * lock of its settings. A date has one row, which is added or replaced. Dates that are not named stay, as do the days
 * of everybody else.
 * @throws AppError invalid_request for more than `maxSpecialDays` days to come
 */
export async function saveSpecialDays(
  tx: Tx,
  providerId: string,
  { drafts, removedDates, today, staffMemberId = null }: Edit,
): Promise<void> {
  const givenDays = [...drafts.map(({ date }) => date), ...removedDates].map(dateColumn);
  await tx.specialDay.deleteMany({ where: { providerId, staffMemberId, day: { in: givenDays } } });
  await tx.specialDay.createMany({
    data: drafts.map(({ date, ...day }) => ({ ...day, providerId, staffMemberId, day: dateColumn(date) })),
  });
  const upcoming = await tx.specialDay.count({
    where: { providerId, staffMemberId, day: { gte: dateColumn(today) } },
  });
  if (upcoming <= maxSpecialDays) return;
  throw new AppError("invalid_request", { fields: [{ path: "specialDays", rule: "tooMany" }] });
}
