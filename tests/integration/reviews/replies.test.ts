import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { reviewPage } from "@/lib/reviews/queries";
import { listReplies, replyToReview } from "@/lib/reviews/replies";
import { book, type Salon, salon } from "../../support/builders/salon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const firstMs = Date.parse("2026-11-20T12:00:00Z");
const minuteMs = 60_000;

async function review(place: Salon, day: number): Promise<string> {
  const at = `2026-10-${String(day).padStart(2, "0")}T10:00:00Z`;
  const bookingId = await book(place, { at, status: "completed" });
  const { id } = await db().review.create({
    data: { providerId: place.id, bookingId, serviceId: place.serviceId, rating: 5, createdAt: new Date(at) },
    select: { id: true },
  });
  return id;
}

const reply = (place: Salon, reviewId: string, replyText = "Tack!", nowMs = firstMs) =>
  replyToReview(place.id, { reviewId, replyText }, nowMs);

describe("replyToReview", () => {
  it("stands beside the review at the next read", async () => {
    const place = await salon();
    const reviewId = await review(place, 1);
    const answer = { reviewId, replyText: "Tack!", createdAt: new Date(firstMs) };
    expect(await reply(place, reviewId)).toEqual(answer);
    const { items } = await reviewPage(place.id, { limit: 10 });
    expect(items[0]?.reply).toEqual({ text: "Tack!", createdAtIso: new Date(firstMs).toISOString() });
  });

  it("is replaced by the next one, and keeps the time it was first given", async () => {
    const place = await salon();
    const reviewId = await review(place, 1);
    await reply(place, reviewId);
    const second = await reply(place, reviewId, "Tack, välkommen åter!", firstMs + minuteMs);
    expect(second).toMatchObject({ replyText: "Tack, välkommen åter!", createdAt: new Date(firstMs) });
    expect(await db().reviewReply.findMany({ where: { providerId: place.id } })).toMatchObject([
      { replyText: "Tack, välkommen åter!", updatedAt: new Date(firstMs + minuteMs) },
    ]);
  });

  it("leaves one of two that come at once", async () => {
    const place = await salon();
    const reviewId = await review(place, 1);
    const texts = ["Första", "Andra", "Tredje", "Fjärde"];
    await Promise.all(texts.map((text) => reply(place, reviewId, text)));
    const [left, ...more] = await db().reviewReply.findMany({ where: { reviewId } });
    expect(texts).toContain(left?.replyText);
    expect(more).toEqual([]);
  });

  it("knows no review of another business, and none that there is not", async () => {
    const [place, other] = [await salon(), await salon()];
    const foreign = await review(other, 1);
    for (const id of [foreign, randomUUID(), "42"])
      await expect(reply(place, id)).rejects.toSatisfy((error) => isAppError(error, "not_found"));
    expect(await db().reviewReply.count({ where: { reviewId: foreign } })).toBe(0);
  });
});

describe("listReplies", () => {
  it("pages through the business's own, newest first, each once", async () => {
    const [place, other] = [await salon(), await salon()];
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) ids.push(await review(place, day));
    // Two of them at the same moment.
    for (const [index, id] of ids.entries())
      await reply(place, id, "Tack!", firstMs + Math.min(index, 3) * minuteMs);
    await reply(other, await review(other, 1));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listReplies(place.id, { limit: 2, cursor });
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ reviewId }) => reviewId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(seen.slice(2)).toEqual([ids[2], ids[1], ids[0]]);
  });

  it("refuses a cursor that is none of its own", async () => {
    const place = await salon();
    await expect(listReplies(place.id, { limit: 2, cursor: "nonsense" })).rejects.toSatisfy((error) =>
      isAppError(error, "invalid_request"),
    );
  });
});
