import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { searchReviews } from "@/lib/reviews/queries";
import { replyToReview } from "@/lib/reviews/replies";
import { type ReviewSearch, reviewOrders } from "@/lib/reviews/reviewSearch";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const all: ReviewSearch = { order: "newest", stars: null, text: "", page: 1 };

async function review(place: Salon, number: number, rating: number, comment: string | null = null) {
  const at = new Date(Date.parse("2026-09-01T10:00:00Z") + number * 86_400_000).toISOString();
  const bookingId = await book(place, { at, status: "completed" });
  // Three a moment, so that an order by time alone would leave some undecided.
  const createdAt = new Date(Date.parse("2026-10-01T10:00:00Z") + Math.floor(number / 3) * 1_000);
  const data = { providerId: place.id, bookingId, serviceId: place.serviceId, rating, comment, createdAt };
  return (await db().review.create({ data, select: { id: true } })).id;
}

async function readAll(place: Salon, question: Partial<ReviewSearch>) {
  const first = await searchReviews(place.id, { ...all, ...question });
  const further = await Promise.all(
    Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) =>
      searchReviews(place.id, { ...all, ...question, page: index + 2 }),
    ),
  );
  return { total: first.total, reviews: [first, ...further].flatMap(({ reviews }) => reviews) };
}

const keys = {
  newest: ({ createdAtIso }: { createdAtIso: string; rating: number }) => [createdAtIso],
  highest: ({ createdAtIso, rating }: { createdAtIso: string; rating: number }) => [
    `${rating}`,
    createdAtIso,
  ],
  lowest: ({ createdAtIso, rating }: { createdAtIso: string; rating: number }) => [
    `${5 - rating}`,
    createdAtIso,
  ],
};

describe("searchReviews", () => {
  it.each(reviewOrders)("%s: each review once over all pages, in order", async (order) => {
    const [place, other] = [await salon(), await salon()];
    const ids: string[] = [];
    for (let number = 0; number < 23; number += 1) ids.push(await review(place, number, 1 + (number % 5)));
    await review(other, 1, 5);
    const { total, reviews } = await readAll(place, { order });
    expect(total).toBe(23);
    expect(reviews.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const found = reviews.map((each) => keys[order](each).join(" "));
    expect(found).toEqual([...found].sort().reverse());
  });

  it("keeps to the stars that are asked for", async () => {
    const place = await salon();
    for (const [number, rating] of [1, 4, 4, 5].entries()) await review(place, number, rating);
    const { total, reviews } = await readAll(place, { stars: 4 });
    expect(total).toBe(2);
    expect(reviews.map(({ rating }) => rating)).toEqual([4, 4]);
    expect(await searchReviews(place.id, { ...all, stars: 2 })).toEqual({
      reviews: [],
      total: 0,
      page: 1,
      pageCount: 0,
    });
  });

  it("finds all words in comment, service or reply, without regard to case and accents", async () => {
    const place = await salon();
    const kind = await review(place, 1, 5, "Väldigt fint bemött");
    const late = await review(place, 2, 2, "Fick vänta");
    await replyToReview(place.id, { reviewId: late, replyText: "Vi beklagar väntan, à bientôt" }, nowMs);
    const find = async (text: string) => (await readAll(place, { text })).reviews.map(({ id }) => id);
    expect(await find("BEMOTT valdigt")).toEqual([kind]);
    expect(await find("beklagar")).toEqual([late]);
    expect(await find("A bientot vänta")).toEqual([late]);
    expect((await find("klippning")).sort()).toEqual([kind, late].sort());
    expect(await find("bemött vänta")).toEqual([]);
    expect(await find("100%")).toEqual([]);
  });

  it("beyond the last page, is the last page", async () => {
    const place = await salon();
    for (let number = 0; number < 11; number += 1) await review(place, number, 5);
    const found = await searchReviews(place.id, { ...all, page: 10_000 });
    expect(found).toMatchObject({ page: 2, pageCount: 2, total: 11 });
    expect(found.reviews).toHaveLength(1);
  });
});
