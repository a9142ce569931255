import "server-only";
import { type Proof, proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";

type Sent<B> = {
  params: { id: string };
  query: { token?: string | undefined };
  body: B;
  session: ActiveSession | null;
};

/** The handler of a call that changes one booking, with what its caller proves: it answers with the booking as it then is. */
export function changingBooking<B>(
  change: (bookingId: string, proof: Proof, body: B, nowMs: number) => Promise<unknown>,
) {
  return async ({ params, query, body, session }: Sent<B>) => {
    const proof = proofOf(query, session);
    const nowMs = Date.now();
    await change(params.id, proof, body, nowMs);
    return customerDetail(params.id, proof, nowMs);
  };
}
