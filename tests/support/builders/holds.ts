import { randomUUID } from "node:crypto";
import type { NewHold } from "@/lib/checkout/hold/holdSlot";
import { MINUTE_MS } from "@/lib/time/zone";
import type { Salon } from "./salon";

/** Length and pauses of the salon's service. */
export const timing = { durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/** A guest's hold of the salon's half-hour service, for half an hour from now; `at` is ISO 8601. */
export function holdOf(
  place: Pick<Salon, "id" | "serviceId">,
  at: string,
  more: Partial<NewHold> = {},
): NewHold {
  const startMs = Date.parse(at);
  const starts_at = new Date(startMs).toISOString();
  const ends_at = new Date(startMs + 30 * MINUTE_MS).toISOString();
  return {
    id: randomUUID(),
    provider_id: place.id,
    service_id: place.serviceId,
    customer_id: null,
    starts_at,
    ends_at,
    blocked_from: starts_at,
    blocked_until: ends_at,
    duration_minutes: 30,
    time_zone: "Europe/Stockholm",
    delivery_mode: "physical",
    service_name: "Klippning",
    provider_name: "Salongen",
    customer_name: "",
    customer_email: "guest@example.com",
    customer_phone: null,
    customer_comment: null,
    attendee_name: null,
    locale: "sv",
    total_ore: 42_000,
    commission_percent: 5,
    commission_ore: 2_100,
    vat_percent: 25,
    free_cancellation_until: starts_at,
    hold_expires_at: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
    request_key: null,
    request_fingerprint: null,
    request_origin: null,
    request_network: null,
    ...more,
  };
}
