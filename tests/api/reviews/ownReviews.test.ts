import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  getReplyCall,
  ownReviewsCall,
  repliesCall,
  replyCall,
  reportReviewCall,
} from "@/lib/api/contract/business/ownReviews";
import { brand } from "@/lib/brand";
import type { replySchema } from "@/lib/reviews/replySchemas";
import type { ownReviewSchema, reviewSchema } from "@/lib/reviews/schemas";
import { inbox } from "../../support/calls/auth";
import { type SignedIn, signInBusiness } from "../../support/calls/business";
import { cursorAt } from "../../support/calls/contract";
import { type Answer, call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

type OwnReview = z.infer<typeof ownReviewSchema>;
type Review = z.infer<typeof reviewSchema>;
type Reply = z.infer<typeof replySchema>;

const path = "/providers/me/reviews";
const replies = `${path}/replies`;
let own: SignedIn;
let providerId: string;
/** The newest reviews of the business. */
let reviews: OwnReview[];

beforeAll(async () => {
  // Nobody else answers or writes reviews of this one.
  own = await signInBusiness("Handen på axeln");
  providerId = (await own.get<{ id: string }>("/providers/me")).body.id;
  reviews = (await own.get<OwnReview[]>(`${path}?limit=5`)).body;
  if (reviews.length < 5) throw new Error("The demo data has too few reviews");
});

const reply = (reviewId: unknown, replyText: unknown, as = own, headers: Record<string, string> = {}) =>
  as.send<Reply & Failure>("POST", replies, { reviewId, replyText }, headers);

async function everybodyReads(reviewId: string): Promise<Review["reply"]> {
  const { body } = await call<Review[]>(`/providers/v1/${providerId}/reviews?limit=50`);
  const review = body.find(({ id }) => id === reviewId);
  if (!review) throw new Error("Nobody reads the review");
  return review.reply;
}

/** Each page of a list, by its `Link`. */
async function pages<T>(contract: typeof ownReviewsCall | typeof repliesCall, first: string): Promise<T[]> {
  const seen: T[] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const answer: Answer<T[]> = await own.get<T[]>(next);
    expectPrivate(contract, answer);
    seen.push(...answer.body);
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
    if (next === undefined) expect(String(seen.length)).toBe(answer.headers.get("x-total-count"));
  }
  return seen;
}

