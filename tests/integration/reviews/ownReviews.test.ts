import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anonymiseBookings } from "@/lib/account/anonymiseBookings";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { isAppError } from "@/lib/errors/AppError";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { countRatings, type OwnReviewQuestion, ownReviewPage, reviewPage } from "@/lib/reviews/queries";
import { deleteReply, replyToReview } from "@/lib/reviews/replies";
import { reportReview } from "@/lib/reviews/reportReview";
import type { ReportDraft } from "@/lib/reviews/reportSchemas";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

async function review(place: Salon, day: number, rating = 5): Promise<{ id: string; bookingId: string }> {
  const at = `2026-10-${String(day).padStart(2, "0")}T10:00:00Z`;
  const bookingId = await book(place, { at, status: "completed" });
  const createdAt = new Date(at);
  const data = { providerId: place.id, bookingId, serviceId: place.serviceId, rating, createdAt };
  const { id } = await db().review.create({ data: { ...data, comment: "Helt okej." }, select: { id: true } });
  return { id, bookingId };
}

const answer = (place: Salon, reviewId: string) =>
  replyToReview(place.id, { reviewId, replyText: "Tack!" }, nowMs);

const report = (
  place: Salon,
  reviewId: string,
  draft: ReportDraft = { reason: "offensive", details: null },
) => reportReview(place.id, reviewId, draft, nowMs);

const refusedWith = (code: Parameters<typeof isAppError>[1]) => (error: unknown) => isAppError(error, code);

/** Every page of the list, two reviews on each. */
async function readAll(place: Salon, question: Omit<OwnReviewQuestion, "limit">): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ownReviewPage(place.id, { ...question, limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined) expect(page.total).toBe(seen.length);
  } while (cursor !== undefined);
  return seen;
}

describe("ownReviewPage", () => {
  it("comes newest first, and with unanswered ones first when asked for (REV-1)", async () => {
    const [place, other] = [await salon(), await salon()];
    const ids: string[] = [];
    for (const day of [1, 2, 3, 4, 5]) ids.unshift((await review(place, day)).id);
    await review(other, 6);
    const [fifth = "", fourth = "", third = "", second = "", first = ""] = ids;
    for (const id of [fifth, third]) await answer(place, id);
    expect(await readAll(place, {})).toEqual(ids);
    expect(await readAll(place, { order: "unanswered" })).toEqual([fourth, second, first, fifth, third]);
  });

  it("keeps to the stars that are asked for, and counts them (REV-2)", async () => {
    const place = await salon();
    const byRating = new Map<number, string>();
    for (const rating of [1, 3, 5]) byRating.set(rating, (await review(place, rating, rating)).id);
    expect(await readAll(place, { ratings: [1, 5] })).toEqual([byRating.get(5), byRating.get(1)]);
    await answer(place, byRating.get(5) ?? "");
    expect(await countRatings(place.id)).toEqual([
      { rating: 5, count: 1, unanswered: 0 },
      { rating: 4, count: 0, unanswered: 0 },
      { rating: 3, count: 1, unanswered: 1 },
      { rating: 2, count: 0, unanswered: 0 },
      { rating: 1, count: 1, unanswered: 1 },
    ]);
  });

  it("refuses a cursor of the other order", async () => {
    const place = await salon();
    for (const day of [1, 2]) await review(place, day);
    const { nextCursor } = await ownReviewPage(place.id, { limit: 1 });
    await expect(
      ownReviewPage(place.id, { limit: 1, order: "unanswered", cursor: nextCursor ?? "" }),
    ).rejects.toSatisfy(refusedWith("invalid_request"));
  });

  it("tells the business of its report, and nobody else", async () => {
    const place = await salon();
    const { id, bookingId } = await review(place, 1);
    await report(place, id);
    const [own] = (await ownReviewPage(place.id, { limit: 1 })).items;
    expect(own).toMatchObject({ id, bookingId, reportedAtIso: new Date(nowMs).toISOString() });
    const [everybodys] = (await reviewPage(place.id, { limit: 1 })).items;
    expect(Object.keys(everybodys ?? {})).not.toContain("reportedAtIso");
    expect(Object.keys(everybodys ?? {})).not.toContain("bookingId");
  });
});

