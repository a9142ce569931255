import { beforeAll, describe, expect, it } from "vitest";
import { writeReviewCall } from "@/lib/api/contract/customerBookings";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import { bookAsGuest, bookTime, type Held, newCustomer } from "../../support/builders/bookedTimes";
import type { SignedIn } from "../../support/calls/business";
import { type Answer, call } from "../../support/calls/http";
import { daysLater, sql } from "../../support/run/sql";

type Failure = { code: string; message: string; details?: unknown };
type Review = {
  id: string;
  rating: number;
  comment: string | null;
  created_at: string;
  user_id: string | null;
  booking: { service_id: string };
  reply: unknown;
};
type Provider = { average_rating: number | null; review_count: number; reviews: Review[] };

const business = "Rena Rum i Uppsala";
const path = "/customers/me/bookings";

let anna: SignedIn;
beforeAll(async () => {
  anna = await newCustomer();
});

let visits = 0;

/** The visit is over, and the business has said so; each lies far from the others, which may have had the same time. */
async function completed(booked: Held): Promise<void> {
  visits += 1;
  await daysLater(booked.id, 4000 + visits * 100);
  await sql("UPDATE bookings SET status = 'completed', completed_at = now() WHERE id = $1", [booked.id]);
}

const put = (address: string, body: unknown, headers = {}): Promise<Answer<Review & Failure>> =>
  call(address, { method: "PUT", body, headers });

const providerOf = async ({ service }: Held) =>
  (await call<Provider>(`/providers/v1/${service.provider.id}`)).body;

const reviewsOf = (bookingId: string) => sql("SELECT * FROM reviews WHERE booking_id = $1", [bookingId]);

describe("PUT /customers/me/bookings/{id}/review", () => {
  it("writes a customer's review, which everybody can read at once", async () => {
    const booked = await bookTime(anna, business);
    await completed(booked);
    const before = await providerOf(booked);
    const answer = await put(
      `${path}/${booked.id}/review`,
      { rating: 2, comment: "  Helt okej.  " },
      { Cookie: anna.cookie },
    );
    expect(answer.status).toBe(200);
    expect(writeReviewCall.answer.safeParse(answer.body).error?.issues).toBeUndefined();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.body).toMatchObject({
      rating: 2,
      comment: "Helt okej.",
      user_id: expect.any(String),
      booking: { service_id: booked.service.id },
      reply: null,
    });

    const after = await providerOf(booked);
    expect(after.review_count).toBe(before.review_count + 1);
    expect(after.reviews[0]).toEqual(answer.body);
    const { body: listed } = await call<Review[]>(
      `/providers/v1/${booked.service.provider.id}/reviews?limit=1`,
    );
    expect(listed).toEqual([answer.body]);
    const { body } = await anna.get<CustomerBookingDetail>(`${path}/${booked.id}`);
    expect(body).toMatchObject({ can: { review: true }, review: { rating: 2, comment: "Helt okej." } });
  });

  it("takes a guest's by the mail's link, and changes it the second time", async () => {
    const booked = await bookAsGuest(business);
    await completed(booked);
    const before = await providerOf(booked);
    const address = `${path}/${booked.id}/review?token=${booked.token}`;
    const first = await put(address, { rating: 1, comment: "Kom aldrig fram" });
    expect(first.body).toMatchObject({ rating: 1, user_id: null });
    const second = await put(address, { rating: 5, comment: " \n " });
    expect(second.body).toEqual({ ...first.body, rating: 5, comment: null });
    const after = await providerOf(booked);
    expect(after.review_count).toBe(before.review_count + 1);
    const sum = (before.average_rating ?? 0) * before.review_count + 5;
    expect(after.average_rating).toBeCloseTo(sum / after.review_count, 1);
  });

  describe("refuses", () => {
    let booked: Held & { token: string };
    beforeAll(async () => {
      booked = await bookAsGuest();
      await completed(booked);
    });

    it.each([
      ["no rating", {}, "rating"],
      ["no star", { rating: 0 }, "rating"],
      ["six stars", { rating: 6 }, "rating"],
      ["half a star", { rating: 4.5 }, "rating"],
      ["a rating in words", { rating: "5" }, "rating"],
      ["a comment that is none", { rating: 5, comment: 7 }, "comment"],
      ["a novel", { rating: 5, comment: "x".repeat(2001) }, "comment"],
      ["nothing", "", ""],
      ["a list", [], ""],
      ["half a character", '{"rating":5,"comment":"\\ud800"}', ""],
      ["a character nobody types", { rating: 5, comment: "Bra\u0007" }, "comment"],
      ["a NUL character", '{"rating":5,"comment":"\\u0000"}', ""],
    ])("%s", async (_what, body, where) => {
      const answer = await put(`${path}/${booked.id}/review?token=${booked.token}`, body);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
      expect(answer.body.details).toEqual([{ path: where, message: expect.any(String) }]);
      expect(await reviewsOf(booked.id)).toEqual([]);
    });
  });
});
