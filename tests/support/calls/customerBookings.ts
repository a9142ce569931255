import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import { sql } from "../run/sql";
import { type Answer, call, type Failure } from "./http";

/* The calls of `/customers/me/bookings` as tests make them. */

type Body = CustomerBookingDetail & Failure;

export const bookingsPath = "/customers/me/bookings";

export const statusAndCode = ({ status, body }: Answer<{ code: string }>) => [status, body.code];

export const post = (address: string, body?: object, headers = {}) =>
  call<Body>(address, { method: "POST", headers, ...(body ? { body } : {}) });

/** An address of one booking with the proof of its mails. */
export const byLink = (id: string, token: string, action = "") =>
  `${bookingsPath}/${id}${action}?token=${token}`;

/** What is written of a booking; a refused call leaves it as it is. */
export const written = (id: string) =>
  sql(
    `SELECT b.*, (SELECT count(*) FROM booking_events e WHERE e.booking_id = b.id) AS events,
       (SELECT count(*) FROM outbox_mails m WHERE m.booking_id = b.id) AS mails,
       (SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = b.id) AS refunds
     FROM bookings b WHERE b.id = $1`,
    [id],
  );

/** As when the last moment of free cancellation has passed. */
export const afterFreeCancellation = (id: string) =>
  sql("UPDATE bookings SET free_cancellation_until = now() - interval '1 minute' WHERE id = $1", [id]);

/** As when the time to pay is over. */
export const holdRanOut = (id: string) =>
  sql("UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE id = $1", [id]);

/** Where the mails of a business go. */
export async function ownerEmail(business: string): Promise<string> {
  const [row] = await sql<{ email: string }>("SELECT email FROM providers WHERE company_name = $1", [
    business,
  ]);
  return row?.email ?? "";
}
