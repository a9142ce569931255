import "server-only";
import { findServiceId } from "@/lib/catalogue/findService";
import type { LocalDate } from "@/lib/time/localDate";
import type { AvailabilityResponse } from "./schemas";
import { servicesTiming } from "./servicesTiming";
import { loadAvailability } from "./slots/loadAvailability";

/**
 * The slots of a visible service from one day to another, both included, and the first available one from the first
 * day on. Of a service that cannot be booked (the business is not ready for payments, there is no price) no slot is
 * available.
 * @param staffMemberId only this person's times; without it those of everybody who does the service
 * @throws AppError staff_not_found
 * @returns null for an unknown, inactive or hidden service.
 */
export async function availabilityFor(
  serviceIdOrSlug: string,
  from: LocalDate,
  to: LocalDate,
  nowMs: number,
  staffMemberId?: string | null,
): Promise<AvailabilityResponse | null> {
  const id = await findServiceId(serviceIdOrSlug);
  const service = id === null ? undefined : (await servicesTiming([id])).get(id);
  return service ? loadAvailability({ ...service, staffMemberId }, { from, to, nowMs }) : null;
}
