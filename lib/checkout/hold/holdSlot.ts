import "server-only";
import { z } from "zod";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import type { Contact } from "@/lib/bookings/contact";
import type { Actor } from "@/lib/bookings/status";
import { pool } from "@/lib/db/client";
import type { Columns } from "@/lib/db/columnNames";
import { isExclusionViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";

/** The columns of a new hold; the database chooses among the staff members who are free. Instants are ISO 8601. */
export type NewHold = Columns<Contact> & {
  id: string;
  provider_id: string;
  service_id: string;
  customer_id: string | null;
  starts_at: string;
  ends_at: string;
  blocked_from: string;
  blocked_until: string;
  duration_minutes: number;
  time_zone: string;
  delivery_mode: "physical" | "digital";
  service_name: string;
  provider_name: string;
  customer_email: string;
  locale: "sv" | "en";
  total_ore: number;
  commission_percent: number;
  commission_ore: number;
  vat_percent: number;
  free_cancellation_until: string;
  hold_expires_at: string;
  /** Whether the customer asked for the person; not, where it is left out. */
  is_staff_chosen?: boolean;
  request_key: string | null;
  request_fingerprint: string | null;
  request_origin: string | null;
  request_network: string | null;
  /** No column: the version of the business's settings that the time was checked by; without it they are not asked. */
  settings_version?: number;
  /** No column: how many slots this customer may hold unpaid; without it they are not counted. */
  max_open_holds?: number;
  /** No column: how many slots of this business one network may hold unpaid; without it they are not counted. */
  max_network_holds?: number;
  /** No column: how much of `day_free_minutes` those may be, in percent. */
  max_day_percent?: number;
  /** No column: the free time of the day, with what the network itself holds of it. */
  day_free_minutes?: number;
};

export type HoldOutcome =
  | { outcome: "held"; staffMemberId: string }
  /** The same customer has a booking of the same wish: held, or paid for. */
  | { outcome: "twin"; bookingId: string }
  | { outcome: "taken" }
  /** The business saved its settings since the time was checked: check it again. */
  | { outcome: "changed" }
  /** Only holds that ran out are in the way; settle these and try again. */
  | { outcome: "lapsed"; bookingIds: string[] };

const outcomeRow = z.object({
  outcome: z.enum(["held", "twin", "limit", "network_limit", "taken", "changed", "inactive", "lapsed"]),
  staff_member_id: z.uuid().nullable(),
  lapsed: z.array(z.uuid()),
  twin: z.uuid().nullable(),
});

/**
 * Holds a slot in one database call (look, lock the customer's holds and the calendar, look again, insert; see the
 * migration `fair_staff`).
 * @param candidates staff members to choose from, in the business's own order: of those who are free, whoever has the fewest
 *   booked minutes on that day is given, and the first among equals
 * @throws AppError slot_taken when the exclusion constraint had to decide; service_inactive when the business switched
 *   the service off or removed it a moment ago; too_many_holds when this customer, network_holds when this network holds as
 *   much as one may
 */
export async function insertHold(hold: NewHold, candidates: string[], actor: Actor): Promise<HoldOutcome> {
  try {
    const { rows } = await pool().query("SELECT * FROM hold_slot($1::jsonb, $2::uuid[], $3, $4::interval)", [
      JSON.stringify(hold),
      candidates,
      actor,
      `${HOLD_GRACE_SECONDS} seconds`,
    ]);
    const row = outcomeRow.parse(rows[0]);
    if (row.outcome === "held" && row.staff_member_id !== null)
      return { outcome: "held", staffMemberId: row.staff_member_id };
    if (row.outcome === "twin" && row.twin !== null) return { outcome: "twin", bookingId: row.twin };
    if (row.outcome === "limit") throw new AppError("too_many_holds", { retryAfterSeconds: 60 });
    if (row.outcome === "network_limit") throw new AppError("network_holds", { retryAfterSeconds: 60 });
    if (row.outcome === "inactive") throw new AppError("service_inactive");
    if (row.outcome === "lapsed") return { outcome: "lapsed", bookingIds: row.lapsed };
    return { outcome: row.outcome === "changed" ? "changed" : "taken" };
  } catch (error) {
    if (isExclusionViolation(error)) throw new AppError("slot_taken", { cause: error });
    throw error;
  }
}
