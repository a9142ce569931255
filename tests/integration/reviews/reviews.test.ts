import { describe, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { pseudonymOf } from "@/lib/identity/pseudonym";
import { writeReview } from "@/lib/reviews/writeReview";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const dayMs = 86_400_000;
const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });
const review = (bookingId: string, rating: number, more: { comment?: string | null; nowMs?: number } = {}) =>
  writeReview(bookingId, byLink(bookingId), { rating, comment: null, nowMs, ...more });
const visited = (place: Salon, hour: number, more = {}) =>
  book(place, { at: `2026-11-19T${String(hour).padStart(2, "0")}:00:00Z`, status: "completed", ...more });

/** A visit at nine that the business booked the day before, and that was paid by its link. */
async function paidByLink(place: Salon) {
  const id = await visited(place, 9, { source: "desk", paymentWay: "link", payment: "paid" });
  const paidAt = new Date("2026-11-18T13:00:00Z");
  await db().booking.update({ where: { id }, data: { createdAt: new Date("2026-11-18T12:00:00Z") } });
  await db().paymentLink.create({
    data: { providerId: place.id, bookingId: id, amountOre: 42_000, paidAt },
  });
  return id;
}

const insert = ({ id: providerId, serviceId }: Salon, bookingId: string) =>
  db().review.create({ data: { providerId, bookingId, serviceId, rating: 5 } });

/** The numbers that triggers keep, where they are read: the business, and both search tables. */
async function storedRatings(place: Salon) {
  const { rows } = await pool().query(
    `SELECT p.rating_sum AS sum, p.review_count AS count, ps.rating AS "providerRating",
       ps.review_count AS "providerCount", ss.rating AS "serviceRating", ss.review_count AS "serviceCount"
     FROM providers p JOIN provider_search ps ON ps.provider_id = p.id JOIN service_search ss ON ss.provider_id = p.id
     WHERE p.id = $1`,
    [place.id],
  );
  return rows[0];
}

const averageOf = (ratings: number[]) => ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
const expected = (ratings: number[]) => ({
  sum: ratings.reduce((sum, rating) => sum + rating, 0),
  count: ratings.length,
  providerRating: averageOf(ratings),
  providerCount: ratings.length,
  serviceRating: averageOf(ratings),
  serviceCount: ratings.length,
});

describe("writeReview", () => {
  it("writes one and moves the averages with it, everywhere they are read", async () => {
    const place = await salon();
    const [first, second] = [await visited(place, 9), await visited(place, 10)];
    await review(first, 5);
    await review(second, 2);
    expect(await storedRatings(place)).toEqual(expected([5, 2]));
  });

  it("refuses whoever signs in for the business, by account or by mailbox", async () => {
    const place = await salon();
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    const tagged = await visited(place, 9, { email: email.replace("@", "+kund@") });
    await expect(review(tagged, 5)).rejects.toMatchObject({ code: "own_business" });
    const own = await visited(place, 10, { customerId: place.ownerId });
    await expect(review(own, 5)).rejects.toMatchObject({ code: "own_business" });
  });

  it("refuses whoever has a telephone number or an address of the business or of one of its people (REV-17)", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    await db().user.update({ where: { id: place.ownerId }, data: { phone: "070-174 06 30" } });
    await db().user.update({ where: { id: customerId }, data: { phone: "+46 8 123 456 78" } });
    const reached = { phone: "08-123 456 78", contactEmail: "hej@salongen.example" };
    await db().provider.update({
      where: { id: place.id },
      data: {
        ...reached,
        locations: {
          create: { address: "Storgatan 1", city: "Lund", phone: "046-12 34 56", isPrimary: true },
        },
      },
    });
    const visits = [
      await visited(place, 9, { phone: "+46701740630" }),
      await visited(place, 10, { phone: "0046 46 12 34 56" }),
      await visited(place, 11, { email: "hej+kund@salongen.example" }),
      await visited(place, 14, { customerId }),
    ];
    for (const id of visits) await expect(review(id, 5)).rejects.toMatchObject({ code: "own_business" });
    await review(await visited(place, 15, { phone: "070-174 06 31" }), 5);
    expect(await storedRatings(place)).toMatchObject({ count: 1 });
  });

  it("changes it in place: the averages follow, the count stays", async () => {
    const place = await salon();
    const id = await visited(place, 9);
    const before = await review(id, 5, { comment: "Toppen" });
    const after = await review(id, 3, { nowMs: nowMs + 29 * dayMs });
    expect(after).toMatchObject({
      id: before.id,
      rating: 3,
      comment: null,
      createdAtIso: before.createdAtIso,
    });
    expect(await storedRatings(place)).toEqual(expected([3]));
    await review(id, 3, { comment: "Samma betyg", nowMs: nowMs + 29 * dayMs });
    expect(await storedRatings(place)).toEqual(expected([3]));
  });

  it("cannot be changed from thirty days after it was written on", async () => {
    const place = await salon();
    const id = await visited(place, 9);
    await review(id, 5);
    const late = review(id, 1, { nowMs: nowMs + 30 * dayMs });
    await expect(late).rejects.toMatchObject({ code: "review_closed" });
    expect(await storedRatings(place)).toEqual(expected([5]));
  });

  it.each(["pending", "confirmed", "cancelled"] as const)("refuses what is %s", async (status) => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-19T10:00:00Z", status });
    await expect(review(id, 5)).rejects.toMatchObject({ code: "not_completed" });
    expect(await db().review.count({ where: { bookingId: id } })).toBe(0);
  });

  it("refuses a visit whose payment went back, at the database too", async () => {
    const place = await salon();
    for (const [index, refundedOre] of [42_000, 37_800].entries()) {
      const id = await visited(place, 9 + index, { refundedOre });
      await expect(review(id, 5)).rejects.toMatchObject({ code: "not_paid" });
      await expect(insert(place, id)).rejects.toThrow(/a review needs a payment/);
    }
    expect(await storedRatings(place)).toMatchObject({ count: 0 });
  });

  it("refuses an own booking of the business that was paid by its link, at the database too", async () => {
    const place = await salon();
    const id = await paidByLink(place);
    await expect(review(id, 5)).rejects.toMatchObject({ code: "not_paid" });
    await expect(insert(place, id)).rejects.toThrow(/a review needs a payment/);
  });

  it("carries the account's name only where the account wrote it", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const [own, guests] = [await visited(place, 9, { customerId }), await visited(place, 10)];
    const bySession = { customerId, token: undefined };
    const written = { rating: 4, comment: null, nowMs };
    expect((await writeReview(own, bySession, written)).authorId).toBe(pseudonymOf(customerId, place.id));
    expect((await review(guests, 4)).authorId).toBeNull();
    await expect(writeReview(guests, bySession, written)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves one of many at once", async () => {
    const place = await salon();
    const id = await visited(place, 9);
    const ratings = [1, 2, 3, 4, 5, 1, 2, 3];
    await Promise.all(ratings.map((rating) => review(id, rating)));
    const { rating } = await db().review.findFirstOrThrow({ where: { bookingId: id } });
    expect(await db().review.count({ where: { bookingId: id } })).toBe(1);
    expect(await storedRatings(place)).toEqual(expected([rating]));
  });
});
