import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";

const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

/** The inline scripts that a page expects to run; its data blocks are none. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|ld\+json/.test(attributes))
    .map(([, attributes = "", text = ""]) => ({ text, nonce: /nonce="([^"]+)"/.exec(attributes)?.[1] }));

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const cached = ["/customer", "/en/customer/about", "/provider", "/provider/pricing"];
const rendered = [
  "/customer/services",
  "/en/provider/auth",
  "/customer/nowhere",
  "/customer/no.html",
  "/api/docs",
];

describe.each(cached)("the cached page %s", (path) => {
  it("names each of its scripts by its hash, from the first visit on, and has no nonce", async () => {
    const visits: Awaited<ReturnType<typeof call<string>>>[] = [];
    // A document past its minute is served as STALE while it is rendered anew, so the visits go on until a HIT.
    await waitFor(
      async () => {
        const visit = await call<string>(path);
        return visits.push(visit) > 1 && visit.headers.get("x-nextjs-cache") === "HIT";
      },
      { what: `a visit of ${path} that the cache answers`, timeoutMs: 20_000 },
    );
    for (const { headers, body } of visits) {
      const policy = policyOf(headers);
      const scripts = inlineScripts(body);
      expect(scripts.length).toBeGreaterThan(2);
      const named = scripts
        .map(({ text }) => hashOf(text))
        .filter((hash) => policy["script-src"]?.includes(hash));
      expect(named).toHaveLength(scripts.length);
      expect(headers.get("content-security-policy")).not.toMatch(
        /nonce|script-src[^;]*unsafe|strict-dynamic|, /,
      );
      expect(body).not.toContain("nonce=");
    }
  });
});

describe.each(rendered)("the rendered page %s", (path) => {
  it("has a nonce of its own at each visit, on every script", async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const claimed = { "Content-Security-Policy": "script-src 'nonce-bm9uY2U'" };
      const { headers, body } = await call<string>(path, { headers: claimed });
      const policy = policyOf(headers);
      const nonce = policy["script-src"]?.find((source) => source.startsWith("'nonce-"))?.slice(7, -1) ?? "";
      expect(nonce).toMatch(/^[\w-]{24}$/);
      nonces.add(nonce);
      const unnamed = inlineScripts(body).filter(
        (script) => script.nonce !== nonce && !policy["script-src"]?.includes(hashOf(script.text)),
      );
      expect(unnamed).toEqual([]);
      expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe|strict-dynamic|, /);
    }
    expect(nonces.size).toBe(2);
  });
});

describe("every answer", () => {
  it.each([
    ...cached,
    ...rendered,
    "/services/v1?limit=1",
    "/auth/v1/nothing",
    "/api/health",
    "/icon.svg",
    "/robots.txt",
    "/%E0%A4%A",
  ])("%s keeps itself apart from other sites", async (path) => {
    const { headers } = await call(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const policy = policyOf(headers);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("of a call or a file of the build loads nothing at all", async () => {
    const { body } = await call<string>("/customer");
    const file = /\/_next\/static\/chunks\/[^"]+\.js/.exec(body)?.[0] ?? "";
    for (const path of ["/services/v1?limit=1", "/api/openapi.json", "/api/ready", file]) {
      const { status, headers } = await call(path);
      expect([path, status, policyOf(headers)["default-src"]]).toEqual([path, 200, ["'none'"]]);
    }
  });

  it("lets forms lead to what stands in for Stripe, and shows the frames of nobody else", async () => {
    const { headers } = await call("/customer/services");
    const { stripeUrl } = sharedApp();
    const policy = policyOf(headers);
    expect(policy["form-action"]).toEqual(["'self'", stripeUrl]);
    expect(policy["frame-src"]).toEqual([stripeUrl]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "blob:", "https:"]);
  });

  it("may be shown elsewhere where it is a picture for sharing", async () => {
    const { body } = await call<string>("/customer");
    const image = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(body)?.[1] ?? "";
    const { status, headers } = await call(image);
    expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
  });
});
