import type { allCalls } from "@/lib/api/contract/all";
import type { Persona } from "./personas";
import type { Things } from "./things";

export type CallId = (typeof allCalls)[number]["id"];
export type Answers = Readonly<Record<Persona, number>>;

type Attempt = { params?: Record<string, string>; query?: string; body?: unknown };

export type CallRow = {
  /** What is asked for. A 400 or 409 to the owner means that the caller was let through and the attempt was refused. */
  attempt?: (things: Things, persona: Persona) => Attempt;
  answers: Answers;
  /** The status for a UUID that no row has; 404 where it is left out. */
  unknownId?: number;
  /** Afterwards everybody has to sign in again. */
  endsSessions?: true;
};

const everyone = (status: number): Answers => ({
  guest: status,
  customer: status,
  otherCustomer: status,
  business: status,
  member: status,
  otherBusiness: status,
  endedSession: status,
});
const signedIn = (status: number): Answers => ({ ...everyone(status), guest: 401, endedSession: 401 });
const customers = (own: number, others = own): Answers => ({
  ...everyone(401),
  customer: own,
  otherCustomer: others,
});
/** The owner's alone. */
const businesses = (own: number, others = own): Answers => ({
  ...everyone(401),
  business: own,
  member: 403,
  otherBusiness: others,
});
/** A member's, too, who is not whom the thing belongs to. */
const workers = (own: number, others = own): Answers => ({ ...businesses(own, others), member: others });

const open: CallRow = { answers: everyone(200) };
/** A call with an invalid body, for which nobody has to be signed in. */
const wrongBody: CallRow = { attempt: () => ({ body: {} }), answers: everyone(400) };

const ofProvider = (answers: Answers, query?: string): CallRow => ({
  attempt: ({ provider }) => ({ params: { id: provider }, ...(query === undefined ? {} : { query }) }),
  answers,
});
const ofService = (answers: Answers, body?: unknown): CallRow => ({
  attempt: ({ service }) => ({ params: { id: service }, body }),
  answers,
});
const ofBooking = (answers: Answers, body?: unknown): CallRow => ({
  attempt: ({ booking }) => ({ params: { id: booking }, body }),
  answers,
});
const ofStaffMember = (answers: Answers, body?: unknown): CallRow => ({
  attempt: ({ staffMember }) => ({ params: { id: staffMember }, body }),
  answers,
});

/** One day of an availability. */
function dayOf(startTime: string): string {
  const day = startTime.slice(0, 10);
  return `from=${day}&to=${day}`;
}

const range = "rangeStart=2026-11-01T00:00:00Z&rangeEnd=2026-11-08T00:00:00Z";

