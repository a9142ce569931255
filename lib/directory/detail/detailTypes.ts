import type { HoursDay, SpecialDayView } from "@/lib/availability/hours/hoursView";
import type { ServiceSummary } from "@/lib/catalogue/serviceSummary";
import type { CategoryRef } from "@/lib/catalogue/types";
import type { ShownPicture } from "@/lib/pictures/queries";
import type { LocationView, ProviderFacts } from "@/lib/providers/types";
import type { ReviewView } from "@/lib/reviews/views";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import type { LocalDate } from "@/lib/time/localDate";
import type { Bookability, NextTime, RibbonData, ServiceCard, ServiceTimes } from "../cards/cardTypes";
import type { FormChoices } from "../cards/formChoices";

/** A service in the list of its business. */
export type ProviderService = ServiceSummary & {
  nextTimes: NextTime[];
  bookable: Bookability;
  choices: FormChoices;
};

export type DetailedProvider = ProviderFacts & { locations: LocationView[] };

/** All that a service's drawer or page shows. */
export type ServiceDetail = Omit<ServiceCard, "provider"> & {
  provider: DetailedProvider;
  /** Who is asked for, and whose ribbon and times these are; null for anybody. */
  person: PublicPerson | null;
  /** VAT contained in the price, in percent. */
  vatPercent: number;
  hours: HoursDay[];
  specialDays: SpecialDayView[];
  /** The newest ten of this service. */
  reviews: ReviewView[];
  serviceReviewCount: number;
  /** Up to three (VIEW-2). */
  otherServices: ProviderService[];
};

/** All that a business's panel or page shows; ribbon and times are those of its most booked service. */
export type ProviderDetail = DetailedProvider &
  ServiceTimes & {
    categories: CategoryRef[];
    /** Its own, the cover first; without any a drawing is shown. */
    pictures: ShownPicture[];
    hours: HoursDay[];
    /** Those of the coming weeks. */
    specialDays: SpecialDayView[];
    services: ProviderService[];
    /** The service that ribbon and times are of; null without services. */
    leadServiceId: string | null;
    /** The newest ten. */
    reviews: ReviewView[];
  };

/** Somebody of a business on its page. */
export type PersonToChoose = PublicPerson & {
  /** The names of what they do; null for everything. */
  services: string[] | null;
  /** The next free time for the business's most booked service, or for the first that this person does. */
  next: NextTime | null;
};

/** What a business's page is chosen by: who, which day, and the times that are left. */
export type ProviderChoice = {
  /** Nobody where only one person can be booked. */
  people: PersonToChoose[];
  /** Whose days and times these are; null for anybody. */
  person: PublicPerson | null;
  /** The next free time with anybody. */
  anybody: NextTime | null;
  /** The service that the days are of. */
  leadName: string | null;
  /** From today on; none where nothing can be booked. */
  days: RibbonData[];
  /** The day that the services' times are of; null for the next times. */
  day: LocalDate | null;
  /** Those of the chosen person. */
  services: ProviderService[];
  minNoticeMinutes: number;
  /** How far ahead one can book. */
  horizonDays: number;
};
