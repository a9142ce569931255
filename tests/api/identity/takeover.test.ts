import { beforeAll, describe, expect, it } from "vitest";
import {
  type Account,
  callRegisterCustomer,
  freshEmail,
  inbox,
  login,
  newPassword,
  session,
  tokenIn,
} from "../../support/calls/auth";
import { newBusiness, type SignedIn } from "../../support/calls/business";
import { anyFreeSlot, payAndWait, postCheckout, wish } from "../../support/calls/checkout";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";

/* A stranger registers with somebody else's address and waits for them to press the button of the mail. */

const verify = (token: string, more: object = {}, cookie = "") =>
  call<Failure>("/auth/v1/verify-email", { body: { token, ...more }, headers: { Cookie: cookie } });

const bookingsOf = async (cookie: string) =>
  (await call<{ id: string }[]>("/customers/me/bookings", { headers: { Cookie: cookie } })).body;

/** A guest's paid booking, and the stranger who has registered with the guest's address and signed in. */
async function attack() {
  const email = freshEmail();
  const { service, startTime } = await anyFreeSlot();
  const { bookingId, sessionId } = (await postCheckout(wish(service, startTime, email))).body;
  await payAndWait(sessionId);
  const registering = await callRegisterCustomer<{ user: Account }>({
    email,
    password,
    fullName: "Någon Annan",
  });
  const signedIn = await login({ email, password });
  const token = await tokenIn(email, "Bekräfta");
  return { email, bookingId, token, browser: cookiesOf(registering), stranger: cookiesOf(signedIn) };
}

describe("taking over a guest's bookings by registering the guest's address", () => {
  it("fails when the guest presses the button: it asks for a password that they do not have", async () => {
    const { token, bookingId, stranger } = await attack();
    for (const more of [{}, { password: "mitt eget lösenord" }]) {
      const { status, body } = await verify(token, more);
      expect([status, body.code]).toEqual([401, "invalid_credentials"]);
      expect(body.details).toEqual([{ path: "password", message: expect.any(String) }]);
    }
    expect(await bookingsOf(stranger)).toEqual([]);
    const headers = { Cookie: stranger };
    const path = `/customers/me/bookings/${bookingId}`;
    expect((await call(path, { headers })).status).toBe(404);
    expect((await call(`${path}/cancel`, { method: "POST", headers })).status).toBe(404);
    expect((await session(stranger)).body.user?.emailVerified).toBe(false);
  });

  it("ends by the guest's \u201cnot you\u201d: the stranger is out, the address free, the booking the guest's", async () => {
    const { email, token, stranger } = await attack();
    const { text } = await inbox().waitFor(email, "Bekräfta");
    expect(text).toContain(`E-post: ${email}`);
    expect(text).toContain("Kundkonto hos Stund");
    expect(text).not.toContain("Någon Annan");
    expect(text).toMatch(/https?:\/\/\S+\/customer\/auth\/not-you\?token=[\w-]+/);
    const reject = () => call<Failure>("/auth/v1/verify-email/reject", { body: { token } });
    expect((await reject()).status).toBe(204);
    expect((await session(stranger)).body.user).toBeNull();
    expect((await login({ email, password })).status).toBe(401);
    expect([(await reject()).status, (await verify(token, { password })).status]).toEqual([400, 400]);
    const own = await callRegisterCustomer({ email, password: newPassword, fullName: "Gäst" });
    expect(own.status).toBe(201);
  });
});

describe("confirming one's own address", () => {
  it("takes the browser of the registration, and signs out everywhere else", async () => {
    const { token, browser, stranger, bookingId, email } = await attack();
    expect((await verify(token, {}, browser)).status).toBe(204);
    expect((await session(stranger)).body.user).toBeNull();
    const own = cookiesOf(await login({ email, password }));
    expect((await bookingsOf(own)).map(({ id }) => id)).toEqual([bookingId]);
  });
});

describe("a business that has not confirmed its address", () => {
  const paths = { refreshUrl: "/provider/dashboard", returnUrl: "/provider/dashboard" };
  let unconfirmed: SignedIn;
  beforeAll(async () => {
    unconfirmed = await newBusiness();
  });

  it.each([
    ["POST", "/providers/me/onboarding/link", paths],
    ["POST", "/providers/me/calendars/business/feed", { includes_absences: false }],
    ["PUT", "/providers/me/calendars/business/source", { url: "https://calendar.example/a.ics" }],
    ["PUT", "/providers/me/pricing-plan", { plan: "monthly" }],
    ["POST", "/providers/me/pictures", {}],
    ["POST", "/providers/me/clients/imports", {}],
    ["POST", "/auth/v1/passkeys/new?role=provider", { password }],
  ])("attaches nothing that lasts: %s %s", async (method, path, body) => {
    const { status, body: answer } = await unconfirmed.send<Failure>(method, path, body);
    expect([status, answer.code]).toEqual([403, "email_unconfirmed"]);
  });

  it("has no page and cannot be booked, until it does", async () => {
    const own = await newBusiness();
    const [subcategory] = (await call<{ id: string }[]>("/catalog/subcategories?limit=1")).body;
    const draft = { name: "Klippning", price: 420, duration_minutes: 30, subcategory_id: subcategory?.id };
    const { id } = (await own.send<{ id: string }>("POST", "/providers/me/services", draft)).body;
    const { body: business } = await own.get<{ id: string; slug: string }>("/providers/me");
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const shown = async () =>
      Promise.all(
        [
          `/services/v1/${id}`,
          `/services/v1/${id}/availability?from=${day}&to=${day}`,
          `/providers/v1/${business.id}`,
          `/customer/providers/${business.slug}`,
        ].map(async (path) => (await call(path)).status),
      );
    expect(await shown()).toEqual([404, 404, 404, 404]);
    const startTime = `${day}T09:00:00Z`;
    const sent = { ...wish((await anyFreeSlot()).service, startTime), serviceId: id };
    expect((await call<Failure>("/payments/checkout-sessions", { body: sent })).status).toBe(404);

    const { user } = (await session(own.cookie)).body;
    expect((await verify(await tokenIn(user?.email ?? ""), {}, own.cookie)).status).toBe(204);
    expect((await shown())[0]).toBe(200);
  });
});
