import { customerAccountCalls } from "../account";
import {
  bookingCalendarCall,
  cancelBookingCall,
  customerBookingCall,
  customerBookingsCall,
  dismissSuggestionCall,
  findBookingsCall,
  mailBookingLinkCall,
  moveAvailabilityCall,
  objectToMarkCall,
  rescheduleBookingCall,
  withdrawFromPurchaseCall,
  writeReviewCall,
} from "../customerBookings";
import { addFavouriteCall, listFavouritesCall, removeFavouriteCall, takeFavouritesCall } from "../favourites";
import { askGuestPasskeyCall, registerGuestCall, remailGuestCall } from "../guestAccount";
import { customerReceiptsCall } from "../receipts";

/** The customer and their bookings. */
export const customerCalls = [
  ...customerAccountCalls,
  customerBookingsCall,
  customerBookingCall,
  bookingCalendarCall,
  customerReceiptsCall,
  cancelBookingCall,
  withdrawFromPurchaseCall,
  moveAvailabilityCall,
  rescheduleBookingCall,
  objectToMarkCall,
  mailBookingLinkCall,
  askGuestPasskeyCall,
  registerGuestCall,
  remailGuestCall,
  findBookingsCall,
  dismissSuggestionCall,
  writeReviewCall,
  listFavouritesCall,
  takeFavouritesCall,
  addFavouriteCall,
  removeFavouriteCall,
] as const;
