import { callApi, type Refusal } from "@/lib/api/client";
import type { TypedContact } from "@/lib/bookings/contact";
import { isWebAddress } from "@/lib/http/webAddress";
import type { Locale } from "@/lib/i18n/locales";
import { toSek } from "@/lib/money/ore";
import { MINUTE_MS } from "@/lib/time/zone";
import type { Choice, PanelProvider, PanelService } from "../times/types";

export type Wish = {
  service: PanelService;
  provider: PanelProvider;
  choice: Choice & { startMs: number };
  /** Of a signed-in customer only what they say of the visit: the account's own details are used. */
  contact: Partial<TypedContact>;
  /** The version of the wording by which a visit within the withdrawal period was asked for; null where it was not. */
  earlyStart: string | null;
  locale: Locale;
  /** What is said when the answer leads nowhere. */
  failedText: string;
};

export type PaymentStart =
  | { outcome: "started"; sessionId: string; bookingId: string; url: string; untilMs: number }
  | { outcome: "slotGone"; code: "slot_taken" | "slot_unavailable" }
  | { outcome: "changed" }
  | { outcome: "invalid"; fields: { path: string; message: string }[]; message: string }
  | { outcome: "refused"; message: string }
  /** Somebody else answered, as a proxy: whether the hold stands is not known. */
  | { outcome: "unanswered"; message: string }
  | { outcome: "offline" };

/** What the customer was shown goes along, so that the server notices when it is no longer true. */
function payloadOf({ service, provider, choice, contact, earlyStart, locale }: Wish) {
  return {
    providerId: provider.id,
    serviceId: service.id,
    startTime: new Date(choice.startMs).toISOString(),
    endTime: new Date(choice.startMs + service.durationMinutes * MINUTE_MS).toISOString(),
    deliveryMode: choice.mode,
    ...(choice.staffId === null ? {} : { staffId: choice.staffId }),
    amount: toSek(service.priceOre),
    currency: "sek",
    durationMinutes: service.durationMinutes,
    locale,
    ...(earlyStart === null ? {} : { earlyStart }),
    ...contact,
  };
}

function isField(value: unknown): value is { path: string; message: string } {
  return typeof value === "object" && value !== null && "path" in value && "message" in value;
}

function refusalOf({ code, message, details }: Refusal): PaymentStart {
  if (message === null) return { outcome: "offline" };
  if (code === null) return { outcome: "unanswered", message };
  if (code === "slot_taken" || code === "slot_unavailable") return { outcome: "slotGone", code };
  if (code === "price_changed") return { outcome: "changed" };
  if (code === "invalid_request" && Array.isArray(details)) {
    return { outcome: "invalid", fields: details.filter(isField), message };
  }
  return { outcome: "refused", message };
}

/**
 * Holds the slot and opens its payment page. The key makes a second press of the same button, or a repeated request
 * on a bad line, one and the same hold.
 */
export async function startPayment(wish: Wish, idempotencyKey: string): Promise<PaymentStart> {
  const result = await callApi("POST /payments/checkout-sessions", {
    body: payloadOf(wish),
    locale: wish.locale,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  if (!result.ok) return refusalOf(result);
  const { sessionId, bookingId, url, holdExpiresAt } = result.data;
  if (!sessionId || !isWebAddress(url)) return { outcome: "unanswered", message: wish.failedText };
  return { outcome: "started", sessionId, bookingId, url, untilMs: Date.parse(holdExpiresAt) };
}
