import type { z } from "zod";
import { closingSchema } from "@/lib/account/closing/closingSchemas";
import { businessExportSchema } from "@/lib/account/export/exportBusinessSchemas";
import { exportSchema } from "@/lib/account/schemas";
import {
  busyIntervalSchema,
  publicHoursSchema,
  publicUnavailableTimeSchema,
} from "@/lib/availability/publicSchemas";
import { availabilityResponseSchema } from "@/lib/availability/schemas";
import { planInvoiceSchema } from "@/lib/billing/schemas";
import {
  providerBookingDetailSchema,
  providerBookingSchema,
} from "@/lib/bookings/business/bookingProjection";
import {
  customerBookingDetailSchema,
  customerBookingSchema,
} from "@/lib/bookings/customer/customerBookingProjection";
import { bookingStatusSchema, deliveryModeSchema } from "@/lib/bookings/schemas";
import {
  dashboardSchema,
  onboardingStatusSchema,
  ownProviderSchema,
  ownSettingsSchema,
  savedSettingsSchema,
} from "@/lib/business/schemas";
import { syncedCalendarSchema } from "@/lib/calendarSync/schemas";
import { ownServiceSchema } from "@/lib/catalogue/ownServiceProjection";
import { categorySchema, subcategorySchema } from "@/lib/catalogue/schemas";
import { serviceSchema } from "@/lib/catalogue/serviceProjection";
import { finalizedSchema, sessionResultSchema, startedCheckoutSchema } from "@/lib/checkout/schemas";
import { clientImportSchema } from "@/lib/clients/import/importSchemas";
import { clientCardSchema, clientContactSchema, listedClientSchema } from "@/lib/clients/schemas";
import { passkeySchema } from "@/lib/identity/passkeys/schemas";
import {
  accountSchema,
  emailChangeSchema,
  listedSessionSchema,
  ownAccountSchema,
  personSchema,
  sessionStateSchema,
} from "@/lib/identity/schemas";
import { ownPictureSchema } from "@/lib/pictures/schemas";
import { accessSchema } from "@/lib/providers/members/schemas";
import { locationSchema, providerSchema } from "@/lib/providers/schemas";
import { replySchema } from "@/lib/reviews/replySchemas";
import { reportSchema } from "@/lib/reviews/reportSchemas";
import { fullProviderSchema, ownReviewSchema, reviewSchema } from "@/lib/reviews/schemas";
import { publicPersonSchema, publicServiceSchema } from "@/lib/staff/publicSchemas";
import { staffMemberSchema } from "@/lib/staff/staffDraft";
import { policySchema } from "../contract/policies";

type Model = { schema: z.ZodType; description: string };

/** Sessions and accounts, of both portals. */
const signInModels = {
  Account: { schema: accountSchema, description: "An account as its owner sees it." },
  SessionState: { schema: sessionStateSchema, description: "Who is signed in; both parts null: nobody." },
  ListedSession: { schema: listedSessionSchema, description: "One of the account's sessions." },
  Passkey: { schema: passkeySchema, description: "One of the account's passkeys." },
  EmailChange: { schema: emailChangeSchema, description: "The address that waits to become the account's." },
} satisfies Record<string, Model>;

/** What everybody may look at, and paying for a time of it. */
const directoryModels = {
  Category: { schema: categorySchema, description: "One of the five categories." },
  Subcategory: { schema: subcategorySchema, description: "A subcategory with its category." },
  Service: { schema: serviceSchema, description: "A service that can be booked." },
  ServiceWithProvider: {
    schema: publicServiceSchema,
    description: "A service with the business that offers it.",
  },
  Provider: { schema: providerSchema, description: "A business as everybody sees it, without its lists." },
  ProviderWithLists: {
    schema: fullProviderSchema,
    description:
      "A business with its places, services, busy intervals of the next 14 days and ten newest reviews.",
  },
  Person: { schema: publicPersonSchema, description: "Somebody who works there and can be asked for." },
  Location: { schema: locationSchema, description: "A place of a business." },
  OpeningHours: { schema: publicHoursSchema, description: "One day of the week." },
  UnavailableTime: {
    schema: publicUnavailableTimeSchema,
    description: "A time at which the business is away.",
  },
  BusyInterval: {
    schema: busyIntervalSchema,
    description: "A booked time, without a word of who, what or how much.",
  },
  Review: { schema: reviewSchema, description: "A review of a completed booking." },
  Availability: { schema: availabilityResponseSchema, description: "The slots of a service, day by day." },
  StartedCheckout: { schema: startedCheckoutSchema, description: "A held slot and the page that pays it." },
  CheckoutSession: { schema: sessionResultSchema, description: "What came of a checkout." },
  BookingState: { schema: finalizedSchema, description: "A booking and its status." },
} satisfies Record<string, Model>;

