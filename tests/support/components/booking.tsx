import { page } from "vitest/browser";
import { BookingForm, type BookingFormProps } from "@/components/checkout/form/BookingForm";
import { openCheckoutKey } from "@/components/checkout/hold/heldHint";
import type { PanelPerson, PanelService } from "@/components/checkout/times/types";
import { Card } from "@/components/ui/display/Card";
import type { AnswerOf } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { addDays, daysBetween } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf, localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";
import { answer, type Reply } from "./answers";
import { press } from "./press";
import { render } from "./render";
import { daysAhead } from "./settings";

/* A business that can be booked, its free times, and its booking form. */

type Ask = "GET /services/v1/{id}/availability";

const service = {
  id: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c001",
  slug: "klippning-2f60a7d1c001",
  name: "Klippning",
  priceOre: 42_000,
  vatPercent: 25,
  durationMinutes: 30,
  isPhysical: true,
  isDigital: true,
  isWithdrawalExempt: false,
} satisfies PanelService;

const other = {
  ...service,
  id: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c002",
  slug: "fargning-2f60a7d1c002",
  name: "Färgning",
} satisfies PanelService;

export const services = [service, other] as const;

const person = (last: number, name: string): PanelPerson => ({
  id: `7a1d4c20-3b5e-4f6a-8d22-90b1c2d3e00${last}`,
  name,
  colour: "grey",
  imageUrl: null,
  imageAlt: "",
  serviceIds: null,
});

export const maria = person(1, "Maria Ek");
export const leo = person(2, "Leo Ström");

const provider = {
  id: "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02",
  companyName: "Salong Ek",
  organisationNumber: null,
  address: "Storgatan 1, 116 33 Stockholm",
  timeZone: HOME_TIME_ZONE,
  freeCancellationHours: 24,
};

/** The instant of a time of a day from today, by the clock of the business. */
export const at = (days: number, hour: number): number =>
  localMinuteToInstant(daysAhead(days), hour * 60, HOME_TIME_ZONE);

const hours = [9, 10, 13, 15, 17];
const horizonDays = 60;

/** The free times of the business: five each day from tomorrow on, but those that are taken. */
export class FreeTimes {
  /** How each call was asked for. */
  readonly asked: readonly { query: URLSearchParams }[];
  /** Whether a time is taken for a person, or for anybody on null. */
  isTaken = (_startMs: number, _staffId: string | null): boolean => false;
  /** What answers in place of the times. */
  reply: Reply<Ask> | undefined;

  constructor() {
    this.asked = answer("GET /services/v1/{id}/availability", ({ query }) => {
      if (this.reply !== undefined) return this.reply;
      return { data: this.#answer(query) };
    });
  }

  #answer(query: URLSearchParams): AnswerOf<Ask> {
    const from = query.get("from") ?? "";
    const staffId = query.get("staffId");
    const length = daysBetween(from, query.get("to") ?? "") + 1;
    const days = Array.from({ length }, (_, index) => this.#day(addDays(from, index), staffId));
    const next = days.flatMap(({ slots }) => slots).find(({ available }) => available);
    return {
      timeZone: HOME_TIME_ZONE,
      durationMinutes: service.durationMinutes,
      days,
      nextAvailable: next?.startTime ?? null,
    };
  }

  #day(date: string, staffId: string | null): AnswerOf<Ask>["days"][number] {
    const isOpen = date >= daysAhead(1) && date <= daysAhead(horizonDays);
    const slots = (isOpen ? hours : []).map((hour) => {
      const startMs = localMinuteToInstant(date, hour * 60, HOME_TIME_ZONE);
      return {
        startTime: new Date(startMs).toISOString(),
        endTime: new Date(startMs + service.durationMinutes * MINUTE_MS).toISOString(),
        available: !this.isTaken(startMs, staffId),
      };
    });
    return { date, isOpen, isClosed: !isOpen, slots };
  }
}

