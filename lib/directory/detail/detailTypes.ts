import type { HoursDay, SpecialDayView } from "@/lib/availability/hours/hoursView";
import type { ServiceSummary } from "@/lib/catalogue/serviceSummary";
import type { CategoryRef } from "@/lib/catalogue/types";
import type { ShownPicture } from "@/lib/pictures/queries";
import type { LocationView, ProviderFacts } from "@/lib/providers/types";
import type { ReviewView } from "@/lib/reviews/views";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import type { NextTime, ServiceCard, ServiceTimes } from "../cards/cardTypes";

/** A service in the list of its business. */
export type ProviderService = ServiceSummary & { nextTimes: NextTime[] };

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
    /** The newest ten. */
    reviews: ReviewView[];
  };
