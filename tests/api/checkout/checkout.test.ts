import { describe, expect, it } from "vitest";
import { newCustomer } from "../../support/builders/bookedTimes";
import { freshEmail } from "../../support/calls/auth";
import {
  anyFreeSlot,
  bookableDemoServices,
  freeStarts,
  loneBusiness,
  postCheckout,
  wish,
} from "../../support/calls/checkout";
import { call, cookiesOf } from "../../support/calls/http";
import { howMany } from "../../support/depth";
import { sql } from "../../support/run/sql";

const path = "/payments/checkout-sessions";

describe("POST /payments/checkout-sessions", () => {
  it("holds the slot for thirty minutes and opens its payment page", async () => {
    const { service, startTime } = await anyFreeSlot(undefined, loneBusiness);
    const { status, body } = await postCheckout(wish(service, startTime));
    expect(status).toBe(201);
    expect(body).toEqual({
      sessionId: expect.stringMatching(/^cs_/),
      url: expect.stringMatching(/^https?:/),
      bookingId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      holdExpiresAt: expect.stringMatching(/Z$/),
    });
    const minutes = (Date.parse(body.holdExpiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThan(31);
    expect(await freeStarts(service, 3)).not.toContain(startTime);
  });

  it("gives one hold and clear refusals to many attempts at one slot", async () => {
    const { service, startTime } = await anyFreeSlot(undefined, loneBusiness);
    const attempts = howMany(12, 200);
    const answers = await Promise.all(
      Array.from({ length: attempts }, () => postCheckout(wish(service, startTime))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ held: count(201), refused: count(409) }).toEqual({ held: 1, refused: attempts - 1 });
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code));
    expect([...codes]).toEqual(["slot_taken"]);
  });

  it("gives the same session to the same customer pressing twice, at once or later", async () => {
    const { service, startTime } = await anyFreeSlot();
    const body = wish(service, startTime);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await postCheckout(body, { headers });
    const answers = await Promise.all([
      postCheckout(body, { headers }),
      postCheckout(body, { headers }),
      postCheckout(body, { headers: { Cookie: cookiesOf(first) } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, ...answers].map((answer) => answer.body.sessionId)).size).toBe(1);
  });

  it("refuses a key that was used for another wish", async () => {
    const { service, startTime } = await anyFreeSlot();
    const other = await anyFreeSlot();
    const email = freshEmail();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await postCheckout(wish(service, startTime, email), { headers });
    const { status, body } = await postCheckout(wish(other.service, other.startTime, email), { headers });
    expect([status, body.code]).toEqual([409, "idempotency_conflict"]);
  });

  it("says what changed when the client believes something else, and takes what is true", async () => {
    const { service, startTime } = await anyFreeSlot();
    const beliefs = {
      amount: 1,
      currency: "eur",
      durationMinutes: 5,
      commissionRate: 99,
      connectedAccountId: "acct_other",
      customerId: "11111111-1111-4111-8111-111111111111",
      endTime: "2040-01-01T00:00:00Z",
    };
    for (const [field, value] of Object.entries(beliefs)) {
      const { status, body } = await postCheckout({ ...wish(service, startTime), [field]: value });
      expect([status, body.code], field).toEqual([409, "price_changed"]);
      expect(body.details).toEqual([expect.objectContaining({ path: field })]);
    }
    // None of them holds it.
    const truly = { ...wish(service, startTime), amount: service.price, currency: "SEK" };
    expect((await postCheckout(truly)).status).toBe(201);
  });

  it("refuses a time in the past, off the fifteen-minute step, or beyond the horizon", async () => {
    const { service, startTime } = await anyFreeSlot();
    const times = [
      "2020-01-02T10:00:00Z",
      new Date(Date.parse(startTime) + 5 * 60_000).toISOString(),
      new Date(Date.now() + 800 * 86_400_000).toISOString(),
    ];
    for (const time of times) {
      const { status, body } = await postCheckout(wish(service, time));
      expect([status, body.code], time).toEqual([409, "slot_unavailable"]);
    }
  });

  it("refuses a way in which the service is not done", async () => {
    const service = (await bookableDemoServices()).find(
      ({ is_physical, is_digital }) => is_physical !== is_digital,
    );
    if (service === undefined) throw new Error("Every service of the demo data is done in both ways");
    const deliveryMode = service.is_physical ? "digital" : "physical";
    const [startTime = ""] = await freeStarts(service);
    const { status, body } = await postCheckout({ ...wish(service, startTime), deliveryMode });
    expect([status, body.code]).toEqual([409, "delivery_mode_unavailable"]);
  });

  it("asks a guest for the e-mail address, in the reader's language", async () => {
    const { service, startTime } = await anyFreeSlot();
    const { customerEmail: _, ...rest } = wish(service, startTime);
    const swedish = await postCheckout(rest);
    expect(swedish.status).toBe(400);
    expect(swedish.body.details).toEqual([{ path: "customerEmail", message: "Fyll i det här fältet." }]);
    const english = await postCheckout(rest, { headers: { "Accept-Language": "en" } });
    expect(english.body.details).toEqual([{ path: "customerEmail", message: "Fill in this field." }]);
  });

  it("is in the language that is asked for, else in the account's, else in the reader's", async () => {
    const anna = await newCustomer();
    await anna.send("PATCH", "/customers/me", { locale: "en" });
    const languageOf = async (asked: object, headers: Record<string, string>) => {
      const { service, startTime } = await anyFreeSlot();
      const { body } = await postCheckout({ ...wish(service, startTime), ...asked }, { headers });
      return sql("SELECT locale FROM bookings WHERE id = $1", [body.bookingId]);
    };
    const signedIn = { Cookie: anna.cookie, "Accept-Language": "sv" };
    expect(await languageOf({}, signedIn)).toEqual([{ locale: "en" }]);
    expect(await languageOf({ locale: "sv" }, signedIn)).toEqual([{ locale: "sv" }]);
    expect(await languageOf({}, { "Accept-Language": "en" })).toEqual([{ locale: "en" }]);
  });

  it.each([
    ["text that is not JSON", "{", {}, 400, "invalid_request"],
    ["a list", "[]", {}, 400, "invalid_request"],
    ["nothing at all", "", {}, 400, "invalid_request"],
    ["nothing of another media type", "", { "Content-Type": "text/plain" }, 400, "invalid_request"],
    ["another media type", "a=b", { "Content-Type": "text/plain" }, 415, "unsupported_media_type"],
    ["too much", JSON.stringify({ serviceName: "x".repeat(300_000) }), {}, 413, "too_large"],
    ["another site", "{}", { Origin: "https://evil.example" }, 403, "forbidden_origin"],
  ])("refuses %s", async (_name, body, headers, status, code) => {
    const answer = await call<{ code: string; message: string }>(path, { body, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message.length).toBeGreaterThan(5);
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w.:-]{8,64}$/);
  });

  it("knows neither a service of another business nor ids that are none", async () => {
    const [first, ...others] = await bookableDemoServices();
    const other = others.find((service) => service.provider.id !== first?.provider.id);
    if (!first || !other) throw new Error("The demo data has one business only");
    const body = wish(first, "2040-01-01T10:00:00Z");
    for (const wrong of [{ providerId: other.provider.id }, { serviceId: "nonsense" }, { providerId: "1" }]) {
      const answer = await postCheckout({ ...body, ...wrong });
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
  });

  it("names the allowed methods", async () => {
    const answer = await call<{ code: string }>(path, { method: "GET" });
    expect([answer.status, answer.body.code, answer.headers.get("allow")]).toEqual([
      405,
      "method_not_allowed",
      "POST, OPTIONS",
    ]);
  });
});
