import { describe, expect, it } from "vitest";
import { enabledAccount, haircut } from "@/dev/stripe/testing";
import { changeCustomer } from "@/lib/account/changeCustomer";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db, disconnect, pool } from "@/lib/db/client";
import { inTransaction as repeatable } from "@/lib/db/transaction";
import { toAppError } from "@/lib/http/errorResponse";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { book, type Salon, salon } from "../../support/builders/salon";
import { someone } from "../../support/calls/accounts";
import { customer, giveBooking, type SignedInCustomer } from "../../support/calls/customer";
import { password } from "../../support/password";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

const erase = (who: SignedInCustomer) =>
  eraseCustomer(who.active, { password }, { client: someone(), now: new Date() });

/** How many the database has ended since the statistics began; a connection hands in its own when it ends. */
async function deadlocks(): Promise<number> {
  await disconnect();
  const { rows } = await pool().query<{ deadlocks: number }>(
    "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
}

type Change = (
  place: Salon,
  who: SignedInCustomer,
) => Promise<{ bookingId: string; run: () => Promise<unknown> }>;

const proofOf = (who: SignedInCustomer) => ({ token: undefined, customerId: who.id });

const changes: Record<string, Change> = {
  "a cancellation": async (place, who) => {
    const bookingId = await book(place, { at: timeOn(workdayAhead(20), 10) });
    await giveBooking(bookingId, who);
    return { bookingId, run: () => cancelBooking(bookingId, proofOf(who), { nowMs: Date.now() }) };
  },
  "a move": async (place, who) => {
    const bookingId = await book(place, { at: timeOn(workdayAhead(20), 10) });
    await giveBooking(bookingId, who);
    const startMs = Date.parse(timeOn(workdayAhead(24), 10));
    return {
      bookingId,
      run: () => rescheduleBooking(bookingId, proofOf(who), { startMs, nowMs: Date.now() }),
    };
  },
  "a payment that is written": async (place, who) => {
    const account = await enabledAccount(standIn);
    await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
    const at = timeOn(workdayAhead(20), 10);
    const bookingId = await book(place, { at, status: "pending", payment: null });
    await giveBooking(bookingId, who);
    const session = await standIn.stripe.checkout.sessions.create(
      haircut({ metadata: { booking_id: bookingId } }),
      { stripeAccount: account },
    );
    await standIn.control(`checkout/sessions/${session.id}/pay`);
    return { bookingId, run: () => fulfilSession({ sessionId: session.id, stripeAccountId: account }) };
  },
};

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "done" : toAppError(result.reason).code;

describe("erasing an account while a booking of it changes", () => {
  it.each(Object.entries(changes))(
    "%s that waits for the booking is done, and the erasure waits for it, without a deadlock in any of four pairs",
    async (_what, prepare) => {
      const place = await salon();
      const before = await deadlocks();
      for (let pair = 0; pair < 4; pair += 1) {
        const who = await customer();
        const { bookingId, run } = await prepare(place, who);
        let results: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
        await inTransaction(async (other) => {
          await other.query("SELECT FROM bookings WHERE id = $1 FOR UPDATE", [bookingId]);
          const changing = run();
          await untilWaiting("the change to wait for the booking");
          results = Promise.allSettled([changing, erase(who)]);
          await untilWaiting("the erasure to wait", 2);
        });
        const codes = (await results).map(codeOf);
        expect(codes[0]).toBe("done");
        expect(["done", "bookings_upcoming"]).toContain(codes[1]);
        // The next pair uses the same time.
        const over = { status: "cancelled", cancelledAt: new Date(), cancelReason: "by_customer" } as const;
        await db().booking.updateMany({ where: { id: bookingId }, data: over });
      }
      expect((await deadlocks()) - before).toBe(0);
    },
    60_000,
  );
});

describe("a language that an account chooses", () => {
  it("is written to its bookings in the order of their ids", async () => {
    const place = await salon();
    const { id } = await customer();
    const ids: string[] = [];
    for (const hour of [9, 10, 11, 12, 13])
      ids.push(await book(place, { at: timeOn(workdayAhead(20), hour), customerId: id }));
    const [first, ...others] = ids.sort();
    // The last to be written, so that a scan of the table comes to it last.
    await db().booking.update({ where: { id: first ?? "" }, data: { updatedAt: new Date() } });
    await inTransaction(async (other) => {
      await other.query("SELECT FROM bookings WHERE id = $1 FOR UPDATE", [first]);
      const changing = changeCustomer(id, { locale: "en" });
      await untilWaiting("the change to wait for the first booking");
      await other.query("SELECT FROM bookings WHERE id = ANY ($1::uuid[]) FOR UPDATE NOWAIT", [others]);
      await other.query("COMMIT");
      await changing;
    });
    expect(await db().booking.count({ where: { customerId: id, locale: "en" } })).toBe(5);
  });
});

describe("a transaction that the database ended by a deadlock", () => {
  it("is run once more, and what fails a second time is thrown", async () => {
    const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
    let tries = 0;
    const failing = (times: number) => async () => {
      tries += 1;
      if (tries <= times) throw deadlock;
      return tries;
    };
    expect(await repeatable(failing(1))).toBe(2);
    tries = 0;
    await expect(repeatable(failing(2))).rejects.toBe(deadlock);
    expect(tries).toBe(2);
  });
});