/** Nothing is free on the days from this one on. */
export const takenFrom = (days: number) => (startMs: number) =>
  localDateOf(startMs, HOME_TIME_ZONE) >= daysAhead(days);

type Opened = Pick<Parameters<typeof render>[1], "language" | "screen"> & {
  /** What the address says of the choice, as `start=…&step=details`. */
  choice?: Record<string, string>;
} & Partial<Pick<BookingFormProps, "services" | "people" | "serviceId">> & { businessId?: string };

function form(locale: Locale, props: Omit<Opened, "language" | "screen" | "choice">) {
  const query = new URLSearchParams(window.location.search);
  const { businessId = provider.id, ...changed } = props;
  return (
    <div className="wrap">
      <Card padded>
        <BookingForm
          services={[...services]}
          people={[]}
          serviceId={service.id}
          initialStaffId={query.get("staff")}
          provider={{ ...provider, id: businessId }}
          locale={locale}
          horizonDays={horizonDays}
          holdMinutes={30}
          nowMs={Date.now()}
          initialStart={query.get("start")}
          publishableKey={null}
          {...changed}
        />
      </Card>
    </div>
  );
}

/** Opens the form at an address, as the page of its service does. */
export async function openForm({ language, screen = "desktop", choice = {}, ...props }: Opened) {
  const path = `/customer/services/${service.slug}?${new URLSearchParams(choice)}`;
  window.history.replaceState(null, "", path);
  const { show } = await render(form(language, props), { language, path, screen });
  /** Loads the page anew, at the address where the form led. */
  async function reload(changed: typeof props = {}) {
    await show(null);
    await show(form(language, { ...props, ...changed }));
  }
  /** Follows a link to another choice. */
  async function follow(next: Record<string, string>) {
    window.history.pushState(null, "", `?${new URLSearchParams(next)}`);
    await show(form(language, props));
  }
  return { reload, follow };
}

/** The field of a time, where it is shown. */
export const slotOf = (startMs: number): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[name=startTime][value="${startMs}"]`);
export const chosenMs = (): number | null => {
  const chosen = document.querySelector<HTMLInputElement>("[name=startTime]:checked");
  return chosen === null ? null : Number(chosen.value);
};

/** Presses a time. */
export async function pick(startMs: number): Promise<void> {
  const label = slotOf(startMs)?.closest("label");
  if (!label) throw new Error("There is no such time");
  await press(page.elementLocator(label));
}

/** What the address says of the choice. */
export const inAddress = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(window.location.search));

/** A hold that was left unpaid, of the first service at a distance. */
export const hold = {
  sessionId: "cs_test_1a2b3c4d",
  bookingId: "3d9f2b60-51aa-4c0e-9e11-7b2c4d5e6f01",
  email: "kajsa@example.se",
};

/** The hold stands, and this tab, or the device, knows it. */
export function keepHold(storage: Storage, startMs: number): void {
  const { sessionId, bookingId, email } = hold;
  const kept = {
    sessionId,
    bookingId,
    serviceId: service.id,
    mode: "digital",
    staffId: null,
    startMs,
    untilMs: Date.now() + 20 * MINUTE_MS,
  };
  storage.setItem(openCheckoutKey, JSON.stringify(kept));
  const metadata = {
    provider_id: provider.id,
    service_id: service.id,
    customer_id: "",
    provider_name: provider.companyName,
    service_name: service.name,
    summary_date_label: "",
    summary_time_label: "",
    summary_duration_label: "",
  };
  answer("GET /payments/checkout-sessions/{id}", {
    data: {
      sessionId,
      paymentStatus: "unpaid",
      amountTotal: service.priceOre,
      currency: "sek",
      customerEmail: email,
      customerName: "Kajsa Åström",
      metadata,
      receiptUrl: null,
      paymentIntentId: null,
      connectedAccountId: "acct_1",
      bookingId,
      bookingStatus: "pending",
    },
  });
}
