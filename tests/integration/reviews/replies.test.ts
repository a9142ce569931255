import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { reviewPage } from "@/lib/reviews/queries";
import { deleteReply, getReply, listReplies, replyToReview } from "@/lib/reviews/replies";
import { type ReplyBegan, replyVersion } from "@/lib/reviews/replyVersion";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

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

/** Replies as an edit that began with a text, null where there was none. */
const replyAfter = (place: Salon, reviewId: string, read: string | null, replyText: string) =>
  replyToReview(place.id, { reviewId, replyText }, firstMs, beganWith(read));

const beganWith = (read: string | null): ReplyBegan =>
  read === null ? { ifNoneMatch: "*" } : { ifMatch: tagOf(read) };

const tagOf = (text: string) => `"${replyVersion(text)}"`;

const textOf = async (place: Salon, reviewId: string) => (await getReply(place.id, reviewId)).replyText;

const refusedWith = (code: Parameters<typeof isAppError>[1]) => (error: unknown) => isAppError(error, code);

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

describe("an edit of a reply that names what it began with (REV-13)", () => {
  it("is saved over what it began with, a first one over nothing", async () => {
    const place = await salon();
    const reviewId = await review(place, 1);
    await replyAfter(place, reviewId, null, "Tack!");
    await replyAfter(place, reviewId, "Tack!", "Tack, välkommen åter!");
    expect(await textOf(place, reviewId)).toBe("Tack, välkommen åter!");
  });

  it.each([
    ["another text", "Tack för besöket!", "Tack!"],
    ["a reply where there was none", "Tack för besöket!", null],
    ["none where there was one", null, "Tack!"],
  ])("is refused when it meets %s", async (_, now, read) => {
    const place = await salon();
    const reviewId = await review(place, 1);
    if (now !== null) await reply(place, reviewId, now);
    const late = replyAfter(place, reviewId, read, "Mitt svar");
    await expect(late).rejects.toSatisfy(refusedWith("edit_conflict"));
    expect(await db().reviewReply.findMany({ where: { reviewId }, select: { replyText: true } })).toEqual(
      now === null ? [] : [{ replyText: now }],
    );
  });

  it.each([null, "Tack!"])("is saved once when several come at once that began with %j", async (read) => {
    const place = await salon();
    const reviewId = await review(place, 1);
    if (read !== null) await reply(place, reviewId, read);
    const texts = ["Första", "Andra", "Tredje", "Fjärde"];
    const outcomes = await Promise.all(
      texts.map((text) =>
        replyAfter(place, reviewId, read, text).then(
          () => text,
          (error: unknown) => (isAppError(error, "edit_conflict") ? "refused" : error),
        ),
      ),
    );
    const saved = await textOf(place, reviewId);
    expect(texts).toContain(saved);
    expect(outcomes.sort()).toEqual([saved, "refused", "refused", "refused"].sort());
  });

  it("is refused for a review of another business as unknown", async () => {
    const [place, other] = [await salon(), await salon()];
    const reviewId = await review(other, 1);
    await expect(replyAfter(place, reviewId, "Tack!", "Mitt")).rejects.toSatisfy(refusedWith("not_found"));
    await expect(getReply(place.id, reviewId)).rejects.toSatisfy(refusedWith("not_found"));
  });
});

describe("deleteReply", () => {
  it("deletes what was read and refuses another text (REV-13)", async () => {
    const place = await salon();
    const reviewId = await review(place, 1);
    await reply(place, reviewId, "Tack för besöket!");
    const late = deleteReply(place.id, reviewId, tagOf("Tack!"));
    await expect(late).rejects.toSatisfy(refusedWith("edit_conflict"));
    expect(await textOf(place, reviewId)).toBe("Tack för besöket!");
    await deleteReply(place.id, reviewId, tagOf("Tack för besöket!"));
    await expect(getReply(place.id, reviewId)).rejects.toSatisfy(refusedWith("not_found"));
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
