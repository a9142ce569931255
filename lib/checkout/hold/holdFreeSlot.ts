import "server-only";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { AppError } from "@/lib/errors/AppError";
import { freeStaff } from "./freeStaff";
import { type HoldOutcome, insertHold, type NewHold } from "./holdSlot";
import { afterLapsed } from "./settleHold";

type When = { startMs: number; nowMs: number; staffMemberId?: string | null | undefined };

/** A hold whose business saved its settings meanwhile is checked by the new ones, a few times at most. */
const attempts = 3;

/**
 * Checks the time of a hold by the business's calendar and takes it, if nobody has and it is still offered then.
 * @param when.staffMemberId the person asked for: nobody else will do
 * @throws AppError staff_not_found, slot_unavailable with the reason, slot_taken, service_inactive, too_many_requests; payments_unavailable when a hold in
 * the way cannot be settled now; unavailable when the settings are saved faster than they can be read
 */
export async function holdFreeSlot(
  hold: NewHold,
  timing: ServiceTiming,
  { startMs, nowMs, staffMemberId }: When,
): Promise<Exclude<HoldOutcome, { outcome: "changed" | "lapsed" }>> {
  const wanted = { ...timing, providerId: hold.provider_id, serviceId: hold.service_id, staffMemberId };
  const actor = hold.customer_id === null ? "guest" : "customer";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { staffMemberIds, settingsVersion } = await freeStaff(startMs, wanted, nowMs);
    const checked = { ...hold, settings_version: settingsVersion };
    const result = await afterLapsed(() => insertHold(checked, staffMemberIds, actor));
    if (result.outcome !== "changed") return result;
  }
  throw new AppError("unavailable", { retryAfterSeconds: 1 });
}
