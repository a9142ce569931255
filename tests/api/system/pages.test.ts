import { describe, expect, it } from "vitest";
import en from "@/messages/en/errors.json";
import sv from "@/messages/sv/errors.json";
import { openBusiness } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { formAt, send } from "../../support/html/plainForm";

/* Requests to the addresses of pages that no visitor's browser sends. */

const pages = [
  "/customer",
  "/customer/contact",
  "/customer/auth",
  "/customer/bookings",
  "/provider/dashboard",
  "/en/provider/contact",
  "/customer/nowhere",
];
const broken = { "Content-Type": "multipart/form-data; boundary=x" };

const post = (path: string, body: string, headers: Record<string, string>) =>
  call<string>(path, { body, headers });

describe.each(pages)("the page %s", (path) => {
  it("does not take a form that cannot be read, and is shown as before afterwards", async () => {
    const before = (await call(path)).status;
    for (const headers of [broken, { ...broken, "Next-Action": "40".repeat(21) }])
      expect((await post(path, "garbage", headers)).status).toBe(400);
    expect((await call(path)).status).toBe(before);
  });

  it("is read, and takes nothing else than its forms", async () => {
    for (const type of ["application/json", "application/x-www-form-urlencoded", "text/x-component"]) {
      for (const action of [{}, { "Next-Action": "40".repeat(21) }]) {
        const { status, headers } = await post(path, "[]", { "Content-Type": type, ...action });
        expect([type, status, headers.get("allow")]).toEqual([type, 405, "GET, HEAD"]);
      }
    }
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status, headers } = await call(path, { method });
      expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  });

  it("reads no more of a form than forms hold, and says so in one line", async () => {
    const { status, headers, body } = await post(path, "x".repeat(300 * 1024), broken);
    expect([status, headers.get("content-type")]).toEqual([413, "text/plain; charset=utf-8"]);
    expect(body).toBe((path.startsWith("/en") ? en : sv).too_large);
  });
});

describe("a request that does not decode", () => {
  it.each([
    ["GET", "/services/v1/%FF"],
    ["HEAD", "/services/v1/%C3%28"],
    ["GET", "/auth/v1/sessions/%FF"],
    ["GET", "/payments/checkout-sessions/%FF"],
    ["GET", "/policies/%FF/terms.json"],
    ["GET", "/og/sv/provider/%FF.png"],
    ["POST", "/customers/me/bookings/%FF/cancel"],
    ["GET", "/nothing%FF.txt"],
  ])("as an address of no page (%s %s) is answered as an unknown one", async (method, path) => {
    const { status, headers, body } = await call<unknown>(path, { method });
    expect([status, headers.get("x-request-id")]).toEqual([404, expect.any(String)]);
    if (method !== "HEAD") expect(body).toEqual({ message: expect.any(String), code: "not_found" });
  });

  it.each(["x", "%", "null", "{}", "[]"])(
    "as the part of a page that is wanted (%s) is refused",
    async (tree) => {
      for (const path of ["/customer", "/customer/nope", "/nope"]) {
        const { status } = await call(path, { headers: { RSC: "1", "Next-Router-State-Tree": tree } });
        expect([path, status]).toEqual([path, 400]);
      }
    },
  );
});

describe("a page's form", () => {
  it("is taken, and given back with what is wrong", async () => {
    const form = await formAt("/customer/contact");
    const answer = await send("/customer/contact", form);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('role="alert"');
  });

  it("is not taken from elsewhere, nor at a page that has none", async () => {
    const form = await formAt("/customer/contact");
    expect((await send("/customer/contact", form, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await send("/customer/contact", form, { Origin: "nonsense" })).status).toBe(403);
    expect((await send("/customer/about", form)).status).toBe(409);
  });
});

/*
 * The status is set on Node's own answer while Next renders (lib/http/server/pageStatus.ts). Where Next takes no notice of
 * it any more this is 200; where the answer is not found by its header it is Next's empty document.
 */
describe("a page whose thing is not there", () => {
  it.each([
    "/customer/services/finns-inte-000000000000",
    "/customer/providers/finns-inte",
    "/customer/in/ingenstans",
    "/customer/bookings/finns-inte",
  ])("%s answers 404 with a document that needs no scripts", async (path) => {
    for (const headers of [{}, { "X-Response-Number": "1" }]) {
      const { status, body } = await call<string>(path, { headers });
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatch(/<h1[^>]*>[^<]*Sidan finns inte/);
    }
  });
});

it("marks the place of a late part as the browser tests look for it (whenLive)", async () => {
  const { cookie } = await openBusiness();
  const paths = ["dashboard", "bookings", "reviews", "services", "invoices", "settings/hours"];
  const documents = await Promise.all(
    paths.map((path) => call<string>(`/provider/${path}`, { headers: { Cookie: cookie } })),
  );
  expect(documents.map(({ status }) => status)).toEqual(paths.map(() => 200));
  // A part whose data is there at once is in its place already; not every one of these is.
  expect(documents.map(({ body }) => body).join("")).toContain('<template id="B:');
});

describe("an address without a form", () => {
  it.each([
    "/nothing.txt",
    "/customer/photo.jpg",
    "/customer/nothing%2Etxt",
    "/_next/nothing",
    "/design",
    "/sitemap.xml",
    "/api/docs",
    "/auth%2Fv1/login",
  ])("%s reads no more of one than forms hold, and none from elsewhere", async (path) => {
    expect((await post(path, "x".repeat(300 * 1024), broken)).status).toBe(413);
    expect((await post(path, "", { ...broken, Origin: "https://evil.example" })).status).toBe(403);
  });

  it("of the contract refuses it in the contract's words", async () => {
    const { status, body } = await call<{ code: string }>("/auth/v1/login", {
      body: "garbage",
      headers: broken,
    });
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
  });
});