/** The customer and their bookings. */
const customerModels = {
  Customer: { schema: personSchema, description: "The person behind a customer account." },
  CustomerExport: { schema: exportSchema, description: "Everything that is kept of a customer." },
  BookingStatus: {
    schema: bookingStatusSchema,
    description:
      "`pending`: held, payment on its way. `confirmed`: paid, or booked by the business. `completed`: the visit is over. `cancelled`.",
  },
  DeliveryMode: { schema: deliveryModeSchema, description: "At the business's place, or remotely." },
  CustomerBooking: {
    schema: customerBookingSchema,
    description: "A booking as its customer sees it, with what they can do with it now.",
  },
  CustomerBookingDetail: {
    schema: customerBookingDetailSchema,
    description: "A booking with the way there and its history, for its customer.",
  },
} satisfies Record<string, Model>;

/** What a business is and offers. */
const offerModels = {
  OwnProvider: { schema: ownProviderSchema, description: "The business as its owner sees it." },
  Dashboard: { schema: dashboardSchema, description: "What the business's first page shows." },
  OwnService: { schema: ownServiceSchema, description: "A service as its business sees it." },
  OwnPicture: { schema: ownPictureSchema, description: "A picture as its business sees it." },
} satisfies Record<string, Model>;

/** Whom a business serves, and what they say of it. */
const clientModels = {
  ListedClient: { schema: listedClientSchema, description: "A client in the list of the business." },
  ClientCard: {
    schema: clientCardSchema,
    description: "A client as the business knows them, with visits and private notes.",
  },
  ClientContact: { schema: clientContactSchema, description: "Who a client is." },
  ClientImport: { schema: clientImportSchema, description: "A file of clients that was taken over." },
  OwnReview: { schema: ownReviewSchema, description: "A review as its business sees it." },
  ReviewReply: { schema: replySchema, description: "What the business answered to a review." },
  ReviewReport: { schema: reportSchema, description: "A review that the operator was asked to look at." },
} satisfies Record<string, Model>;

/** The hours, people and sign-ins of a business. */
const settingsModels = {
  OwnSettings: { schema: ownSettingsSchema, description: "What a business sets itself." },
  SavedSettings: {
    schema: savedSettingsSchema,
    description: "What a business has set, and the bookings that its new unavailable times run into.",
  },
  StaffMember: { schema: staffMemberSchema, description: "One of the people of a business." },
  Access: {
    schema: accessSchema,
    description: "One of a business's people, or an owner, and their sign-in.",
  },
} satisfies Record<string, Model>;

/** The day of a business. */
const dayModels = {
  ProviderBooking: { schema: providerBookingSchema, description: "A booking as its business sees it." },
  ProviderBookingDetail: {
    schema: providerBookingDetailSchema,
    description: "A booking with its history and what can be done with it.",
  },
  SyncedCalendar: {
    schema: syncedCalendarSchema,
    description: "A calendar of a business or of one of its people, and the link that others read it by.",
  },
} satisfies Record<string, Model>;

/** The payouts, plan and account of a business. */
const businessAccountModels = {
  OnboardingStatus: {
    schema: onboardingStatusSchema,
    description: "How far the payment provider is with a business.",
  },
  PlanInvoice: { schema: planInvoiceSchema, description: "An invoice for the monthly plan." },
  OwnAccount: { schema: ownAccountSchema, description: "The account that is signed in for a business." },
  Closing: {
    schema: closingSchema,
    description: "How far a business is with closing, and its visits to come.",
  },
  BusinessExport: { schema: businessExportSchema, description: "Everything that a business has." },
} satisfies Record<string, Model>;

/**
 * What answers have in common, by the name under which the description and generated clients know it; divided as the calls
 * are (`../contract/lists`).
 */
export const models: Record<string, Model> = {
  ...signInModels,
  ...directoryModels,
  ...customerModels,
  ...offerModels,
  ...clientModels,
  ...settingsModels,
  ...dayModels,
  ...businessAccountModels,
  PolicyDocument: { schema: policySchema, description: "A policy in one language." },
};
