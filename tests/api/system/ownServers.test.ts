import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownSalon } from "../../support/calls/business";
import { freeStarts, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";
import { sharedApp } from "../../support/run/context";
import { serverBeside } from "../../support/run/testApp";

/* What settings change that the shared product has not: on two servers more, beside it on one database. */

type Server = Awaited<ReturnType<typeof serverBeside>>;

const writes = 20;
const limits = {
  WRITES_PER_ADDRESS: String(writes),
  GUEST_HOLDS_PER_BUSINESS: "5",
  GUEST_HOLDS_DAY_PERCENT: "33",
};

/** A call that counts as a change and changes nothing. */
const write = (base: string, seen: string) =>
  call<{ code: string }>("/auth/v1/verify-email", { base, body: {}, headers: { "X-Forwarded-For": seen } });

describe("behind two proxies, listening on 127.0.0.1 alone", () => {
  let server: Server;
  beforeAll(async () => {
    const env = { ...limits, TRUST_PROXY: "2" };
    server = await serverBeside({ name: "behind-proxies", host: "127.0.0.1", env });
  });
  afterAll(() => server?.stop());

  it("shows its pages and is reached by no other machine", async () => {
    const base = server.url;
    for (const path of ["/customer", "/en/customer", "/customer/nowhere"]) {
      const { status, body } = await call<string>(path, { base });
      expect([path, status]).toEqual([path, path.endsWith("nowhere") ? 404 : 200]);
      expect(body).toContain("<main");
    }
    const home = await call("/", { base });
    const target = new URL(home.headers.get("location") ?? "", base).pathname;
    expect([home.status, target]).toEqual([307, "/customer"]);
    const port = Number(new URL(base).port);
    expect(await answers("127.0.0.1", port)).toBe(true);
    for (const address of outside())
      expect([address, await answers(address, port)]).toEqual([address, false]);
  });

  it("bounds what one address changes within a minute, on all servers together, and leaves reading and others alone", async () => {
    const [address, seen] = ["192.0.2.1", "192.0.2.1, 10.0.0.1"];
    for (let count = 1; count < writes; count += 1)
      expect((await write(sharedApp().url, address)).status).toBe(400);
    expect((await write(server.url, seen)).status).toBe(400);
    const refused = await write(server.url, seen);
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const from = { base: server.url, headers: { "X-Forwarded-For": seen } };
    const signIn = await call<{ code: string }>("/api/auth/callback/credentials", { ...from, body: {} });
    expect([signIn.status, signIn.body.code]).toEqual([429, "too_many_requests"]);
    expect((await call("/services/v1?limit=1", from)).status).toBe(200);
    expect((await write(server.url, "192.0.2.2, 10.0.0.1")).status).toBe(400);
  });

  it("knows a caller past two proxies by what the outer one saw, not by what the caller says", async () => {
    for (let count = 0; count < writes; count += 1) {
      const seen = `198.51.100.${count}, 192.0.2.3, 10.0.0.${count}`;
      expect((await write(server.url, seen)).status).toBe(400);
    }
    expect((await write(server.url, "198.51.100.9, 192.0.2.3, 10.0.0.9")).status).toBe(429);
    expect((await write(server.url, "192.0.2.3, 192.0.2.7, 10.0.0.9")).status).toBe(400);
  });

  it("lets the guests of one network empty no calendar", async () => {
    const { service } = await ownSalon();
    const starts = (await freeStarts(service)).filter((_, index) => index % 2 === 0).slice(0, 12);
    const press = (startTime: string, email: string, address: string) =>
      call<{ code?: string; message?: string }>("/payments/checkout-sessions", {
        base: server.url,
        body: wish(service, startTime, email),
        headers: { "X-Forwarded-For": `${address}, 10.0.0.1`, "Accept-Language": "en" },
      });
    const pressed = [];
    for (const [index, start] of starts.entries())
      pressed.push(await press(start, `tull+${index}@example.com`, `2001:db8:1:12${index + 16}::1`));
    const held = pressed.filter(({ status }) => status === 201);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThanOrEqual(5);
    const refused = pressed.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["429 too_many_requests"]),
    );
    expect(refused[0]?.body.message).toMatch(/Pay for or release one/);
    expect((await press(starts.at(-1) ?? "", "anna@example.com", "2001:db8:1:1300::1")).status).toBe(201);
  });
});

describe("at a public address, without a proxy", () => {
  let server: Server;
  beforeAll(async () => {
    const env = {
      ...limits,
      TRUST_PROXY: "0",
      APP_URL: "https://stund.example",
      STRIPE_PUBLISHABLE_KEY: "pk_test_tests",
      STRIPE_API_BASE: "",
      MAPS_EMBED_KEY: "maps-key",
    };
    server = await serverBeside({ name: "public", env });
  });
  afterAll(() => server?.stop());

  it("believes nothing that a client says of its address", async () => {
    const statuses = [];
    for (let count = 0; count <= writes; count += 1)
      statuses.push((await write(server.url, `203.0.113.${count}`)).status);
    // Whoever else calls from this machine may have used some of them up.
    expect(statuses.at(-1)).toBe(429);
  });

  it("has the headers of the settings of the process, not of those of the build", async () => {
    const at = async (path: string) => (await call(path, { base: server.url })).headers;
    const policyOf = async (path: string) => {
      const directives = ((await at(path)).get("content-security-policy") ?? "").split("; ");
      return (name: string) => directives.find((each) => each.startsWith(`${name} `))?.split(" ");
    };
    for (const path of ["/customer", "/customer/services", "/services/v1", "/icon.svg"])
      expect((await at(path)).get("strict-transport-security")).toBe("max-age=63072000");
    const paying = await policyOf("/customer/services");
    expect(paying("form-action")).toContain("https://checkout.stripe.com");
    expect(paying("frame-src")).toContain("https://www.google.com");
    for (const path of ["/customer/services", "/customer/providers/salong-norr"])
      expect((await policyOf(path))("script-src")).toContain("https://js.stripe.com");
    for (const path of ["/customer", "/customer/providers", "/provider/auth"])
      expect((await policyOf(path))("script-src")).not.toContain("https://js.stripe.com");
  });
});

describe("with Stripe's own address and no publishable key", () => {
  let server: Server;
  beforeAll(async () => {
    server = await serverBeside({ name: "without-key", env: { STRIPE_API_BASE: "" } });
  });
  afterAll(() => server?.stop());

  it("says that payments are unavailable, and where to tell us", async () => {
    const { service } = await ownSalon();
    for (const [prefix, title, contact] of [
      ["", "Betalningar går inte att göra just nu", "Kontakta supporten"],
      ["/en", "Payments are temporarily unavailable", "Contact support"],
    ] as const) {
      const { headers } = await call(`${prefix}/customer/services/${service.id}`, { base: server.url });
      const { text, links } = await markupOf(headers.get("location") ?? "", {}, server.url);
      expect(text).toContain(title);
      expect(links).toContainEqual({ href: `${prefix}/customer/contact`, text: contact });
    }
  });
});

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

/** Addresses by which other machines would reach this one. */
const outside = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
