import { randomUUID } from "node:crypto";
import { password } from "../../support/password";
import { freeStart } from "../slots";
import { ServerCaller } from "./caller";
import type { Customer, StartedHold } from "./customer";

/**
 * Somebody registers, books, and deletes the account while the booking is paid or cancelled: first refused, since it is to
 * come, then done.
 */
export async function eraseWhileBooking({ round, random }: Customer): Promise<void> {
  const { id, email } = await newAccount(round);
  const caller = new ServerCaller(round, random);
  if (!(await caller.signIn(email, "customer"))) return;
  const business = random.pick(round.world.open);
  const service = random.pick(business.services);
  const startTime = await freeStart(caller, service, random);
  if (startTime === undefined) return;
  const held = await caller.send<StartedHold>("hold", "/payments/checkout-sessions", {
    body: {
      ...{ providerId: business.id, serviceId: service.id, startTime, deliveryMode: "physical" },
      ...{ customerEmail: email, customerName: "Ester Eld" },
    },
  });
  if (held?.status !== 201) return;
  const { bookingId, sessionId } = held.body;
  const erase = () =>
    caller.send("delete an account", "/customers/me", { method: "DELETE", body: { password } });
  const cancel = async () => {
    const path = `/customers/me/bookings/${bookingId}/cancel`;
    const answer = await caller.send("cancel beside a deletion", path, { method: "POST" });
    if (answer?.status === 200) round.promises.add({ what: "cancelled", bookingId });
  };
  const pay = async () => {
    round.operations.add("pay");
    await round.standIn.pay(sessionId);
    await caller.send("finalize beside a deletion", "/payments/bookings/finalize", {
      body: { sessionId, connectedAccountId: business.stripeAccount },
    });
  };
  const steps = random.chance(0.7) ? [pay, cancel] : [cancel];
  for (const step of steps) await Promise.all([step(), erase()]);
  await erase();
  round.erased.push(id);
}

/** The address of an account that is deleted, by its id. */
export const emailOfErased = (id: string): string => `glomd-${id}@exempel.se`;

/** An account whose address is confirmed, as the world's own. */
async function newAccount({ fleet, world }: Customer["round"]): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = emailOfErased(id);
  await fleet.database.rows(
    `INSERT INTO users (id, email, role, full_name, password_hash, email_verified_at)
     VALUES ($1, $2, 'customer', 'Ester Eld', $3, now())`,
    [id, email, world.passwordHash],
  );
  return { id, email };
}
