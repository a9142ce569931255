import { type Contact, contactOf } from "@/lib/bookings/contact";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";

/** Who books: an account, or a guest by e-mail. */
export type Caller = {
  customerId: string | null;
  email: string;
  contact: Contact;
};

/**
 * Who books: the signed-in customer with the account's e-mail, else a guest.
 * @throws AppError invalid_request when a guest gives no e-mail address
 */
export function callerOf(request: CheckoutRequest, session: ActiveSession | null): Caller {
  if (session) {
    const { user } = session;
    const contact = contactOf(request, user);
    return { customerId: user.id, email: user.email, contact };
  }
  if (request.customerEmail === null) {
    throw new AppError("invalid_request", { fields: [{ path: "customerEmail", rule: "required" }] });
  }
  const { customerEmail: email } = request;
  return { customerId: null, email, contact: contactOf(request, null) };
}