describe("GET /providers/me/reviews", () => {
  it("pages through all of them, newest first", async () => {
    const seen = await pages<OwnReview>(ownReviewsCall, `${path}?limit=30`);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const times = seen.map((review) => review.created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each(["rating=0", "rating=6", "rating=x", "order=best"])("refuses %s", async (query) => {
    expect(wrongFields(await own.get<Failure>(`${path}?${query}`))).toEqual([query.split("=")[0]]);
  });
});

describe("DELETE /providers/me/reviews/replies/{id}", () => {
  it("takes the reply away for everybody, once", async () => {
    const id = reviews[3]?.id ?? "";
    await reply(id, "Tack!");
    const answer = await own.send("DELETE", `${replies}/${id}`);
    expect([answer.status, answer.body]).toEqual([204, ""]);
    expect(await everybodyReads(id)).toBeNull();
    expect((await own.send("DELETE", `${replies}/${id}`)).status).toBe(404);
  });
});

describe("POST /providers/me/reviews/{id}/report", () => {
  const report = (id: string, body: unknown, as = own) =>
    as.send<Failure>("POST", `${path}/${id}/report`, body);

  it("is mailed to the operator with the reason, and told to the business once", async () => {
    const id = reviews[0]?.id ?? "";
    const details = `Ingen klippning blev av. ${randomUUID().slice(0, 8)}`;
    const answer = await report(id, { reason: "no_visit", details });
    expectPrivate(reportReviewCall, answer);
    const [first] = (await own.get<OwnReview[]>(`${path}?limit=1`)).body;
    expect(first).toMatchObject({ id, reported_at: expect.any(String) });
    const mail = await inbox().waitFor(brand.operatorEmail, "Handen på axeln");
    expect(mail.text).toContain(details);
    const again = await report(id, { reason: "offensive" });
    expect([again.status, again.body.code]).toEqual([409, "review_reported"]);
  });

  it.each([
    [{}, "reason"],
    [{ reason: "bad" }, "reason"],
    [{ reason: "other" }, "details"],
    [{ reason: "other", details: "  " }, "details"],
    [{ reason: "offensive", details: "a".repeat(1_001) }, "details"],
  ])("refuses %j", async (body, field) => {
    expect(wrongFields(await report(reviews[1]?.id ?? "", body))).toEqual([field]);
  });
});

describe("POST /providers/me/reviews/replies", () => {
  it("answers a review, for everybody to read at once", async () => {
    const id = reviews[0]?.id ?? "";
    const text = `Tack för de orden. ${randomUUID().slice(0, 8)}`;
    const answer = await reply(id, `  ${text}\n`);
    expectPrivate(replyCall, answer);
    expect(answer.body).toMatchObject({ review_id: id, reply_text: text });
    expect(await everybodyReads(id)).toMatchObject({ reply_text: text });
    const { body } = await own.get<OwnReview[]>(`${path}?limit=5`);
    expect(body.find((review) => review.id === id)?.reply?.reply_text).toBe(text);
  });

  it.each([
    ["nothing", undefined, "replyText"],
    ["a blank text", " \n ", "replyText"],
    ["a text that is too long", "a".repeat(2_001), "replyText"],
    ["a number", 5, "replyText"],
  ])("refuses %s and keeps what is there", async (_, text, field) => {
    const id = reviews[2]?.id ?? "";
    const before = await everybodyReads(id);
    expect(wrongFields(await reply(id, text))).toEqual([field]);
    expect(await everybodyReads(id)).toEqual(before);
  });

  it.each([undefined, null, 5, ""])("needs to know which review: %j", async (id) => {
    expect(wrongFields(await reply(id, "Tack!"))).toEqual(["reviewId"]);
  });

  it("tells in the reader's language what is missing", async () => {
    const told = async (language: string) => {
      const headers = { "Accept-Language": language };
      const { body } = await own.send<Failure>("POST", replies, { reviewId: "x", replyText: "" }, headers);
      return body.details?.[0]?.message;
    };
    expect([await told("sv"), await told("en")]).toEqual(["Fyll i det här fältet.", "Fill in this field."]);
  });

  it("is for the signed-in business, and not for other sites", async () => {
    const body = { reviewId: reviews[4]?.id, replyText: "Tack!" };
    expect((await call(replies, { body })).status).toBe(401);
    const answer = await own.send<Failure>("POST", replies, body, { Origin: "https://elsewhere.example" });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden_origin"]);
  });
});

describe("a reply that names the version it began with (REV-13)", () => {
  const id = () => reviews[2]?.id ?? "";
  const one = () => own.get<Reply & Failure>(`${replies}/${id()}`);

  it("is saved with that version's If-Match, and refused with 412 once that is another one", async () => {
    const { version } = (await reply(id(), "Tack!")).body;
    const edited = await reply(id(), "Tack, välkommen åter.", own, { "If-Match": `"${version}"` });
    expect(edited.status).toBe(200);
    const stale = await reply(id(), "Mitt svar", own, { "If-Match": `"${version}"` });
    expect([stale.status, stale.body.code]).toEqual([412, "edit_conflict"]);
    const now = await one();
    expectPrivate(getReplyCall, now);
    expect(now.body).toEqual(edited.body);
    const { body } = await own.get<OwnReview[]>(`${path}?limit=5`);
    expect(body.find((review) => review.id === id())?.reply?.version).toBe(now.body.version);
  });

  it("is refused with If-None-Match: * where there is one, and deleted in the version that was read", async () => {
    const { version } = (await reply(id(), "Tack!")).body;
    const first = await reply(id(), "Mitt svar", own, { "If-None-Match": "*" });
    expect([first.status, first.body.code]).toEqual([412, "edit_conflict"]);
    await reply(id(), "Tack, välkommen åter.");
    const remove = (read: string) =>
      own.send("DELETE", `${replies}/${id()}`, undefined, { "If-Match": `"${read}"` });
    expect((await remove(version)).status).toBe(412);
    expect((await remove((await one()).body.version)).status).toBe(204);
    expect((await one()).status).toBe(404);
    expect((await reply(id(), "Tack!", own, { "If-None-Match": "*" })).status).toBe(200);
  });
});

describe("GET /providers/me/reviews/replies", () => {
  it("pages through the business's own, newest first", async () => {
    await reply(reviews[4]?.id, "Tack!");
    const seen = await pages<Reply>(repliesCall, `${replies}?limit=7`);
    expect(new Set(seen.map((each) => each.review_id)).size).toBe(seen.length);
    const times = seen.map((each) => each.created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("refuses a cursor that is none, and other methods", async () => {
    const forged = cursorAt("newest_reply", "2026-01-01T00:00:00+23:59");
    for (const cursor of ["nonsense", forged])
      expect(wrongFields(await own.get<Failure>(`${replies}?cursor=${cursor}`))).toEqual(["cursor"]);
    const { status, headers } = await own.send("DELETE", replies);
    expect([status, headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });
});
