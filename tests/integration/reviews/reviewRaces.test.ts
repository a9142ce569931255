import { describe, expect, it } from "vitest";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { db } from "@/lib/db/client";
import { toAppError } from "@/lib/http/errorResponse";
import { writeReview } from "@/lib/reviews/writeReview";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const visited = (place: Salon, customerId?: string) =>
  book(place, { at: "2026-11-19T10:00:00Z", status: "completed", ...(customerId && { customerId }) });
const review = (bookingId: string, customerId: string | null, rating = 5) => {
  const proof = { customerId, token: customerId === null ? firstToken(bookingId) : undefined };
  return writeReview(bookingId, proof, { rating, comment: null, nowMs });
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => toAppError(error).code,
  );

describe("a review in the same moment as", () => {
  it("the erasure of its account: waits for it without holding the booking it wants", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const bookingId = await visited(place, customerId);
    await inTransaction(async (erasing) => {
      await erasing.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [customerId]);
      const written = outcome(review(bookingId, customerId));
      await untilWaiting("the review to wait");
      await erasing.query("SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE", [bookingId]);
      await erasing.query("UPDATE users SET erased_at = now() WHERE id = $1", [customerId]);
      await erasing.query("COMMIT");
      expect(await written).toBe("not_signed_in");
    });
    expect(await db().review.count({ where: { bookingId } })).toBe(0);
  });

  it("the erasure, when the account's review is changed by the mail's link: waits for it, as every change of its bookings", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const bookingId = await visited(place, customerId);
    await review(bookingId, customerId);
    await inTransaction(async (erasing) => {
      await erasing.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [customerId]);
      const written = outcome(review(bookingId, null, 2));
      await untilWaiting("the review to wait");
      await erasing.query("COMMIT");
      expect(await written).toBe("done");
    });
    expect(await db().review.findFirst({ where: { bookingId } })).toMatchObject({
      rating: 2,
      userId: customerId,
    });
  });

  it("the removal of its service: waits for it without holding the service", async () => {
    const place = await salon();
    const bookingId = await visited(place);
    await inTransaction(async (removing) => {
      await removing.query("SELECT 1 FROM providers WHERE id = $1 FOR NO KEY UPDATE", [place.id]);
      const written = outcome(review(bookingId, null));
      await untilWaiting("the review to wait");
      await removing.query("SELECT 1 FROM services WHERE id = $1 FOR UPDATE", [place.serviceId]);
      await removing.query("COMMIT");
      expect(await written).toBe("done");
    });
  });

  it("something that locks the business before the booking: is run once more after the deadlock", async () => {
    const place = await salon();
    const bookingId = await visited(place);
    await inTransaction(async (other) => {
      await other.query("SELECT 1 FROM providers WHERE id = $1 FOR NO KEY UPDATE", [place.id]);
      const written = outcome(review(bookingId, null));
      await untilWaiting("the review to wait");
      // The review has waited for longer, so that it is the one that the database ends.
      await other.query("SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE", [bookingId]);
      await other.query("COMMIT");
      expect(await written).toBe("done");
    });
  });

  it("the real removal, again and again: both are done", async () => {
    for (let round = 0; round < 12; round += 1) {
      const place = await salon();
      const bookingId = await visited(place);
      const both = [review(bookingId, null), removeService(place.id, place.serviceId, nowMs)].map(outcome);
      expect(await Promise.all(both)).toEqual(["done", "done"]);
    }
  });
});
