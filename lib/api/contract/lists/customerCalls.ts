import {
  changeCustomerCall,
  changePasswordCall,
  eraseCustomerCall,
  exportCustomerCall,
  getCustomerCall,
} from "../account";
import {
  bookingCalendarCall,
  cancelBookingCall,
  customerBookingCall,
  customerBookingsCall,
  mailBookingLinkCall,
  moveAvailabilityCall,
  objectToMarkCall,
  rescheduleBookingCall,
  writeReviewCall,
} from "../customerBookings";
import { customerReceiptsCall } from "../receipts";

/** The customer and their bookings. */
export const customerCalls = [
  getCustomerCall,
  changeCustomerCall,
  changePasswordCall,
  exportCustomerCall,
  eraseCustomerCall,
  customerBookingsCall,
  customerBookingCall,
  bookingCalendarCall,
  customerReceiptsCall,
  cancelBookingCall,
  moveAvailabilityCall,
  rescheduleBookingCall,
  objectToMarkCall,
  mailBookingLinkCall,
  writeReviewCall,
] as const;
