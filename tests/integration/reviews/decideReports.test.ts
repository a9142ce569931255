import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { anonymiseBookings } from "@/lib/account/anonymiseBookings";
import { bookingReference } from "@/lib/bookings/reference";
import { db } from "@/lib/db/client";
import { isMailKind } from "@/lib/db/mailKinds";
import { isReviewDecision, reviewDecisionLetter } from "@/lib/notifications/letters/reviewLetters";
import { ownReviewPage } from "@/lib/reviews/queries";
import { reportReview } from "@/lib/reviews/reportReview";
import { projectRoot } from "@/scripts/support/project";
import { book, type Salon, salon } from "../../support/builders/salon";
import { howMany } from "../../support/depth";
import { testDatabase } from "../../support/run/testDatabase";

const databaseUrl = await testDatabase("empty");

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const at = "2026-10-05T10:00:00Z";

const run = promisify(execFile);
/** `npm run reviews` with these words; what it prints, or its complaint. */
async function command(...words: string[]): Promise<string> {
  const node = ["--import", "tsx", "scripts/reviews.ts", ...words];
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  return run(process.execPath, node, { cwd: projectRoot, env: environment }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );
}

type Reported = { place: Salon; id: string; bookingId: string };

/** A review with two stars, reported as offensive. */
async function reported(): Promise<Reported> {
  const place = await salon();
  const bookingId = await book(place, { at, status: "completed" });
  await db().booking.update({
    where: { id: bookingId },
    data: { customerEmail: "elsa@exempel.se", locale: "en" },
  });
  const data = { providerId: place.id, bookingId, serviceId: place.serviceId, rating: 2 };
  const { id } = await db().review.create({ data: { ...data, comment: "Slarvigt." }, select: { id: true } });
  await reportReview(place.id, id, { reason: "offensive", details: "Orden i slutet." }, nowMs);
  return { place, id, bookingId };
}

const averageOf = (place: Salon) =>
  db().provider.findUniqueOrThrow({
    where: { id: place.id },
    select: { ratingSum: true, reviewCount: true },
  });

/** Who was mailed what about the decision. */
async function letters({ place }: Reported) {
  const mails = await db().outboxMail.findMany({ where: { providerId: place.id }, orderBy: { kind: "asc" } });
  return mails.flatMap(({ kind, recipient, locale, payload }) =>
    isMailKind(kind) && isReviewDecision(kind)
      ? [{ recipient, ...reviewDecisionLetter(kind, payload, locale === "en" ? "en" : "sv") }]
      : [],
  );
}

describe("npm run reviews (REV-10)", () => {
  it("lists what waits for a decision", async () => {
    const { id } = await reported();
    const told = await command();
    expect(told).toContain(`${id}  Salongen, reported 2026-11-20 13:00`);
    expect(told).toContain("offensive: Orden i slutet.");
    expect(told).toContain("2 of 5: Slarvigt.");
  });

  it("keeps a review: the business is told why, by mail and in its list", async () => {
    const review = await reported();
    const { place, id } = review;
    expect(await command("keep", bookingReference(id), "--reason", "Det är en åsikt.")).toContain("Kept");
    const [own] = (await ownReviewPage(place.id, { limit: 1 })).items;
    expect(own).toMatchObject({ id, kept: { reason: "Det är en åsikt." } });
    const [letter, ...more] = await letters(review);
    expect(more).toEqual([]);
    const { email } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect(letter).toMatchObject({ recipient: email, heading: "Omdömet står kvar" });
    expect(letter?.paragraphs).toContain("Det är en åsikt.");
    expect(await command()).not.toContain(id);
    expect(await db().reviewReport.count({ where: { reviewId: id } })).toBe(1);
  });

  it("removes one: it is gone, recorded, and both sides are told why", async () => {
    const review = await reported();
    const { place, id, bookingId } = review;
    expect(await command("remove", id, "--reason", "Ett påhopp på en person.")).toContain("Removed");
    expect(await db().review.count({ where: { id } })).toBe(0);
    expect(await averageOf(place)).toEqual({ ratingSum: 0, reviewCount: 0 });
    expect(await db().reviewDecision.findMany({ where: { reviewId: id } })).toMatchObject([
      { outcome: "removed", reason: "Ett påhopp på en person.", bookingId },
    ]);
    const [toBusiness, toAuthor] = await letters(review);
    expect(toBusiness?.heading).toBe("Omdömet är borttaget");
    expect(toAuthor).toMatchObject({ recipient: "elsa@exempel.se", heading: "Your review is removed" });
    for (const letter of [toBusiness, toAuthor])
      expect(letter?.paragraphs).toContain("Ett påhopp på en person.");
    expect(toAuthor?.facts?.map(({ value }) => value)).toContain("Slarvigt.");
    expect(await command("remove", id, "--reason", "Igen")).toContain("No reported review");
  });

  it("decides anew about one that was kept", async () => {
    const { id } = await reported();
    await command("keep", id, "--reason", "Det är en åsikt.");
    await command("remove", id, "--reason", "Vi läste igen.");
    expect(await db().reviewDecision.findMany({ where: { reviewId: id } })).toMatchObject([
      { outcome: "removed", reason: "Vi läste igen." },
    ]);
  });

  it("tells an erased customer nothing, and forgets the reason with them", async () => {
    const review = await reported();
    await db().$transaction((tx) => anonymiseBookings(tx, [review.bookingId]));
    await command("remove", review.id, "--reason", "Elsa var aldrig här.");
    expect(await letters(review)).toHaveLength(1);
    await db().$transaction((tx) => anonymiseBookings(tx, [review.bookingId]));
    expect(await db().reviewDecision.findMany({ where: { reviewId: review.id } })).toMatchObject([
      { reason: null },
    ]);
  });

  // Each starts a process, so `npm test` tries the first three, and the deep run all.
  const refused: [string[], string][] = [
    [["remove", "abc", "--reason", " "], "--reason is needed"],
    [["remove", "abc", "--reason", "x"], "No reported review begins with abc"],
    [["keep"], "npm run reviews"],
    [["keep", "abc"], "--reason is needed"],
    [["forget", "abc", "--reason", "x"], "npm run reviews"],
    [["--loud"], "npm run reviews"],
  ];

  it.each(refused.slice(0, howMany(3, refused.length)))(
    "refuses %j and says what it takes",
    async (words, told) => {
      const answer = await command(...words);
      expect(answer).toMatch(/^refused: /);
      expect(answer).toContain(told);
    },
  );
});
