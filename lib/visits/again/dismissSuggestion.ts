import "server-only";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * Dismisses the suggestion to book a visit again, until the next visit; again changes nothing.
 * @param visitId the booking that the suggestion followed
 * @throws AppError not_found for what is no visit of the customer's
 */
export async function dismissSuggestion(customerId: string, visitId: string): Promise<void> {
  const { rowCount } = await pool().query(
    `INSERT INTO rebooking_dismissals (booking_id, customer_id)
     SELECT id, customer_id FROM bookings WHERE id = $1 AND customer_id = $2
     ON CONFLICT (booking_id) DO UPDATE SET customer_id = excluded.customer_id`,
    [visitId, customerId],
  );
  if (rowCount === 0) throw new AppError("not_found");
}
