import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import type { PublicPerson } from "@/lib/staff/publicStaff";

/** Where the focus goes when something has come of what was pressed. */
export const bookingStatusId = "booking-status";

export const statusElement = () => document.getElementById(bookingStatusId);

/** A booking as its actions need it. */
export type ManagedBooking = {
  id: string;
  /** The proof of the mail's link, where one came by it. */
  token: string | undefined;
  isHeld: boolean;
  serviceId: string;
  service: string;
  provider: string;
  /** As the page writes them, on the business's clock. */
  date: string;
  time: string;
  timeZone: string;
  startMs: number;
  freeUntilMs: number;
  refundOre: number;
  /** The page that pays it, while it is held. */
  payUrl: string | null;
  canCancel: boolean;
  /** Null when it can be moved; `none` when nobody would expect it. */
  noMove: "too_late" | "already_begun" | "not_offered" | "none" | null;
  horizonDays: number;
  /** Who has it, where somebody is told apart; and who was asked for. */
  staffId: string | null;
  askedStaffId: string | null;
  /** Who does the service and can be asked for. */
  people: PublicPerson[];
};

/** What the calls of one booking are made with. */
export const callParts = ({ id, token }: Pick<ManagedBooking, "id" | "token">) => ({
  params: { id },
  query: token === undefined ? {} : { token },
});

export type BookingReview = NonNullable<CustomerBookingDetail["review"]>;
