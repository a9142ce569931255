import { beforeAll, describe, expect, it } from "vitest";
import { customerBookingCall, customerBookingsCall } from "@/lib/api/contract/customerBookings";
import type {
  CustomerBooking,
  CustomerBookingDetail,
} from "@/lib/bookings/customer/customerBookingProjection";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { bookAsGuest, bookTime, hold, newCustomer } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import type { SignedIn } from "../../support/calls/business";
import { loneBusiness } from "../../support/calls/checkout";
import { cursorAt } from "../../support/calls/contract";
import { bookingsPath, byLink, post } from "../../support/calls/customerBookings";
import { type Answer, call, type Failure } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";

let anna: SignedIn & { email: string };
let stranger: SignedIn;
beforeAll(async () => {
  [anna, stranger] = await Promise.all([newCustomer(), newCustomer()]);
});

describe("GET /customers/me/bookings", () => {
  const list = (query = "", who = anna) => who.get<CustomerBooking[]>(`${bookingsPath}?${query}`);

  it("lists what is to come soonest first, what was newest first, and pages", async () => {
    const cancelled = await bookTime(anna);
    await post(`${bookingsPath}/${cancelled.id}/cancel`, undefined, { Cookie: anna.cookie });
    const ids = [await bookTime(anna), await bookTime(anna)]
      .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id))
      .map(({ id }) => id);
    const upcoming = await list("when=upcoming");
    expectPrivate(customerBookingsCall, upcoming);
    expect(upcoming.body.map(({ id }) => id)).toEqual(ids);
    expect((await list("when=past")).body.map(({ id }) => id)).toEqual([cancelled.id]);

    const both = (await list("when=past&when=upcoming")).body.map(({ id }) => id);
    expect(new Set(both)).toEqual(new Set([...ids, cancelled.id]));

    const first = await list("limit=2");
    expect(first.headers.get("x-total-count")).toBe("3");
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect((await list("when=upcoming&when=past")).headers.get("x-total-count")).toBe("3");
    const second = await anna.get<CustomerBooking[]>(next);
    expect(second.headers.get("link")).toBeNull();
    const all = [...first.body, ...second.body];
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([...ids, cancelled.id]));
    const starts = all.map(({ start_time }) => start_time);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  it.each([
    ["when=soon", "when"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["cursor=nonsense", "cursor"],
    [`cursor=${cursorAt("customer-all", "0000-01-01T00:00:00Z")}`, "cursor"],
  ])("refuses %s", async (query, where) => {
    const { status, body } = await anna.get<Failure>(`${bookingsPath}?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_request"]);
    expect(body.details).toEqual([
      { path: expect.stringMatching(new RegExp(`^${where}$`)), message: expect.any(String) },
    ]);
  });

  it("names the allowed methods", async () => {
    const { status, headers } = await anna.send("DELETE", bookingsPath);
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

describe("GET /customers/me/bookings/{id}", () => {
  it("opens to the account it belongs to, with the way there and its history", async () => {
    const { id, startTime, service } = await bookTime(anna, loneBusiness);
    const answer = await anna.get<CustomerBookingDetail>(`${bookingsPath}/${id}`);
    expectPrivate(customerBookingCall, answer);
    expect(answer.body).toMatchObject({
      id,
      start_time: startTime,
      service_id: service.id,
      status: "confirmed",
      customer_email: anna.email,
      total_amount: service.price,
      payment: { status: "paid", refunded_amount: 0 },
      can: {
        cancel: true,
        reschedule: true,
        review: false,
        refund_amount: service.price,
        refund_after_dispute: 0,
      },
      provider: { company_name: loneBusiness },
    });
    expect(answer.body.place?.directions_url).toContain("openstreetmap.org");
    expect(answer.body.events.map(({ kind, by }) => [kind, by])).toEqual([
      ["held", "customer"],
      ["confirmed", "system"],
    ]);
  });

  it("opens to a guest by the mail's link, and no other booking by it", async () => {
    const [one, other] = [await bookAsGuest(), await hold()];
    const answer = await call(byLink(one.id, one.token));
    expectPrivate(customerBookingCall, answer);
    expect((await call(byLink(other.id, one.token))).status).toBe(404);
  });

  it("tells whoever holds the link the masked address, and the account whose booking it is the whole one", async () => {
    const own = await newCustomer();
    const { id } = await bookTime(own, loneBusiness);
    const token = await tokenIn(own.email, "Din tid är bokad");
    const link = byLink(id, token);
    const emailOf = async (answer: Promise<Answer<CustomerBookingDetail>>) =>
      (await answer).body.customer_email;
    const masked = maskedEmail(own.email);
    expect(await emailOf(call(link))).toBe(masked);
    expect(await emailOf(stranger.get(link))).toBe(masked);
    expect(await emailOf(own.get(link))).toBe(own.email);
    const cancelled = await call(byLink(id, token, "/cancel"), { method: "POST" });
    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      expect.objectContaining({ customer_email: masked }),
    ]);
  });
});
