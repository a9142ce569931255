import { bookingPaymentCalls } from "../business/bookingPayments";
import { deskCalls } from "../business/desk";
import { ownCalendarCalls } from "../business/ownCalendar";
import { ownCalendarLinkCalls } from "../business/ownCalendars";
import { ownNoticeCalls } from "../business/ownNotices";
import {
  changeBookingStatusCall,
  listBookingsCall,
  moveOwnBookingCall,
  ownMoveAvailabilityCall,
  providerBookingCall,
} from "../business/providerArea";
import { ownReceiptsCall } from "../receipts";

/** The day of a business: its bookings, how they are paid, its calendar and notices. */
export const dayCalls = [
  listBookingsCall,
  providerBookingCall,
  changeBookingStatusCall,
  ownMoveAvailabilityCall,
  moveOwnBookingCall,
  ...deskCalls,
  ...bookingPaymentCalls,
  ownReceiptsCall,
  ...ownCalendarCalls,
  ...ownNoticeCalls,
  ...ownCalendarLinkCalls,
] as const;
