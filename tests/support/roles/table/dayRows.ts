import type { dayCalls } from "@/lib/api/contract/lists/dayCalls";
import { demoAccounts } from "@/prisma/seed/accounts";
import { businesses, type CallRow, dayOf, ofBooking, ofCalendar, workers } from "./callRow";

/** What each of these calls answers to whom. */
export const dayRows: Record<(typeof dayCalls)[number]["id"], CallRow> = {
  listProviderBookings: { answers: workers(200) },
  getProviderBooking: ofBooking(workers(200, 404)),
  changeBookingStatus: ofBooking(workers(409, 404), { status: "pending" }),
  getOwnMoveAvailability: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, query: dayOf(startTime) }),
    answers: workers(200, 404),
  },
  // To the time that it has: nothing moves.
  moveOwnBooking: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, body: { startTime } }),
    answers: workers(200, 404),
  },
  bookByBusiness: { attempt: () => ({ body: {} }), answers: workers(400) },
  previewBooking: { attempt: () => ({ body: {} }), answers: workers(400) },
  // The booking is of no series.
  listFollowing: ofBooking(businesses(404)),
  cancelFollowing: ofBooking(businesses(404)),
  suggestClients: { attempt: () => ({ query: "q=x" }), answers: workers(200) },
  // Of a booking that was made and paid online, there is no link, and nothing to be paid on the spot.
  getPaymentLink: ofBooking(businesses(404)),
  createPaymentLink: ofBooking(businesses(409, 404)),
  mailPaymentLink: ofBooking(businesses(404)),
  revokePaymentLink: ofBooking(businesses(200, 404)),
  listOnSitePayments: ofBooking(businesses(200, 404)),
  recordOnSitePayment: ofBooking(businesses(409, 404), { amount: 1, method: "cash" }),
  undoOnSitePayment: {
    attempt: ({ booking }) => ({ params: { id: booking, payment: "1" } }),
    answers: businesses(404),
  },
  changeBookingPrice: ofBooking(businesses(409, 404), { amount: 1 }),
  refundBooking: ofBooking(businesses(409, 404), { amount: 1, reason: "x", refundedBefore: 0 }),
  listOwnReceipts: ofBooking(businesses(200, 404)),
  getCalendar: {
    attempt: ({ startTime }) => ({ query: dayOf(startTime) }),
    answers: workers(200),
  },
  getCalendarChanges: { attempt: () => ({ query: "cursor=x" }), answers: workers(200) },
  // As it was read long ago: nothing changes.
  scheduleBooking: ofBooking(workers(412, 404), { sequence: 999_999 }),
  markVisit: ofBooking(workers(200, 404), { mark: null }),
  addBlock: { attempt: () => ({ body: {} }), answers: workers(400) },
  // No blocked time has the id of a booking.
  changeBlock: ofBooking(workers(404), {}),
  removeBlock: ofBooking(workers(404)),
  undoChange: { attempt: ({ booking }) => ({ params: { token: booking } }), answers: workers(404) },
  listNotices: { answers: workers(200) },
  readNotices: { attempt: ({ provider }) => ({ body: { ids: [provider] } }), answers: workers(204) },
  getNoticeSettings: { answers: workers(200) },
  changeNoticeSettings: { attempt: () => ({ body: {} }), answers: workers(400) },
  listOwnCalendars: { answers: workers(200) },
  // Of a colleague: not a member's.
  makeCalendarFeed: ofCalendar(businesses(201, 404), {
    includes_absences: true,
    password: demoAccounts[0]?.password,
  }),
  changeCalendarFeed: ofCalendar(businesses(200, 404), { includes_absences: true }),
  endCalendarFeed: ofCalendar(businesses(204, 404)),
  // A port that is never asked.
  setCalendarSource: ofCalendar(businesses(400, 404), { url: "https://kalender.example:8443/" }),
  removeCalendarSource: ofCalendar(businesses(204, 404)),
  keepOverlap: ofBooking(businesses(204, 404)),
};
