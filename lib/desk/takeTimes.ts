import "server-only";
import { z } from "zod";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import type { Tx } from "@/lib/db/client";
import type { Columns } from "@/lib/db/columnNames";
import type { Booking } from "@/lib/db/generated/client";

type Copied = Pick<
  Booking,
  | "id"
  | "providerId"
  | "serviceId"
  | "customerId"
  | "source"
  | "paymentWay"
  | "seriesId"
  | "durationMinutes"
  | "timeZone"
  | "deliveryMode"
  | "serviceName"
  | "providerName"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "notifiesCustomer"
  | "locale"
  | "totalOre"
  | "vatPercent"
  | "requestKey"
  | "requestFingerprint"
  | "isStaffChosen"
>;

/** The row of one date, all but the person, whom the database chooses among `candidates`. Instants are ISO 8601. */
export type NewOwnBooking = Columns<Copied> & {
  starts_at: string;
  ends_at: string;
  blocked_from: string;
  blocked_until: string;
  free_cancellation_until: string;
  /** No column: in the business's own order. */
  candidates: string[];
  /** No column: the version of the settings that the time was checked by. */
  settings_version: number;
};

export type Taken =
  | { outcome: "booked" }
  /** The same press booked before. */
  | { outcome: "twin"; bookingId: string }
  | { outcome: "inactive" }
  /** The business saved its settings since the times were checked: check them again. */
  | { outcome: "changed" }
  | { outcome: "taken" }
  /** Only holds that ran out are in the way; settle these and try again. */
  | { outcome: "lapsed"; bookingIds: string[] };

const outcomeRow = z.object({
  outcome: z.enum(["booked", "twin", "inactive", "changed", "taken", "lapsed"]),
  lapsed: z.array(z.uuid()),
  twin: z.uuid().nullable(),
});

type By = { actorUserId: string; serviceIds: readonly string[]; data: Record<string, boolean> };

/**
 * Books all of the dates or none, in one database call (look, lock the calendar, look again, insert; see the migration
 * `booked_by_business`), with their audit rows, in the caller's transaction. The lock lasts as long as that one; unless
 * it was `booked`, nothing was written.
 * @throws an exclusion violation, which ends the transaction, when the constraint had to decide
 */
export async function takeTimes(tx: Tx, rows: readonly NewOwnBooking[], by: By): Promise<Taken> {
  const answered: unknown[] = await tx.$queryRaw`
    SELECT outcome, lapsed, twin FROM book_by_business(${JSON.stringify(rows)}::jsonb,
      ${[...by.serviceIds]}::uuid[], ${by.actorUserId}::uuid, ${JSON.stringify(by.data)}::jsonb,
      make_interval(secs => ${HOLD_GRACE_SECONDS}))`;
  const { outcome, lapsed, twin } = outcomeRow.parse(answered[0]);
  if (outcome === "lapsed") return { outcome, bookingIds: lapsed };
  if (outcome !== "twin") return { outcome };
  if (twin === null) throw new Error("book_by_business names no twin");
  return { outcome, bookingId: twin };
}
