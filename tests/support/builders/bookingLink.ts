import { manageToken } from "@/lib/bookings/links";

/** The token of a booking's mails, as long as nobody has made a new link. */
export const firstToken = (bookingId: string): string => manageToken({ id: bookingId, linkVersion: 0 });
