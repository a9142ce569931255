import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, it } from "vitest";
import { openSessionToken, sealSessionToken } from "./sessionToken";

const secret = "a-secret-for-this-test-and-nothing-else";
const sid = "0b9a2c6e-52f7-4a8e-9f0e-6a4f0e3f9d11";

beforeAll(() => {
  Object.assign(process.env, {
    APP_SECRET: secret,
    DATABASE_URL: "postgresql://127.0.0.1:9/none",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
});

describe("the session token", () => {
  it("is opened by the portal that sealed it, and by no other", async () => {
    const token = await sealSessionToken("customer", { sid });
    expect(await openSessionToken("customer", token)).toBe(sid);
    expect(await openSessionToken("provider", token)).toBeNull();
  });

  it("has no other claims than the session id", async () => {
    const rich = await sealSessionToken("customer", {
      sid,
      role: "provider",
      email: "x@example.com",
      admin: true,
    });
    const plain = await sealSessionToken("customer", { sid });
    expect(rich.length).toBe(plain.length);
  });

  it("is not sealed without a session id", async () => {
    await expect(sealSessionToken("customer", { sub: "1" })).rejects.toThrow();
  });

  it.each(["", "x", "a.b.c.d.e", "eyJhbGciOiJub25lIn0.e30."])(
    "is no session when it is %j",
    async (token) => {
      expect(await openSessionToken("customer", token)).toBeNull();
    },
  );

  it("is no session with another secret, another salt or no session id", async () => {
    const salt = "session.customer";
    const tokens = await Promise.all([
      encode({ token: { sid }, secret: "another-secret-of-more-than-32-characters", salt }),
      encode({ token: { sid }, secret }),
      encode({ token: { sid: "1" }, secret, salt }),
      encode({ token: { sid }, secret, salt, maxAge: -60 }),
    ]);
    for (const token of tokens) expect(await openSessionToken("customer", token)).toBeNull();
  });

  it("is no session after one character is changed", async () => {
    const token = await sealSessionToken("customer", { sid });
    const at = token.length - 5;
    const changed = `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
    expect(await openSessionToken("customer", changed)).toBeNull();
  });
});