/** Every call of the contract, and what it answers to whom. */
export const callTable: Record<CallId, CallRow> = {
  getSession: open,
  login: wrongBody,
  logout: { answers: everyone(204), endsSessions: true },
  registerCustomer: wrongBody,
  registerProvider: wrongBody,
  verifyEmail: wrongBody,
  rejectRegistration: wrongBody,
  resendVerification: wrongBody,
  forgotPassword: wrongBody,
  resetPassword: wrongBody,
  listSessions: { answers: signedIn(200) },
  endOtherSessions: { answers: signedIn(204), endsSessions: true },
  endSession: {
    attempt: ({ spareSession }) => ({ params: { id: spareSession } }),
    answers: { ...signedIn(404), customer: 204 },
  },
  getEmailChange: { answers: signedIn(200) },
  askEmailChange: { attempt: () => ({ body: {} }), answers: everyone(400) },
  resendEmailChange: { answers: signedIn(404) },
  withdrawEmailChange: { answers: signedIn(204) },
  confirmEmailChange: wrongBody,
  undoEmailChange: wrongBody,
  listServices: open,
  getService: ofService(everyone(200)),
  getServiceAvailability: {
    attempt: ({ service, startTime }) => ({ params: { id: service }, query: dayOf(startTime) }),
    answers: everyone(200),
  },
  listProviders: open,
  getProvider: ofProvider(everyone(200)),
  listProviderReviews: ofProvider(everyone(200)),
  getOpeningHours: ofProvider(everyone(200)),
  listSpecialDays: ofProvider(everyone(200), "from=2026-12-01&to=2026-12-31"),
  listUnavailableSlots: ofProvider(everyone(200), range),
  listBusyIntervals: ofProvider(everyone(200), range),
  listCategories: open,
  listSubcategories: open,
  startCheckout: wrongBody,
  getCheckoutSession: { attempt: ({ checkout }) => ({ params: { id: checkout } }), answers: everyone(200) },
  cancelCheckout: { attempt: ({ checkout }) => ({ params: { id: checkout } }), answers: everyone(200) },
  finalizeBooking: wrongBody,
  receiveStripeEvent: wrongBody,
  getCustomer: { answers: customers(200) },
  changeCustomer: { attempt: () => ({ body: { locale: "xx" } }), answers: customers(400) },
  changePassword: { attempt: () => ({ body: {} }), answers: customers(400) },
  exportCustomer: { answers: customers(200) },
  eraseCustomer: { attempt: () => ({ body: {} }), answers: customers(400) },
  listCustomerBookings: { answers: customers(200) },
  getCustomerBooking: ofBooking(customers(200, 404)),
  getBookingCalendar: ofBooking(customers(200, 404)),
  cancelBooking: ofBooking(customers(409, 404), { expectedRefund: 0.01 }),
  getMoveAvailability: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, query: dayOf(startTime) }),
    answers: customers(200, 404),
  },
  // To the time that it has: nothing moves.
  rescheduleBooking: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, body: { startTime } }),
    answers: customers(200, 404),
  },
  // Needs no proof, and answers the same for every id.
  mailBookingLink: { ...ofBooking(everyone(202)), unknownId: 202 },
  writeReview: ofBooking(customers(409, 404), { rating: 5 }),
  getOwnProvider: { answers: businesses(200) },
  getDashboard: { answers: businesses(200) },
  listOwnServices: { answers: businesses(200) },
  createService: { attempt: () => ({ body: {} }), answers: businesses(400) },
  updateService: {
    attempt: ({ service, serviceDraft }) => ({ params: { id: service }, body: serviceDraft }),
    answers: businesses(204, 404),
  },
  createServices: { attempt: () => ({ body: {} }), answers: businesses(400) },
  // An empty order is wrong for everybody, since nobody's list is empty.
  orderServices: { attempt: () => ({ body: { service_ids: [] } }), answers: businesses(409) },
  listArchivedServices: { answers: businesses(200) },
  switchService: {
    attempt: ({ service }) => ({ params: { id: service }, body: { is_active: true } }),
    answers: businesses(204, 404),
  },
  restoreService: {
    attempt: ({ archivedService }) => ({ params: { id: archivedService } }),
    answers: businesses(200, 404),
  },
  removeService: {
    attempt: ({ service, spareService }, persona) => ({
      params: { id: persona === "business" ? spareService : service },
    }),
    answers: businesses(204, 404),
  },
  listOwnPictures: { answers: businesses(200) },
  // JSON, where the call takes a form.
  addPicture: { attempt: () => ({ body: {} }), answers: businesses(415) },
  // Not one's own, or not all of them.
  orderPictures: {
    attempt: ({ picture }) => ({ body: { picture_ids: [picture, picture] } }),
    answers: businesses(409),
  },
  describePicture: {
    attempt: ({ picture }) => ({ params: { id: picture }, body: { alt: "Salongen" } }),
    answers: businesses(204, 404),
  },
  removePicture: {
    attempt: ({ picture, sparePicture }, persona) => ({
      params: { id: persona === "business" ? sparePicture : picture },
    }),
    answers: businesses(204, 404),
  },
  listOwnReviews: { answers: businesses(200) },
  listReplies: { answers: businesses(200) },
  replyToReview: {
    attempt: ({ review }) => ({ body: { reviewId: review, replyText: "Tack och välkommen åter." } }),
    answers: businesses(200, 404),
  },
  // The row above has just given the owner a reply to read and to take back.
  getReply: { attempt: ({ review }) => ({ params: { id: review } }), answers: businesses(200, 404) },
  deleteReply: { attempt: ({ review }) => ({ params: { id: review } }), answers: businesses(204, 404) },
  reportReview: {
    attempt: ({ review }) => ({ params: { id: review }, body: { reason: "advertising" } }),
    answers: businesses(201, 404),
  },
  getOwnSettings: { answers: businesses(200) },
  saveOwnSettings: { attempt: () => ({ body: {} }), answers: businesses(400) },
  getPricingPlan: { answers: businesses(200) },
  changePricingPlan: { attempt: () => ({ body: {} }), answers: businesses(400) },
  changeOwnSettings: { attempt: () => ({ body: { openingHours: [] } }), answers: businesses(400) },
  addOrganisationNumber: { attempt: () => ({ body: {} }), answers: businesses(400) },
  findPosition: { answers: businesses(200) },
  previewOwnSettings: { attempt: () => ({ body: {} }), answers: businesses(200) },
  listOwnStaff: { answers: businesses(200) },
  addStaffMember: { attempt: () => ({ body: {} }), answers: businesses(400) },
  // None of them: the list of the business is not empty, that of the other, which works alone, is.
  orderStaff: { attempt: () => ({ body: { staff_ids: [] } }), answers: businesses(409, 204) },
  updateStaffMember: ofStaffMember(businesses(200, 404), {}),
  // The business has bookings with everybody.
  removeStaffMember: ofStaffMember(businesses(409, 404)),
  settleStaffRemoval: ofStaffMember(businesses(409, 404), { bookingDecisions: [] }),
  previewStaffRemoval: ofStaffMember(businesses(200, 404), {}),
  getOwnMoveAvailability: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, query: dayOf(startTime) }),
    answers: workers(200, 404),
  },
  // To the time that it has: nothing moves.
  moveOwnBooking: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, body: { startTime } }),
    answers: workers(200, 404),
  },
  // Nobody of the table's other people: owners who are none of the people have no absences of their own.
  listOwnAbsences: { answers: { ...workers(404), member: 200 } },
  saveOwnAbsences: { attempt: () => ({ body: {} }), answers: { ...workers(404), member: 200 } },
  acceptInvitation: wrongBody,
  listAccess: { answers: businesses(200) },
  inviteMember: { attempt: () => ({ body: {} }), answers: businesses(400) },
  changeMemberRole: {
    attempt: ({ membership }) => ({ params: { id: membership }, body: { role: "member" } }),
    answers: businesses(200, 404),
  },
  // An owner's takes the password.
  endMember: {
    attempt: ({ ownership }) => ({ params: { id: ownership } }),
    answers: businesses(400, 404),
  },
  resendInvitation: {
    attempt: ({ invitation }) => ({ params: { id: invitation } }),
    answers: businesses(200, 404),
  },
  withdrawInvitation: {
    attempt: ({ invitation }) => ({ params: { id: invitation } }),
    answers: businesses(204, 404),
  },
  listPlanInvoices: { answers: businesses(200) },
  listProviderBookings: { answers: workers(200) },
  getProviderBooking: ofBooking(workers(200, 404)),
  changeBookingStatus: ofBooking(workers(409, 404), { status: "pending" }),
  getOwnAccount: { answers: workers(200) },
  changeOwnAccount: { attempt: () => ({ body: { locale: "xx" } }), answers: workers(400) },
  changeOwnPassword: { attempt: () => ({ body: {} }), answers: workers(400) },
  getClosing: { answers: businesses(200) },
  startClosing: { attempt: () => ({ body: {} }), answers: businesses(400) },
  reopenBusiness: { answers: businesses(404) },
  exportBusiness: { answers: businesses(200) },
  exportBookings: { answers: businesses(200) },
  createOnboardingLink: { attempt: () => ({ body: {} }), answers: businesses(400) },
  getOnboardingStatus: { answers: businesses(200) },
  getCustomerPolicy: { attempt: () => policy, answers: everyone(200) },
  getProviderPolicy: { attempt: () => policy, answers: everyone(200) },
  sendContactMessage: wrongBody,
  getHealth: open,
  getReady: open,
  getStatus: open,
  getDescription: open,
};

const policy: Attempt = { params: { language: "sv", slug: "terms.json" } };
