import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import type { Call } from "@/lib/api/call";
import { ownReviewsCall, repliesCall } from "@/lib/api/contract/business/ownReviews";
import { ownServicesCall } from "@/lib/api/contract/business/ownServices";
import { ownSettingsCall } from "@/lib/api/contract/business/ownSettings";
import {
  changeBookingStatusCall,
  dashboardCall,
  listBookingsCall,
  onboardingStatusCall,
  ownProviderCall,
  providerBookingCall,
} from "@/lib/api/contract/business/providerArea";
import type { ProviderBooking, ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { inbox } from "../../support/calls/auth";
import { bookAndPay, confirmedBusiness, type SignedIn, signInBusiness } from "../../support/calls/business";
import { cursorAt } from "../../support/calls/contract";
import type { Answer } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";
import { sharedApp } from "../../support/run/context";
import { refundsOf, steerStripe } from "../../support/run/standIn";

type Failure = { code: string; message: string; details?: unknown };

const business = "Handen på axeln";
let own: SignedIn;
beforeAll(async () => {
  own = await signInBusiness(business);
});

const reads: [string, Call][] = [
  ["/providers/me", ownProviderCall],
  ["/providers/me/dashboard", dashboardCall],
  ["/providers/me/services", ownServicesCall],
  ["/providers/me/reviews", ownReviewsCall],
  ["/providers/me/reviews/replies", repliesCall],
  ["/providers/me/settings", ownSettingsCall],
  ["/providers/me/bookings", listBookingsCall],
  ["/providers/me/onboarding/status", onboardingStatusCall],
];

describe("what a business reads of itself", () => {
  it.each(reads)("%s", async (path, contract) => {
    expectPrivate(contract, await own.get(path));
  });

  it("has its e-mail address and its own id", async () => {
    const { body } = await own.get<{ id: string; email: string; company_name: string }>("/providers/me");
    expect(body).toMatchObject({ company_name: business, email: expect.stringContaining("@") });
    const dashboard = await own.get<{ provider: { id: string } }>("/providers/me/dashboard");
    expect(dashboard.body.provider.id).toBe(body.id);
  });

  it("names the categories in the reader's language", async () => {
    const names = async (language: string) => {
      const { body } = await own.get<{ categories: { name: string }[] }>("/providers/me/dashboard", {
        "Accept-Language": language,
      });
      return body.categories.map(({ name }) => name);
    };
    expect(await names("sv")).toContain("Skönhet och välmående");
    expect(await names("en")).toContain("Beauty and wellness");
  });

  it("carries the version of the settings", async () => {
    const { headers } = await own.get("/providers/me/settings");
    expect(headers.get("etag")).toMatch(/^"\d+"$/);
  });

  it("refuses other methods and names its own", async () => {
    const { status, headers } = await own.send("DELETE", "/providers/me/bookings");
    expect([status, headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });
});

describe("GET /providers/me/bookings", () => {
  it("pages through everything, each booking once, earliest first", async () => {
    const seen: ProviderBooking[] = [];
    let next: string | undefined = "/providers/me/bookings?limit=100";
    let total = "";
    for (let pages = 0; next !== undefined && pages < 200; pages += 1) {
      const answer: Answer<ProviderBooking[]> = await own.get<ProviderBooking[]>(next);
      expectPrivate(listBookingsCall, answer);
      total = answer.headers.get("x-total-count") ?? "";
      seen.push(...answer.body);
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(String(seen.length)).toBe(total);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const starts = seen.map((booking) => booking.booking_date);
    expect(starts).toEqual([...starts].sort());
  });

  it.each([
    ["status=lost", "status"],
    ["rangeStart=2026-11-20", "rangeStart"],
    ["rangeStart=2026-11-20T10:00:00", "rangeStart"],
    ["rangeStart=2026-11-21T00:00:00Z&rangeEnd=2026-11-20T00:00:00Z", "rangeEnd"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["cursor=nonsense", "cursor"],
    [`cursor=${cursorAt("start", "0000-01-01T00:00:00Z")}`, "cursor"],
  ])("refuses %s", async (query, path) => {
    const { status, body } = await own.get<Failure>(`/providers/me/bookings?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_request"]);
    expect(body.details).toEqual([{ path, message: expect.any(String) }]);
  });
});

describe("a booking and its status", () => {
  const patch = (id: string, status: unknown, headers = {}) =>
    own.send<ProviderBookingDetail & Failure>("PATCH", `/providers/me/bookings/${id}`, { status }, headers);

  it("shows a paid booking, its history and what can be done with it", async () => {
    const { id, email } = await bookAndPay(business);
    const answer = await own.get<ProviderBookingDetail>(`/providers/me/bookings/${id}`);
    expectPrivate(providerBookingCall, answer);
    expect(answer.body).toMatchObject({ id, status: "confirmed", customer_email: email, refunded_amount: 0 });
    expect(answer.body.refund_on_cancel).toBe(answer.body.total_amount);
    expect(answer.body.events.map(({ kind }) => kind)).toEqual(["held", "confirmed"]);
    const { body } = await own.get<{ upcomingBookings: unknown[] }>("/providers/me/dashboard");
    expect(body.upcomingBookings.length).toBeGreaterThan(0);
  });

  it("is cancelled with the whole refund and a mail, and stays cancelled", async () => {
    const { id, email } = await bookAndPay(business);
    const early = await patch(id, "completed");
    expect([early.status, early.body.code, early.body.details]).toEqual([
      409,
      "transition_not_allowed",
      { from: "confirmed", allowed: ["cancelled"], reason: "not_over_yet" },
    ]);

    const answer = await patch(id, "cancelled");
    expectPrivate(changeBookingStatusCall, answer);
    expect(answer.body).toMatchObject({ status: "cancelled", cancel_reason: "by_provider" });
    expect(answer.body.refunded_amount).toBe(answer.body.total_amount);

    const again = await patch(id, "confirmed");
    expect([again.status, again.body.details]).toEqual([
      409,
      { from: "cancelled", allowed: [], reason: "final" },
    ]);

    const mail = await inbox().waitFor(email, "Avbokat");
    expect(mail.attachments.map(({ text }) => text ?? "").join()).toContain("METHOD:CANCEL");
    await waitFor(async () => (await refundsOf(id)).includes("succeeded"), {
      what: "the refund to reach the card",
      timeoutMs: 20_000,
    });
  });

  it.each([
    ["a status there is not", { status: "lost" }],
    ["none", {}],
    ["something else than an object", []],
  ])("refuses %s", async (_, body) => {
    const answer = await own.send<Failure>("PATCH", `/providers/me/bookings/${randomUUID()}`, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
  });

  it("is not changed by another site", async () => {
    const answer = await patch(randomUUID(), "cancelled", { Origin: "https://elsewhere.example" });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden_origin"]);
  });

  it("tells errors in the reader's language", async () => {
    const told = async (language: string) =>
      (await patch(randomUUID(), "cancelled", { "Accept-Language": language })).body.message;
    expect(await told("sv")).not.toBe(await told("en"));
  });
});

describe("onboarding", () => {
  type Link = { url: string | null } & Failure;
  const paths = { refreshUrl: "/provider/dashboard", returnUrl: "/en/provider/dashboard?onboarding=back" };
  const accountOf = async (someone: SignedIn) =>
    (await someone.get<{ stripe_account_id: string | null }>("/providers/me")).body.stripe_account_id;

  it("opens one account, whoever presses how often, and tells when it is done", async () => {
    const someone = await confirmedBusiness();
    const links = await Promise.all(
      [1, 2, 3].map(() => someone.send<Link>("POST", "/providers/me/onboarding/link", paths)),
    );
    expect(links.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(links.map(({ body }) => body.url)).size).toBe(3);
    const account = await accountOf(someone);
    expect(account).toMatch(/^acct_/);
    for (const { body } of links) expect(body.url).toContain(account ?? "");

    const before = await someone.get("/providers/me/onboarding/status");
    expectPrivate(onboardingStatusCall, before);
    expect(before.body).toMatchObject({ isOnboarded: false, detailsSubmitted: false, chargesEnabled: false });

    await steerStripe(sharedApp().stripeUrl, `accounts/${account}`, { standing: "enabled" });
    const after = await someone.get("/providers/me/onboarding/status");
    expect(after.body).toEqual({
      isOnboarded: true,
      detailsSubmitted: true,
      chargesEnabled: true,
      payoutsEnabled: true,
      requirements: [],
    });
    const { body } = await someone.get<{ is_onboarded: boolean }>("/providers/me");
    expect(body.is_onboarded).toBe(true);
  });

  it.each([
    ["https://elsewhere.example/", "//elsewhere.example"],
    ["/\\elsewhere.example", "javascript:alert(1)"],
  ])("leads back to this site only: %s", async (refreshUrl, returnUrl) => {
    const body = { refreshUrl, returnUrl };
    const answer = await own.send<Failure>("POST", "/providers/me/onboarding/link", body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ path: "refreshUrl" }, { path: "returnUrl" }]);
  });
});
