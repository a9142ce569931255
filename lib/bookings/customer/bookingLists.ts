import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { customerPaths } from "@/lib/paths";
import { staffNameOf } from "../staffName";
import type { BookingStatus } from "../status";
import { type CustomerBookingRow, listCustomerBookings } from "./customerBookings";
import { customerActions } from "./customerRules";

/** A booking as its customer's lists show it. */
export type ListedBooking = {
  id: string;
  serviceName: string;
  providerName: string;
  /** Who does it; null where nobody is told apart. */
  staffName: string | null;
  startMs: number;
  endMs: number;
  timeZone: string;
  status: BookingStatus;
  totalOre: number;
};

export type PastBooking = ListedBooking & {
  /** A review is what is left to do. */
  isToReview: boolean;
};

export type PastPage = {
  bookings: PastBooking[];
  /** Where the list goes on; null at its end. */
  moreHref: string | null;
  /** Not the page with the newest ones. */
  isLater: boolean;
};

const pageLength = 20;
/** More than anybody has ahead. */
const upcomingShown = 50;

/**
 * A customer's bookings that are held or to come and not over, soonest first.
 * @param customerId of the session, never of a request
 */
export async function comingBookings(customerId: string, nowMs: number): Promise<ListedBooking[]> {
  const question = { when: ["upcoming"], limit: upcomingShown, nowMs } as const;
  return (await listCustomerBookings(customerId, question)).items.map(listed);
}

/**
 * A page of a customer's bookings that are over or cancelled, newest first.
 * @param customerId of the session, never of a request
 * @param cursor from the address; one that is none of this list's leads to the first page
 */
export async function pastBookings(
  customerId: string,
  { cursor, nowMs }: { cursor: string | undefined; nowMs: number },
): Promise<PastPage> {
  const question = { when: ["past"], limit: pageLength, nowMs } as const;
  const { items, nextCursor } = await listCustomerBookings(customerId, { ...question, cursor }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "invalid_request" || cursor === undefined)
        throw error;
      return listCustomerBookings(customerId, question);
    },
  );
  return {
    bookings: items.map((row) => ({
      ...listed(row),
      isToReview: row.review === null && customerActions(row, nowMs).review,
    })),
    moreHref:
      nextCursor === null
        ? null
        : `${customerPaths.bookings()}?${new URLSearchParams({ cursor: nextCursor })}`,
    isLater: cursor !== undefined,
  };
}

function listed(row: CustomerBookingRow): ListedBooking {
  const { id, serviceName, timeZone, status, totalOre } = row;
  return {
    id,
    serviceName,
    providerName: row.provider.companyName,
    staffName: staffNameOf(row.staffMember),
    startMs: row.startsAt.getTime(),
    endMs: row.endsAt.getTime(),
    timeZone,
    status,
    totalOre,
  };
}
