import { expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import type { ClosingAnswer } from "@/lib/account/closing/closingSchemas";
import { freshEmail, inbox, login } from "../../support/calls/auth";
import { asSignedIn, bookTimeOf, ownSalon } from "../../support/calls/business";
import { freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";

/** A business of the test's own with a visit that is paid for. */
async function bookedSalon() {
  const place = await ownSalon();
  const [startTime = ""] = await freeStarts(place.service);
  const booked = await bookTimeOf(place.service, startTime);
  const close = <T = ClosingAnswer & Failure>(body: object, language = "sv") =>
    place.own.send<T>("POST", "/providers/me/closing", body, { "Accept-Language": language });
  return { ...place, booked, close };
}

const statusOf = async (own: { get: ReturnType<typeof asSignedIn>["get"] }, id: string) =>
  (await own.get<{ status: string }>(`/providers/me/bookings/${id}`)).body.status;

it("takes the password and the name, and says in the reader's language what is wrong", async () => {
  const { close } = await bookedSalon();
  const wish = { password, companyName: "Salong", mode: "after_last_visit" };
  for (const [language, words] of [
    ["sv", /namn/],
    ["en", /name/],
  ] as const) {
    const answer = await close({ ...wish, companyName: "Salonen" }, language);
    expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, "companyName"]);
    expect(answer.body.details?.[0]?.message).toMatch(words);
  }
  const wrong = await close({ ...wish, password: "fel" });
  expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, "password"]);
  expect((await close({ ...wish, mode: "soon" })).status).toBe(400);
});

it("calls the visits off with everything back, goes out of sight, and comes back without them", async () => {
  const { own, email, service, booked, close } = await bookedSalon();
  const { id } = service.provider;
  const { slug } = (await call<{ slug: string }>(`/providers/v1/${id}`)).body;
  const before = (await own.get<ClosingAnswer>("/providers/me/closing")).body;
  expect(before).toMatchObject({ closing: null, refundTotal: 420, visits: [{ id: booked.id }] });
  const elsewhere = asSignedIn(cookiesOf(await login({ email, password, role: "provider" })));

  const answer = await close({ password, companyName: " SALONG ", mode: "cancel_visits" });
  expect([answer.status, answer.body.closing?.mode]).toEqual([200, "cancel_visits"]);
  expect((await elsewhere.get("/providers/me")).status).toBe(401);
  for (const path of [`/providers/v1/${id}`, `/services/v1/${service.id}`, `/customer/providers/${slug}`]) {
    expect([path, (await call(path)).status]).toEqual([path, 404]);
  }
  const refused = await postCheckout(wish(service, booked.startTime, freshEmail()));
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await waitFor(async () => (await statusOf(own, booked.id)) === "cancelled", {
    what: "the visit to be called off",
    timeoutMs: 30_000,
  });
  expect((await inbox().waitFor(booked.email, "Avbokat")).text).toContain("420");
  expect((await inbox().waitFor(email, "stängs")).text).toContain("avbokas en efter en");

  const reopened = await own.send<ClosingAnswer>("DELETE", "/providers/me/closing");
  expect([reopened.status, reopened.body.closing]).toEqual([200, null]);
  expect((await call(`/providers/v1/${id}`)).status).toBe(200);
  expect((await own.send("DELETE", "/providers/me/closing")).status).toBe(404);
});

it("lets the visits take place where that was chosen", async () => {
  const { own, booked, close } = await bookedSalon();
  const { body } = await close({ password, companyName: "Salong", mode: "after_last_visit" });
  const fortnight = 14 * 24 * 60 * 60 * 1000;
  expect(Date.parse(body.closing?.closesAt ?? "")).toBeGreaterThan(Date.parse(booked.startTime) + fortnight);
  expect(await statusOf(own, booked.id)).toBe("confirmed");
});
