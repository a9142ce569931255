import {
  changeCustomerCall,
  changePasswordCall,
  eraseCustomerCall,
  exportCustomerCall,
  getCustomerCall,
} from "./account";
import {
  endOtherSessionsCall,
  endSessionCall,
  forgotPasswordCall,
  getSessionCall,
  listSessionsCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  rejectRegistrationCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from "./auth";
import { categoriesCall, subcategoriesCall } from "./catalogue";
import { sendContactMessageCall } from "./contact";
import {
  bookingCalendarCall,
  cancelBookingCall,
  customerBookingCall,
  customerBookingsCall,
  mailBookingLinkCall,
  moveAvailabilityCall,
  rescheduleBookingCall,
  writeReviewCall,
} from "./customerBookings";
import { openApiCall } from "./description";
import { healthCall, readyCall } from "./health";
import { ownReviewsCall, repliesCall, replyCall } from "./ownReviews";
import {
  archivedServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  ownServicesCall,
  removeServiceCall,
  restoreServiceCall,
  switchServiceCall,
  updateServiceCall,
} from "./ownServices";
import { ownSettingsCall, saveSettingsCall } from "./ownSettings";
import {
  cancelCheckoutCall,
  checkoutSessionCall,
  finalizeBookingCall,
  startCheckoutCall,
  stripeWebhookCall,
} from "./payments";
import { customerPolicyCall, providerPolicyCall } from "./policies";
import { changePricingPlanCall, pricingPlanCall } from "./pricingPlan";
import {
  changeBookingStatusCall,
  dashboardCall,
  listBookingsCall,
  onboardingLinkCall,
  onboardingStatusCall,
  ownProviderCall,
  providerBookingCall,
} from "./providerArea";
import {
  busyIntervalsCall,
  openingHoursCall,
  providerCall,
  providerReviewsCall,
  providersCall,
  unavailableSlotsCall,
} from "./providers";
import { serviceAvailabilityCall, serviceCall, servicesCall } from "./services";

/**
 * Every call of the contract, in the order in which the description tells them. `lib/api/handlers.test.ts` holds it
 * against the handlers.
 */
export const allCalls = [
  getSessionCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  verifyEmailCall,
  rejectRegistrationCall,
  resendVerificationCall,
  forgotPasswordCall,
  resetPasswordCall,
  listSessionsCall,
  endOtherSessionsCall,
  endSessionCall,
  servicesCall,
  serviceCall,
  serviceAvailabilityCall,
  providersCall,
  providerCall,
  providerReviewsCall,
  openingHoursCall,
  unavailableSlotsCall,
  busyIntervalsCall,
  categoriesCall,
  subcategoriesCall,
  startCheckoutCall,
  checkoutSessionCall,
  cancelCheckoutCall,
  finalizeBookingCall,
  stripeWebhookCall,
  getCustomerCall,
  changeCustomerCall,
  changePasswordCall,
  exportCustomerCall,
  eraseCustomerCall,
  customerBookingsCall,
  customerBookingCall,
  bookingCalendarCall,
  cancelBookingCall,
  moveAvailabilityCall,
  rescheduleBookingCall,
  mailBookingLinkCall,
  writeReviewCall,
  ownProviderCall,
  dashboardCall,
  ownServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  archivedServicesCall,
  updateServiceCall,
  switchServiceCall,
  removeServiceCall,
  restoreServiceCall,
  ownReviewsCall,
  repliesCall,
  replyCall,
  ownSettingsCall,
  saveSettingsCall,
  listBookingsCall,
  providerBookingCall,
  changeBookingStatusCall,
  onboardingLinkCall,
  onboardingStatusCall,
  pricingPlanCall,
  changePricingPlanCall,
  customerPolicyCall,
  providerPolicyCall,
  sendContactMessageCall,
  healthCall,
  readyCall,
  openApiCall,
] as const;
