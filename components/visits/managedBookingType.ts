import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import type { PublicPerson } from "@/lib/staff/publicStaff";

/** The id of the element that takes the focus after an action. */
export const bookingStatusId = "booking-status";

export const statusElement = () => document.getElementById(bookingStatusId);

/** A booking as its actions need it. */
export type ManagedBooking = {
  id: string;
  /** The token of the mail's link, where the page was opened by one. */
  token: string | undefined;
  isHeld: boolean;
  serviceId: string;
  service: string;
  provider: string;
  /** Date and time as the page shows them, in the business's zone. */
  date: string;
  time: string;
  timeZone: string;
  startMs: number;
  freeUntilMs: number;
  refundOre: number;
  /** What comes back only if the customer's bank, which has the payment, rules for the business. */
  afterDisputeOre: number;
  /** Whether something was paid through the product that could go back. */
  isPaid: boolean;
  /** The address that pays it, while it is held. */
  payUrl: string | null;
  canCancel: boolean;
  /** The end of the right to withdraw from the purchase; null where one cannot (any more). */
  withdrawalUntilMs: number | null;
  /** A visit that is moved to before this has to be asked for; null where that is not needed, or was done. */
  earlyStartUntilMs: number | null;
  /** What comes back for withdrawing now. */
  withdrawalOre: number;
  /** As `afterDisputeOre`. */
  withdrawalAfterDisputeOre: number;
  reference: string;
  customerName: string;
  /** Masked for whoever came by the link. */
  customerEmail: string;
  /** null when it can be moved; `none` when nobody would expect it. */
  noMove: "too_late" | "already_begun" | "not_offered" | "none" | null;
  horizonDays: number;
  /** The person who has it, where people are told apart, and the one who was asked for. */
  staffId: string | null;
  askedStaffId: string | null;
  /** The people who do the service and can be asked for. */
  people: PublicPerson[];
};

/** The parts of calls about a booking. */
export const callParts = ({ id, token }: Pick<ManagedBooking, "id" | "token">) => ({
  params: { id },
  query: token === undefined ? {} : { token },
});

export type BookingReview = NonNullable<CustomerBookingDetail["review"]>;
