import "server-only";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import { untilSettled } from "@/lib/errors/untilSettled";
import { standingSettings } from "@/lib/providers/standingSettings";
import { freeStaff } from "./freeStaff";
import { type HoldOutcome, insertHold, type NewHold } from "./holdSlot";
import { afterLapsed } from "./lapsedHolds";

/** What is sold, and how long it takes. */
type Offer = { hold: NewHold; timing: ServiceTiming };

type WantedSlot = {
  startMs: number;
  nowMs: number;
  staffMemberId?: string | null | undefined;
  /** The offer by the settings that were saved meanwhile; without it, the one there was. */
  offerAgain?: () => Promise<Offer>;
};

/**
 * Checks the time of a hold by the business's calendar and takes it, if nobody has and it is still offered then.
 * @param when.staffMemberId the person asked for; no other is given
 * @throws what `when.offerAgain` throws, when it is not sold any more
 * @throws AppError staff_not_found, slot_unavailable with the reason, slot_taken, service_inactive, too_many_holds,
 *   network_holds; payments_unavailable when a hold in the way cannot be settled now; changed_meanwhile with the version of
 *   the settings, when they were saved at each try
 */
export async function holdFreeSlot(
  hold: NewHold,
  timing: ServiceTiming,
  { startMs, nowMs, staffMemberId, offerAgain }: WantedSlot,
): Promise<Exclude<HoldOutcome, { outcome: "changed" | "lapsed" }>> {
  let offer: Offer = { hold, timing };
  const attempt = async (number: number) => {
    if (number > 0 && offerAgain) offer = await offerAgain();
    const { provider_id: providerId, service_id: serviceId, customer_id } = offer.hold;
    const wanted = { ...offer.timing, providerId, serviceId, staffMemberId };
    // Before the calendar: a hold that comes between the two then counts as no free time, rather than twice.
    const ownMinutes = await heldOfDay(offer.hold);
    const { staffMemberIds, settingsVersion, dayFreeMinutes } = await freeStaff(startMs, wanted, nowMs);
    // An offer that was read before the calendar counts by its own version.
    const checked = {
      settings_version: settingsVersion,
      day_free_minutes: dayFreeMinutes + ownMinutes,
      ...offer.hold,
    };
    const actor = customer_id === null ? "guest" : "customer";
    return afterLapsed(() => insertHold(checked, staffMemberIds, actor));
  };
  return untilSettled(attempt, () => standingSettings(hold.provider_id));
}

/** How many minutes of the day the network of a hold holds already at this business. */
async function heldOfDay(hold: NewHold): Promise<number> {
  if (hold.request_network === null) return 0;
  const { rows } = await pool().query<{ minutes: number }>(
    `SELECT coalesce(sum(minutes), 0)::integer AS minutes
     FROM network_holds($1, $2, $3::timestamptz, $4, make_interval(secs => $5)) WHERE is_same_day`,
    [hold.provider_id, hold.request_network, hold.starts_at, hold.time_zone, HOLD_GRACE_SECONDS],
  );
  return rows[0]?.minutes ?? 0;
}
