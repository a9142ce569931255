import type { customerCalls } from "@/lib/api/contract/lists/customerCalls";
import { type CallRow, customers, dayOf, everyone, ofBooking } from "./callRow";

const nobody = "00000000-0000-4000-8000-000000000000";

/** What each of these calls answers to whom. */
export const customerRows: Record<(typeof customerCalls)[number]["id"], CallRow> = {
  getCustomer: { answers: customers(200) },
  changeCustomer: { attempt: () => ({ body: { locale: "xx" } }), answers: customers(400) },
  changePassword: { attempt: () => ({ body: {} }), answers: customers(400) },
  exportCustomer: { answers: customers(200) },
  eraseCustomer: { attempt: () => ({ body: {} }), answers: customers(400) },
  listCustomerBookings: { answers: customers(200) },
  getCustomerBooking: ofBooking(customers(200, 404)),
  getBookingCalendar: ofBooking(customers(200, 404)),
  listCustomerReceipts: ofBooking(customers(200, 404)),
  cancelBooking: ofBooking(customers(409, 404), { expectedRefund: 0.01 }),
  withdrawFromPurchase: ofBooking(customers(409, 404), { expectedRefund: 0.01 }),
  getMoveAvailability: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, query: dayOf(startTime) }),
    answers: customers(200, 404),
  },
  // To the time that it has: nothing moves.
  rescheduleBooking: {
    attempt: ({ booking, startTime }) => ({ params: { id: booking }, body: { startTime } }),
    answers: customers(200, 404),
  },
  // Nobody marked the visit.
  objectToMark: ofBooking(customers(409, 404), {}),
  // Needs no proof, and answers the same for every id.
  // A customer's own booking is no guest's.
  askGuestPasskey: ofBooking(customers(404), {}),
  registerGuest: ofBooking(customers(404), {}),
  remailGuest: ofBooking(customers(404)),
  mailBookingLink: { ...ofBooking(everyone(202)), unknownId: 202 },
  findBookings: { attempt: () => ({ body: {} }), answers: everyone(400) },
  dismissSuggestion: ofBooking(customers(204, 404)),
  listFavourites: { answers: customers(200) },
  takeFavourites: { attempt: () => ({ body: {} }), answers: customers(400) },
  // Of no business.
  addFavourite: { attempt: () => ({ params: { id: nobody } }), answers: customers(404) },
  removeFavourite: { attempt: () => ({ params: { id: nobody } }), answers: customers(204), unknownId: 204 },
  writeReview: ofBooking(customers(409, 404), { rating: 5 }),
};