describe("deleteReply", () => {
  it("takes the reply away, once, and leaves the review (REV-4)", async () => {
    const place = await salon();
    const { id } = await review(place, 1);
    await answer(place, id);
    await deleteReply(place.id, id);
    expect((await reviewPage(place.id, { limit: 1 })).items).toMatchObject([{ id, reply: null }]);
    await expect(deleteReply(place.id, id)).rejects.toSatisfy(refusedWith("not_found"));
  });

  it("leaves the replies of other businesses", async () => {
    const [place, other] = [await salon(), await salon()];
    const { id } = await review(other, 1);
    await answer(other, id);
    await expect(deleteReply(place.id, id)).rejects.toSatisfy(refusedWith("not_found"));
    expect(await db().reviewReply.count({ where: { reviewId: id } })).toBe(1);
  });
});

describe("reportReview", () => {
  const mails = (providerId: string) =>
    db().outboxMail.findMany({ where: { kind: "review_reported", providerId } });

  it("keeps the report and mails the operator, who can answer the business (REV-6)", async () => {
    const place = await salon();
    const { id } = await review(place, 1, 2);
    await report(place, id, { reason: "no_visit", details: "Tiden blev aldrig av.\n\nVi har kvar mejlen." });
    expect(await db().reviewReport.findMany({ where: { providerId: place.id } })).toMatchObject([
      { reviewId: id, reason: "no_visit", details: "Tiden blev aldrig av.\n\nVi har kvar mejlen." },
    ]);
    const [mail, ...more] = await mails(place.id);
    expect([mail?.recipient, more]).toEqual([env().OPERATOR_EMAIL, []]);
    const letter = accountLetter("review_reported", mail?.payload, "sv");
    const owner = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    expect(letter).toMatchObject({
      replyTo: owner.email,
      paragraphs: ["Tiden blev aldrig av.", "Vi har kvar mejlen."],
    });
    const values = letter.facts?.map(({ value }) => value);
    for (const told of ["2 av 5", "Helt okej.", id]) expect(values).toContain(told);
  });

  it("keeps one of several at once, and mails once (REV-7)", async () => {
    const place = await salon();
    const { id } = await review(place, 1);
    const told = await Promise.allSettled([1, 2, 3].map(() => report(place, id)));
    const refused = told.filter((each) => each.status === "rejected");
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(isAppError(reason, "review_reported")).toBe(true);
    expect(await mails(place.id)).toHaveLength(1);
    await expect(report(place, id)).rejects.toSatisfy(refusedWith("review_reported"));
  });

  it("stops a business that reports more than ten within a day, and no other (REV-8)", async () => {
    const [place, other] = [await salon(), await salon()];
    for (let day = 1; day <= 10; day += 1) await report(place, (await review(place, day)).id);
    const eleventh = await review(place, 11);
    await expect(report(place, eleventh.id)).rejects.toSatisfy(refusedWith("too_many_requests"));
    expect(await mails(place.id)).toHaveLength(10);
    await report(other, (await review(other, 1)).id);
  });

  it("knows no review of another business, and none that there is not", async () => {
    const [place, other] = [await salon(), await salon()];
    for (const id of [(await review(other, 1)).id, randomUUID()])
      await expect(report(place, id)).rejects.toSatisfy(refusedWith("not_found"));
    expect(await db().reviewReport.count({ where: { providerId: { in: [place.id, other.id] } } })).toBe(0);
  });

  it("loses its words, and the mail, when the customer is forgotten", async () => {
    const place = await salon();
    const { id, bookingId } = await review(place, 1);
    await report(place, id, { reason: "other", details: "Elsa Lindqvist kom aldrig." });
    await db().$transaction((tx) => anonymiseBookings(tx, [bookingId]));
    expect(await db().reviewReport.findMany({ where: { reviewId: id } })).toMatchObject([{ details: null }]);
    expect(await mails(place.id)).toEqual([]);
  });
});
