import type { LeftOutBooking } from "@/components/business/settings/saving/refusals";
import type {
  Settings,
  SettingsChanges,
  Stored,
} from "@/components/business/settings/saving/useSettingsForm";
import { leftOutBookingSchema } from "@/lib/business/schemas";
import { bookingRulesSchema } from "@/lib/providers/bookingRules";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { answer, type Reply, type Sent } from "./answers";

/* A business's settings, and a server that has them. */

type Save = "PATCH /providers/me/settings";
type Weekday = Settings["openingHours"][number];
type Absence = Settings["unavailableSlots"][number];

/** Today, as pages are told it. */
export const today = (): LocalDate => localDateOf(Date.now(), HOME_TIME_ZONE);
export const daysAhead = (days: number): LocalDate => addDays(today(), days);

/** The main address of the business. */
const place = {
  id: "6e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a01",
  address: "Storgatan 1",
  postal_code: "116 33",
  city: "Stockholm",
  phone: null,
  latitude: 59.3293,
  longitude: 18.0686,
  is_position_exact: false,
  is_primary: true,
};

const weekday = (day_of_week: number): Weekday => ({
  day_of_week,
  is_closed: false,
  open_time: "09:00",
  close_time: "17:00",
  lunch_start_time: null,
  lunch_end_time: null,
});

/** A business that is open from nine to five every day, as the builders of the other tests make one. */
export function settings(changes: Partial<Settings> = {}): Settings {
  const { latitude, longitude, address, postal_code, city } = place;
  return {
    provider: {
      id: "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02",
      slug: "salong-ek",
      company_name: "Salong Ek",
      organisation_number: null,
      description: "",
      phone: null,
      address,
      postal_code,
      city,
      latitude,
      longitude,
      profile_image_url: null,
      average_rating: null,
      review_count: 0,
      booking_count: 0,
      commission_rate: 4,
      is_onboarded: true,
      is_verified: null,
      stripe_account_id: null,
      time_zone: HOME_TIME_ZONE,
      email: "ek@example.se",
      contact_email: null,
      plan: "payg",
      provider_locations: [place],
    },
    openingHours: [1, 2, 3, 4, 5, 6, 7].map(weekday),
    unavailableSlots: [],
    specialDays: [],
    rules: {
      min_notice_minutes: 60,
      horizon_days: 60,
      free_cancellation_hours: 24,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
    },
    ...changes,
  };
}

/** A paid booking at ten that day, which can be moved and cancelled. */
export const bookingOn = (date: LocalDate): LeftOutBooking => ({
  id: "3c1f9a52-7f7e-4a0e-8a57-2b6a7a1f0c21",
  reference: "K7MP2X",
  start_time: `${date}T09:00:00.000Z`,
  end_time: `${date}T10:00:00.000Z`,
  service_name: "Klippning",
  customer_name: "Maja Ek",
  staff_name: null,
  status: "confirmed",
  total_amount: 500,
  refund_on_cancel: 500,
  can_cancel: true,
  can_move: true,
});

/** The settings with the week as given, Monday first; what a day leaves out stays. */
export const withWeek = (before: Settings, days: Partial<Weekday>[]): Settings => ({
  ...before,
  openingHours: before.openingHours.map((day, index) => ({ ...day, ...days[index] })),
});

/** The server of a business's settings: refuses what began with an older version, and merges what is sent. */
export class SettingsServer {
  /** Every save that had the shape of the contract. */
  readonly saves: readonly Sent<Save>[];
  #now: Settings;
  #version = 1;
  #next: Reply<Save> | undefined;
  #inTheWay: LeftOutBooking[] = [];

