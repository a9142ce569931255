import type { Call } from "../call";
import type { Note } from "./note";
import { accountNotes } from "./notes/account";
import { authNotes } from "./notes/auth";
import { businessAccountNotes } from "./notes/businessAccount";
import { customerBookingNotes } from "./notes/customerBookings";
import { memberNotes } from "./notes/members";
import { ownAbsenceNotes } from "./notes/ownAbsences";
import { ownPlacesNotes } from "./notes/ownPlaces";
import { ownReviewNotes } from "./notes/ownReviews";
import { ownServiceNotes } from "./notes/ownServices";
import { ownSettingsNotes } from "./notes/ownSettings";
import { ownStaffNotes } from "./notes/ownStaff";
import { paymentNotes } from "./notes/payments";
import { pictureNotes } from "./notes/pictures";
import { pricingPlanNotes } from "./notes/pricingPlan";
import { providerNotes } from "./notes/provider";
import { publicNotes } from "./notes/publicData";

/** The notes of every call. */
export const allNotes: ReadonlyMap<Call, Note> = new Map([
  ...authNotes,
  ...publicNotes,
  ...paymentNotes,
  ...accountNotes,
  ...customerBookingNotes,
  ...providerNotes,
  ...ownServiceNotes,
  ...pictureNotes,
  ...ownReviewNotes,
  ...ownSettingsNotes,
  ...ownStaffNotes,
  ...ownAbsenceNotes,
  ...memberNotes,
  ...ownPlacesNotes,
  ...pricingPlanNotes,
  ...businessAccountNotes,
]);
