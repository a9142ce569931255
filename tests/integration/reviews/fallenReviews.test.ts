import { describe, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { toAppError } from "@/lib/http/errorResponse";
import { addRefund } from "@/lib/payments/addRefund";
import { listFallen } from "@/lib/reviews/decideReports";
import { countRatings, newestReviewsOf, ownReviewPage, reviewsOfService } from "@/lib/reviews/queries";
import { writeReview } from "@/lib/reviews/writeReview";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const dayMs = 86_400_000;

/** A completed visit that was paid online, with a review that was written so many days ago. */
async function reviewed(place: Salon, { daysAgo = 1, rating = 5 } = {}) {
  const at = new Date(Date.now() - (daysAgo + 1) * dayMs).toISOString();
  const id = await book(place, { at, status: "completed" });
  const nowMs = Date.now() - daysAgo * dayMs;
  await writeReview(id, { customerId: null, token: firstToken(id) }, { rating, comment: null, nowMs });
  return id;
}

/** Gives back so much of its 420 kr, as `refundGoodwill` and a cancellation do. */
const giveBack = (bookingId: string, amountOre: number) =>
  db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
    const payment = await tx.payment.findFirstOrThrow({ where: { bookingId } });
    await addRefund(tx, payment, amountOre, "goodwill");
  });

async function figuresOf(place: Salon) {
  const { rows } = await pool().query(
    `SELECT p.rating_sum AS sum, p.review_count AS count, ps.review_count AS "inList", ss.review_count AS "ofService"
     FROM providers p JOIN provider_search ps ON ps.provider_id = p.id JOIN service_search ss ON ss.provider_id = p.id
     WHERE p.id = $1`,
    [place.id],
  );
  return rows[0];
}
const figures = (...ratings: number[]) => {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { sum, count: ratings.length, inList: ratings.length, ofService: ratings.length };
};

const reopen = (place: Salon, id: string, status: "confirmed" | "cancelled" = "confirmed") =>
  changeBookingStatus(ownerOf(place), { bookingId: id, to: status, actorUserId: null, nowMs: Date.now() });

describe("a visit that has a review", () => {
  it.each(["confirmed", "cancelled"] as const)(
    "is not made %s again, at the database too",
    async (status) => {
      const place = await salon();
      const id = await reviewed(place);
      const refused = await reopen(place, id, status).catch((error: unknown) => toAppError(error));
      expect(refused).toMatchObject({ code: "transition_not_allowed", details: { reason: "has_review" } });
      const written = pool().query("UPDATE bookings SET status = 'confirmed' WHERE id = $1", [id]);
      await expect(written).rejects.toThrow(/a visit that has a review is not reopened/);
    },
  );

  it("is either reopened or reviewed when both are asked for at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const place = await salon();
      const id = await book(place, { at: new Date(Date.now() - dayMs).toISOString(), status: "completed" });
      const proof = { customerId: null, token: firstToken(id) };
      const both = await Promise.allSettled([
        reopen(place, id),
        writeReview(id, proof, { rating: 5, comment: null, nowMs: Date.now() }),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });
});

describe("a review whose visit is given back", () => {
  it("in full within 30 days stands in no list and no average, and is kept for the operator", async () => {
    const place = await salon();
    const bought = await reviewed(place);
    await reviewed(place, { daysAgo: 2, rating: 3 });
    expect(await figuresOf(place)).toEqual(figures(5, 3));
    await giveBack(bought, 20_000);
    expect(await figuresOf(place)).toEqual(figures(5, 3));
    await giveBack(bought, 22_000);
    expect(await figuresOf(place)).toEqual(figures(3));
    expect((await newestReviewsOf([place.id])).get(place.id)).toHaveLength(1);
    expect((await reviewsOfService(place.serviceId)).total).toBe(1);
    expect((await ownReviewPage(place.id, { limit: 10 })).items).toHaveLength(1);
    expect((await countRatings(place.id)).map(({ count }) => count)).toEqual([0, 0, 1, 0, 0]);
    const kept = await listFallen(pool());
    expect(
      kept.filter(({ companyName, rating }) => companyName !== "" && rating === 5).length,
    ).toBeGreaterThan(0);
    const { id } = await db().review.findFirstOrThrow({ where: { bookingId: bought } });
    expect(kept.map((fallen) => fallen.id)).toContain(id);
  });

  it("but for a tenth within 30 days counts no more, whatever is given later, and with less given then it does", async () => {
    const place = await salon();
    const [bought, kept] = [await reviewed(place), await reviewed(place, { daysAgo: 20, rating: 3 })];
    await giveBack(bought, 37_799);
    expect(await figuresOf(place)).toEqual(figures(5, 3));
    await giveBack(bought, 1);
    expect(await figuresOf(place)).toEqual(figures(3));
    await giveBack(kept, 37_799);
    await pool().query(
      "UPDATE reviews SET created_at = created_at - interval '30 days' WHERE booking_id = $1",
      [kept],
    );
    await pool().query(
      `UPDATE refunds SET created_at = created_at - interval '30 days'
       WHERE payment_id IN (SELECT id FROM payments WHERE booking_id = $1)`,
      [kept],
    );
    await giveBack(kept, 4_201);
    expect(await figuresOf(place)).toEqual(figures(3));
  });

  it("in full later goes on counting", async () => {
    const place = await salon();
    const id = await reviewed(place, { daysAgo: 31 });
    await giveBack(id, 42_000);
    expect(await figuresOf(place)).toEqual(figures(5));
  });

  it("is not counted again by a change of its stars or by what builds the search anew, and is counted off once", async () => {
    const place = await salon();
    const id = await reviewed(place);
    await giveBack(id, 42_000);
    const written = { rating: 4, comment: null, nowMs: Date.now() };
    await writeReview(id, { customerId: null, token: firstToken(id) }, written);
    expect(await figuresOf(place)).toEqual(figures());
    await pool().query("DELETE FROM service_search WHERE provider_id = $1", [place.id]);
    await pool().query("SELECT refresh_service_search(ARRAY[$1]::uuid[])", [place.serviceId]);
    expect(await figuresOf(place)).toEqual(figures());
    await pool().query("DELETE FROM reviews WHERE booking_id = $1", [id]);
    expect(await figuresOf(place)).toEqual(figures());
  });

  it("leaves right figures when it is changed at the same moment, again and again", async () => {
    for (let round = 0; round < 8; round += 1) {
      const place = await salon();
      const id = await reviewed(place);
      const written = { rating: 2, comment: null, nowMs: Date.now() };
      const change = writeReview(id, { customerId: null, token: firstToken(id) }, written);
      await Promise.all([change, giveBack(id, 42_000)]);
      expect(await figuresOf(place)).toEqual(figures());
    }
  });
});