  constructor(begin = settings()) {
    this.#now = begin;
    this.saves = answer("PATCH /providers/me/settings", (sent) => this.#save(sent));
    answer("GET /providers/me/settings", () => ({ data: this.#now, tag: this.#tag }));
  }

  get now(): Settings {
    return this.#now;
  }

  /** What a page that is opened now begins with. */
  get stored(): Stored {
    return { settings: this.#now, tag: this.#tag, owner: this.#now.provider.email, staffId: null };
  }

  /** The next save is answered so, and those after it as usual. */
  replyOnce(reply: Reply<Save>): void {
    this.#next = reply;
  }

  /** Somebody else saves. */
  change(to: (before: Settings) => Settings): void {
    this.#now = to(this.#now);
    this.#version += 1;
  }

  /** From now on a save needs a decision about each of these bookings. */
  leaveOut(bookings: LeftOutBooking[]): void {
    this.#inTheWay = leftOutBookingSchema.array().parse(bookings);
  }

  get #tag(): string {
    return `"${this.#version}"`;
  }

  #save({ body, headers }: Sent<Save>): Reply<Save> {
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) return next;
    if (headers.get("If-Match") !== this.#tag) return { code: "edit_conflict" };
    const decided = new Set(body.bookingDecisions?.map(({ booking_id }) => booking_id));
    const open = this.#inTheWay.filter(({ id }) => !decided.has(id));
    if (open.length > 0) return { code: "bookings_left_out", details: open };
    this.change((before) => applied(before, body));
    return { data: { ...this.#now, conflictingBookings: [] }, tag: this.#tag };
  }
}

/** An empty text of the page is none. */
const text = (given: unknown): string | null => (typeof given === "string" && given !== "" ? given : null);

function applied(before: Settings, changes: SettingsChanges): Settings {
  const { provider, openingHours, specialDays, rules, locations } = changes;
  const sentDates = new Set(specialDays?.map(({ date }) => date));
  const week = openingHours?.map((day) => ({ ...hours(day), day_of_week: Number(day.day_of_week) }));
  return {
    provider: {
      ...before.provider,
      description: text(provider?.description) ?? before.provider.description,
      phone: text(provider?.phone) ?? before.provider.phone,
      contact_email: text(provider?.contact_email) ?? before.provider.contact_email,
      provider_locations: locations?.map(placeOf) ?? before.provider.provider_locations,
    },
    openingHours: week ?? before.openingHours,
    unavailableSlots: absencesAfter(before.unavailableSlots, changes),
    specialDays: [
      ...before.specialDays.filter(
        ({ date }) => !sentDates.has(date) && !changes.deleteSpecialDays?.includes(date),
      ),
      ...(specialDays ?? []).map((day) => ({ date: day.date, note: text(day.note), ...hours(day) })),
    ],
    rules: bookingRulesSchema.parse({ ...before.rules, ...rules }),
  };
}

type Place = NonNullable<SettingsChanges["locations"]>[number];

const placeOf = (given: Place): Settings["provider"]["provider_locations"][number] => ({
  ...place,
  id: given.id ?? crypto.randomUUID(),
  address: text(given.address) ?? "",
  postal_code: text(given.postal_code),
  city: text(given.city) ?? "",
  phone: text(given.phone),
  latitude: given.latitude ?? place.latitude,
  longitude: given.longitude ?? place.longitude,
  is_position_exact: typeof given.latitude === "number",
  is_primary: given.is_primary ?? false,
});

type Times = Record<"open_time" | "close_time" | "lunch_start_time" | "lunch_end_time", unknown> & {
  is_closed: unknown;
};

const hours = (day: Partial<Times>) => ({
  is_closed: day.is_closed === true,
  open_time: text(day.open_time),
  close_time: text(day.close_time),
  lunch_start_time: text(day.lunch_start_time),
  lunch_end_time: text(day.lunch_end_time),
});

function absencesAfter(before: readonly Absence[], changes: SettingsChanges): Absence[] {
  const sent = (changes.unavailableSlots ?? []).map(
    ({ id, start_time, end_time, reason, series_id }): Absence => ({
      id: id ?? crypto.randomUUID(),
      start_time,
      end_time,
      reason: text(reason),
      series_id: series_id ?? null,
    }),
  );
  const gone = new Set([...(changes.deleteUnavailableSlotIds ?? []), ...sent.map(({ id }) => id)]);
  return [...before.filter(({ id }) => !gone.has(id)), ...sent].toSorted((one, other) =>
    one.start_time < other.start_time ? -1 : 1,
  );
}
