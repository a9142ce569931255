import { z } from "zod";
import {
  busyIntervalSchema,
  publicHoursSchema,
  publicSpecialDaySchema,
  publicUnavailableTimeSchema,
  rangeQuerySchema,
} from "@/lib/availability/publicSchemas";
import { availabilityQuerySchema } from "@/lib/availability/schemas";
import { providerFilterFields } from "@/lib/directory/search/providerFilterSchemas";
import { checkNear } from "@/lib/directory/search/serviceFilterSchemas";
import { idParams, paging } from "@/lib/http/input/schemas";
import { fullProviderSchema, reviewSchema } from "@/lib/reviews/schemas";
import { defineCall } from "../call";

const common = { tag: "Providers", access: "none", method: "GET", status: 200 } as const;
const one = { params: idParams, errors: ["not_found"] } as const;

export const providersCall = defineCall({
  ...common,
  id: "listProviders",
  path: "/providers/v1",
  summary: "Search businesses",
  query: z.object({ ...providerFilterFields, ...paging }).superRefine(checkNear),
  answer: z.array(fullProviderSchema),
});

export const providerCall = defineCall({
  ...common,
  ...one,
  id: "getProvider",
  path: "/providers/v1/{id}",
  summary: "One business with its services, busy intervals and newest reviews",
  answer: fullProviderSchema,
});

export const providerReviewsCall = defineCall({
  ...common,
  ...one,
  id: "listProviderReviews",
  path: "/providers/v1/{id}/reviews",
  summary: "The reviews of a business, newest first",
  query: z.object(paging),
  answer: z.array(reviewSchema),
});

export const openingHoursCall = defineCall({
  ...common,
  ...one,
  id: "getOpeningHours",
  path: "/providers/v1/{id}/opening-hours",
  summary: "Opening hours, seven records, Monday first",
  answer: z.array(publicHoursSchema),
});

export const specialDaysCall = defineCall({
  ...common,
  ...one,
  id: "listSpecialDays",
  path: "/providers/v1/{id}/special-days",
  summary: "Days whose hours are not those of their weekday, earliest first",
  query: availabilityQuerySchema,
  answer: z.array(publicSpecialDaySchema),
});

export const unavailableSlotsCall = defineCall({
  ...common,
  ...one,
  id: "listUnavailableSlots",
  path: "/providers/v1/{id}/unavailable-slots",
  summary: "When the business is away, without the reasons; what overlaps the range",
  query: rangeQuerySchema,
  answer: z.array(publicUnavailableTimeSchema),
});

export const busyIntervalsCall = defineCall({
  ...common,
  ...one,
  id: "listBusyIntervals",
  path: "/providers/v1/{id}/bookings",
  summary: "When the business is busy, and nothing about with whom; what overlaps the range",
  query: rangeQuerySchema,
  answer: z.array(busyIntervalSchema),
});

/** In the order of the description. */
export const providerCalls = [
  providersCall,
  providerCall,
  providerReviewsCall,
  openingHoursCall,
  specialDaysCall,
  unavailableSlotsCall,
  busyIntervalsCall,
] as const;
