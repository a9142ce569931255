import type { Call } from "../call";
import type { Note } from "./note";
import { accountNotes } from "./notes/account";
import { authNotes } from "./notes/auth";
import { bookingPaymentNotes } from "./notes/bookingPayments";
import { bookkeepingNotes } from "./notes/bookkeeping";
import { ownAbsenceNotes } from "./notes/business/ownAbsences";
import { ownCalendarNotes } from "./notes/business/ownCalendar";
import { ownCalendarLinkNotes } from "./notes/business/ownCalendars";
import { ownClientNotes } from "./notes/business/ownClients";
import { ownNoticesNotes } from "./notes/business/ownNotices";
import { ownPlacesNotes } from "./notes/business/ownPlaces";
import { ownReviewNotes } from "./notes/business/ownReviews";
import { ownServiceNotes } from "./notes/business/ownServices";
import { ownSettingsNotes } from "./notes/business/ownSettings";
import { ownStaffNotes } from "./notes/business/ownStaff";
import { businessAccountNotes } from "./notes/businessAccount";
import { customerBookingNotes } from "./notes/customerBookings";
import { deskNotes } from "./notes/desk";
import { favouriteNotes } from "./notes/favourites";
import { memberNotes } from "./notes/members";
import { passkeyNotes } from "./notes/passkeys";
import { paymentNotes } from "./notes/payments";
import { pictureNotes } from "./notes/pictures";
import { pricingPlanNotes } from "./notes/pricingPlan";
import { providerNotes } from "./notes/provider";
import { publicNotes } from "./notes/publicData";
import { receiptNotes } from "./notes/receipts";

/** The notes of every call. */
export const allNotes: ReadonlyMap<Call, Note> = new Map([
  ...authNotes,
  ...passkeyNotes,
  ...publicNotes,
  ...paymentNotes,
  ...accountNotes,
  ...customerBookingNotes,
  ...favouriteNotes,
  ...providerNotes,
  ...deskNotes,
  ...bookingPaymentNotes,
  ...ownServiceNotes,
  ...pictureNotes,
  ...ownClientNotes,
  ...ownReviewNotes,
  ...ownSettingsNotes,
  ...ownStaffNotes,
  ...ownAbsenceNotes,
  ...ownCalendarNotes,
  ...ownNoticesNotes,
  ...ownCalendarLinkNotes,
  ...memberNotes,
  ...ownPlacesNotes,
  ...pricingPlanNotes,
  ...businessAccountNotes,
  ...bookkeepingNotes,
  ...receiptNotes,
]);
