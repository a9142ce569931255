import type { AvailabilityKind } from "@/lib/availability/slots/ribbon";
import type { ServiceSummary } from "@/lib/catalogue/serviceSummary";
import type { CategoryRef } from "@/lib/catalogue/types";
import type { CardProvider } from "@/lib/providers/types";
import type { LocalDate } from "@/lib/time/localDate";
import type { FormChoices } from "./formChoices";

/** A free start; day and minute by the business's own clock. */
export type NextTime = {
  startIso: string;
  dayKey: LocalDate;
  /** Minutes of that day. */
  minute: number;
  /** 0 today, 1 tomorrow, … */
  dayOffset: number;
};

/** A day ribbon ready to be drawn; minutes of the local day. */
export type RibbonData = {
  dayKey: LocalDate;
  dayOffset: number;
  isOpen: boolean;
  /** The drawn range, the same for all ribbons of a list. */
  openMinute: number;
  closeMinute: number;
  segments: { kind: Exclude<AvailabilityKind, "gap">; startMinute: number; endMinute: number }[];
  nowMinute: number | null;
  freeMinutes: number;
  openMinutes: number;
  /** The opening hours themselves; null on a closed day. */
  hours: { openMinute: number; closeMinute: number } | null;
};

/** Whether a service can be booked online, and what is in the way if not. */
export type Bookability = "yes" | "not_onboarded" | "no_services" | "no_price" | "no_hours" | "no_staff";

/** `ribbon` is null, and `nextTimes` empty, for what cannot be booked. */
export type ServiceTimes = { bookable: Bookability; ribbon: RibbonData | null; nextTimes: NextTime[] };

export type ServiceCard = ServiceSummary &
  ServiceTimes & {
    provider: CardProvider;
    distanceKm: number | null;
    choices: FormChoices;
  };

export type NextService = {
  id: string;
  slug: string;
  name: string;
  priceOre: number;
  durationMinutes: number;
};

export type ProviderCard = CardProvider &
  ServiceTimes & {
    description: string;
    categories: CategoryRef[];
    /** Active services. */
    services: number;
    fromPriceOre: number | null;
    /** The service whose times are shown: its most booked one. */
    nextService: NextService | null;
    distanceKm: number | null;
  };

/** A line of the home page's board of next free times. */
export type BoardEntry = {
  service: NextService;
  category: CategoryRef;
  provider: CardProvider;
  next: NextTime;
  distanceKm: number | null;
};
