import { categoriesCall, subcategoriesCall } from "../catalogue";
import {
  cancelCheckoutCall,
  checkoutSessionCall,
  finalizeBookingCall,
  startCheckoutCall,
  stripeWebhookCall,
} from "../payments";
import {
  busyIntervalsCall,
  openingHoursCall,
  providerCall,
  providerReviewsCall,
  providersCall,
  specialDaysCall,
  unavailableSlotsCall,
} from "../providers";
import { serviceAvailabilityCall, serviceCall, servicesCall } from "../services";

/** What everybody may look at, and paying for a time of it. */
export const directoryCalls = [
  servicesCall,
  serviceCall,
  serviceAvailabilityCall,
  providersCall,
  providerCall,
  providerReviewsCall,
  openingHoursCall,
  specialDaysCall,
  unavailableSlotsCall,
  busyIntervalsCall,
  categoriesCall,
  subcategoriesCall,
  startCheckoutCall,
  checkoutSessionCall,
  cancelCheckoutCall,
  finalizeBookingCall,
  stripeWebhookCall,
] as const;
