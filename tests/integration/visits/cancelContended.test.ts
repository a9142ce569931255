import { expect, it, onTestFinished, vi } from "vitest";
import { db } from "@/lib/db/client";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { linkProof, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, salon } from "../../support/builders/salon";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const cancel = (id: string) => cancelBooking(id, linkProof(id), { nowMs });

it("a cancellation waits for nobody who changes another booking of the business", async () => {
  const place = await salon();
  const [first, second] = [
    await book(place, { at: onMoveDay("09:00") }),
    await book(place, { at: onMoveDay("10:00") }),
  ];
  const countOf = () =>
    db().provider.findUniqueOrThrow({ where: { id: place.id }, select: { bookingCount: true } });
  expect(await countOf()).toEqual({ bookingCount: 2 });
  await inTransaction(async (client) => {
    await client.query(
      "UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancel_reason = 'by_customer' WHERE id = $1",
      [first],
    );
    await cancel(second);
    expect(await countOf()).toEqual({ bookingCount: 1 });
  });
  expect(await countOf()).toEqual({ bookingCount: 1 });
});

it("a cancellation waits for whoever has the booking for as long as a statement may take", async () => {
  const id = await book(await salon(), { at: onMoveDay("09:00") });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let cancelled = Promise.resolve();
  await inTransaction(async (client) => {
    await client.query("SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE", [id]);
    cancelled = cancel(id);
    await untilWaiting("the cancellation");
    await vi.advanceTimersByTimeAsync(14_000);
  });
  await cancelled;
  expect((await stateOf(id)).status).toBe("cancelled");
});
