import { expect, it, onTestFinished } from "vitest";
import { bookableDemoServices, freeStarts, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { testApp } from "../../support/run/testApp";

it("of forty guests of one network empty no calendar", async () => {
  const app = await testApp({
    name: "network-holds",
    env: { GUEST_HOLDS_PER_BUSINESS: "5", GUEST_HOLDS_DAY_PERCENT: "33" },
  });
  onTestFinished(app.stop);
  const [service] = await bookableDemoServices(app.url);
  if (service === undefined) throw new Error("The demo data has no service that can be booked");
  const starts = await freeStarts(service, 3, app.url);
  const press = (startTime: string, email: string, address: string) =>
    call<{ code?: string; message?: string }>("/payments/checkout-sessions", {
      base: app.url,
      body: wish(service, startTime, email),
      headers: { "X-Forwarded-For": address, "Accept-Language": "en" },
    });
  const lengthMs = service.duration_minutes * 60_000;
  const apart = starts.filter((_, index) => index % Math.ceil(lengthMs / 900_000) === 0).slice(0, 41);
  const attacked = apart.slice(0, 40);
  const answers = [];
  for (const [index, start] of attacked.entries())
    answers.push(
      await press(start, `tull+${index}@example.com`, `2001:db8:1:12${(index + 16).toString(16)}::1`),
    );
  const held = answers.filter(({ status }) => status === 201);
  expect(held.length).toBeGreaterThan(0);
  expect(held.length).toBeLessThanOrEqual(5);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["429 too_many_requests"]),
  );
  expect(refused[0]?.body.message).toMatch(/Pay for or release one/);
  expect((await press(attacked.at(-1) ?? "", "anna@example.com", "2001:db8:1:1300::1")).status).toBe(201);
});
