import { describe, expect, it } from "vitest";
import { changeCustomerCall, exportCustomerCall, getCustomerCall } from "@/lib/api/contract/account";
import { freshEmail, inbox, login, newPassword, session, setCookie, tokenIn } from "../../support/calls/auth";
import { anyFreeSlot, payAndWait, payAtStripe, postCheckout, wish } from "../../support/calls/checkout";
import { newCustomerAccount } from "../../support/calls/customerAccount";
import { type Answer, call, cookiesOf, type Failure } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

const pathsOf = ({ body }: Answer<Failure>) => body.details?.map(({ path }) => path);

/** Books and holds a free time as the signed-in customer. */
async function holdTime(cookie: string) {
  const { service, startTime } = await anyFreeSlot();
  const { customerEmail: _, ...asMyself } = wish(service, startTime);
  const answer = await postCheckout(asMyself, { headers: { Cookie: cookie } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

describe("everything under /customers/me", () => {
  it("is changed from this site only", async () => {
    const anna = await newCustomerAccount();
    const foreign = { Origin: "https://elsewhere.example" };
    for (const answer of [
      await anna.change<Failure>({ fullName: "X" }, foreign),
      await anna.erase({ password }, foreign),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, "forbidden_origin"]);
    }
    expect((await anna.read()).body.fullName).toBe("Anna Ek");
  });
});

describe("GET and PATCH /customers/me", () => {
  it("tell who is signed in", async () => {
    const anna = await newCustomerAccount();
    const answer = await anna.read();
    expectPrivate(getCustomerCall, answer);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: anna.email,
      fullName: "Anna Ek",
      phone: null,
      locale: "sv",
      emailVerified: false,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it("change what is given, cleaned, and answer the person", async () => {
    const anna = await newCustomerAccount();
    const answer = await anna.change({ fullName: "  Anna  Berg ", phone: " 070-123 45 67 ", locale: "en" });
    expectPrivate(changeCustomerCall, answer);
    expect(answer.body).toMatchObject({ fullName: "Anna Berg", phone: "070-123 45 67", locale: "en" });
    expect((await anna.read()).body).toEqual(answer.body);
    expect((await session(anna.cookie)).body.user).toMatchObject({ fullName: "Anna Berg" });

    const cleared = await anna.change({ phone: null });
    expect(cleared.body).toEqual({ ...answer.body, phone: null });
  });

  it("change nothing for an empty body, and ignore what cannot be changed", async () => {
    const anna = await newCustomerAccount();
    const before = (await anna.read()).body;
    expect((await anna.change({})).body).toEqual(before);
    const more = { email: freshEmail(), role: "provider", emailVerified: true, id: "1", isAdmin: true };
    expect((await anna.change(more)).body).toEqual(before);
  });

  it("refuse what is wrong, field by field, and change nothing", async () => {
    const anna = await newCustomerAccount();
    const wrong: [unknown, string[]][] = [
      [{ fullName: "" }, ["fullName"]],
      [{ fullName: null, phone: 7, locale: "de" }, ["fullName", "phone", "locale"]],
      [{ fullName: "a\u0007b" }, ["fullName"]],
      [{ fullName: "x".repeat(121), phone: "1".repeat(31) }, ["fullName", "phone"]],
      [{ fullName: "Berg", phone: "ring mig" }, ["phone"]],
      [{ fullName: "\ud800" }, [""]],
      [{ fullName: "a\u0000" }, [""]],
      [[], [""]],
    ];
    for (const [body, paths] of wrong) {
      const answer = await anna.change<Failure>(body);
      expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([400, "invalid_request", paths]);
    }
    expect((await anna.read()).body.fullName).toBe("Anna Ek");
  });
});

describe("POST /customers/me/password", () => {
  it("keeps this session under a new cookie, ends all others and tells the owner", async () => {
    const anna = await newCustomerAccount();
    const elsewhere = cookiesOf(await login({ email: anna.email, password }));
    const answer = await anna.changePassword({ currentPassword: password, newPassword });
    expect([answer.status, answer.body]).toEqual([204, ""]);
    expect((await session(cookiesOf(answer))).body.user?.email).toBe(anna.email);
    for (const old of [elsewhere, anna.cookie]) expect((await session(old)).body.user).toBeNull();
    expect((await login({ email: anna.email, password })).status).toBe(401);
    expect((await login({ email: anna.email, password: newPassword })).status).toBe(200);
    await inbox().waitFor(anna.email, "lösenord");
  });

  it("refuses a wrong current password without ending the session", async () => {
    const anna = await newCustomerAccount();
    const answer = await anna.changePassword({ currentPassword: "fel", newPassword });
    expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([
      400,
      "invalid_request",
      ["currentPassword"],
    ]);
    expect((await anna.read()).status).toBe(200);
  });

  it("takes new passwords by the rules of registering", async () => {
    const anna = await newCustomerAccount();
    const wrong: [object, string[]][] = [
      // Whether there is a proof, a password or a passkey, is asked once the new password can be taken.
      [{}, ["newPassword"]],
      [{ newPassword }, ["currentPassword"]],
      [{ currentPassword: password, newPassword: "kort" }, ["newPassword"]],
      [{ currentPassword: password, newPassword: "x".repeat(201) }, ["newPassword"]],
      [{ currentPassword: password, newPassword: "Password123" }, ["newPassword"]],
      [{ currentPassword: 1, newPassword: null }, ["currentPassword", "newPassword"]],
    ];
    for (const [body, paths] of wrong) {
      const answer = await anna.changePassword(body);
      expect([answer.status, pathsOf(answer)], JSON.stringify(body)).toEqual([400, paths]);
    }
    expect((await login({ email: anna.email, password })).status).toBe(200);
  });
});

describe("GET /customers/me/export", () => {
  it("answers with everything as a file that no cache stores", async () => {
    const anna = await newCustomerAccount();
    const held = await holdTime(anna.cookie);
    await inbox().waitFor(anna.email);
    const answer = await anna.export();
    expectPrivate(exportCustomerCall, answer);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="stund-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.body.account).toMatchObject({ email: anna.email, fullName: "Anna Ek" });
    expect(answer.body.bookings).toMatchObject([
      { id: held.bookingId, status: "pending", payment: { status: "open" } },
    ]);
    expect(answer.body.mails.map(({ kind }) => kind)).toEqual(["verify_email"]);
    expect(answer.body.sessions).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|token/i);
  });
});

describe("guest bookings", () => {
  it("join a verified account when it signs in by next-auth", async () => {
    const anna = await newCustomerAccount();
    const token = await tokenIn(anna.email);
    const confirmed = { body: { token }, headers: { Cookie: anna.cookie } };
    expect((await call("/auth/v1/verify-email", confirmed)).status).toBe(204);
    const asGuest = async () => {
      const { service, startTime } = await anyFreeSlot();
      const { bookingId, sessionId } = (await postCheckout(wish(service, startTime, anna.email))).body;
      await payAndWait(sessionId);
      return bookingId;
    };
    const known = async () => (await anna.export()).body.bookings.map(({ id }) => id);

    const booked = await asGuest();
    expect(await known()).toEqual([]);
    const csrf = await call<{ csrfToken: string }>("/api/auth/csrf");
    const form = new URLSearchParams({
      csrfToken: csrf.body.csrfToken,
      email: anna.email,
      password,
      json: "true",
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookiesOf(csrf) };
    await call("/api/auth/callback/credentials", { body: form.toString(), headers });
    expect(await known()).toEqual([booked]);
  });
});

describe("DELETE /customers/me", () => {
  it("erases the person, signs out, and frees the address", async () => {
    const anna = await newCustomerAccount();
    const answer = await anna.erase();
    expect([answer.status, answer.body]).toEqual([204, ""]);
    for (const name of ["stund.customer", "stund_customer"]) {
      expect(setCookie(answer, name)).toMatch(new RegExp(`^${name}=; .*Max-Age=0`));
    }
    expect((await anna.read()).status).toBe(401);
    const again = await login({ email: anna.email, password });
    expect([again.status, again.body.code]).toEqual([401, "invalid_credentials"]);
    const body = { email: anna.email, password, fullName: "Ny Person" };
    expect((await call("/auth/v1/register/customer", { body })).status).toBe(201);
  });

  it("waits for what is held or still to come, and names it", async () => {
    const anna = await newCustomerAccount();
    const held = await holdTime(anna.cookie);
    const refusal = await anna.erase();
    expect([refusal.status, refusal.body.code, refusal.body.details]).toEqual([
      409,
      "bookings_upcoming",
      { bookingIds: [held.bookingId] },
    ]);
    await payAtStripe(sharedApp().stripeUrl, held.sessionId);
    await call("/payments/bookings/finalize", { body: { sessionId: held.sessionId } });
    expect((await anna.erase()).body.code).toBe("bookings_upcoming");
    expect((await anna.read()).body.fullName).toBe("Anna Ek");
    const english = await anna.erase({ password }, { "Accept-Language": "en" });
    expect(english.body.message).toContain("cancel or withdraw");
  });

  it("needs the password", async () => {
    const anna = await newCustomerAccount();
    for (const body of [{ password: "fel" }, {}, { password: 1 }, { password: "" }]) {
      const answer = await anna.erase(body);
      expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([
        400,
        "invalid_request",
        ["password"],
      ]);
    }
    expect((await anna.read()).status).toBe(200);
  });
});
