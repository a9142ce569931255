import "server-only";
import { findServiceId } from "@/lib/catalogue/findService";
import type { LocalDate } from "@/lib/time/localDate";
import type { AvailabilityResponse } from "./schemas";
import { servicesTiming } from "./servicesTiming";
import { loadAvailability } from "./slots/loadAvailability";

/**
 * The slots of a visible service from one day to another, both included, and the first free one from there on. Of
 * what cannot be booked at all (the business is not ready for payments, there is no price) no slot is available.
 * @param staffMemberId whose times alone count; everybody's who does the service when nobody is asked for
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
