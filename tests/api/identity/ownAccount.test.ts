import { expect, it } from "vitest";
import { exportBusinessCall } from "@/lib/api/contract/business/businessExport";
import { login, newPassword, registered } from "../../support/calls/auth";
import { asSignedIn, bookTimeOf, ownSalon } from "../../support/calls/business";
import { freeStarts } from "../../support/calls/checkout";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";

async function business() {
  const email = await registered("provider");
  return { email, own: asSignedIn(cookiesOf(await login({ email, password, role: "provider" }))) };
}

it.each([
  ["sv", /lösenord/i],
  ["en", /password/i],
])("a business changes its password; what is wrong is told in %s", async (language, words) => {
  const { email, own } = await business();
  const change = (body: object) =>
    own.send<Failure>("POST", "/providers/me/password", body, { "Accept-Language": language });
  const wrong = await change({ currentPassword: "fel", newPassword });
  expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, "currentPassword"]);
  expect(wrong.body.details?.[0]?.message).toMatch(words);
  const other = asSignedIn(cookiesOf(await login({ email, password, role: "provider" })));
  expect((await change({ currentPassword: password, newPassword })).status).toBe(204);
  expect((await other.get("/providers/me")).status).toBe(401);
  expect((await login({ email, password: newPassword, role: "provider" })).status).toBe(200);
});

it("a business chooses the language of its account, and no other than there is", async () => {
  const { own, email } = await business();
  expect((await own.get("/providers/me/account")).body).toMatchObject({
    email,
    locale: "sv",
    emailVerified: false,
  });
  expect((await own.send("PATCH", "/providers/me/account", { locale: "en" })).body).toMatchObject({
    locale: "en",
  });
  expect((await own.send("PATCH", "/providers/me/account", { locale: "fr" })).status).toBe(400);
  expect((await own.get("/providers/me/account")).body).toMatchObject({ locale: "en" });
});

it("a business takes everything out, as the description says, and its bookings as a table", async () => {
  const { own, service } = await ownSalon();
  const [startTime = ""] = await freeStarts(service);
  const booked = await bookTimeOf(service, startTime);
  const answer = await own.get("/providers/me/export");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="stund-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const file = exportBusinessCall.answer.parse(answer.body);
  expect(file.bookings).toMatchObject([{ id: booked.id, status: "confirmed", total_amount: 420 }]);
  expect(JSON.stringify(file)).not.toMatch(/password|token/i);

  const table = await own.get<string>("/providers/me/export/bookings.csv?locale=en");
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(String(table.body)).toContain(';"Klippning";');
  expect(String(table.body)).toContain('"Booking number";');
  expect((await call("/providers/me/export")).status).toBe(401);
});

it("files with everything are limited for each account", async () => {
  const { own } = await business();
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await own.get("/providers/me/export/bookings.csv")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
