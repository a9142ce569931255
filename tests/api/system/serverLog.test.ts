import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";
import { endOfLog, eventSince, linesSince, parseLine } from "../../support/run/serverLog";

/** Asks for an address exactly as it stands here; `fetch` would write some of it otherwise. */
function askFor(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(sharedApp().url);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request({ hostname, port, path, headers, method: "GET" }, (response) => {
    response.resume();
    response.on("end", () => resolve(response.statusCode ?? 0));
  });
  sent.on("error", reject);
  sent.end();
  return promise;
}

/** A line like ours that is not ours, as an address can carry it. */
const forged = encodeURIComponent('\n{"level":"info","event":"sign_in","outcome":"ok","forged":true}\n');

describe("the server's log", () => {
  it("is one line of JSON for each entry, and no address that is asked for can add one of its own", async () => {
    const start = endOfLog();
    const image = `/_next/image?w=640&q=75&url=`;
    const statuses = [
      await askFor(`${image}${forged}`),
      await askFor(`${image}%2F${forged}`),
      await askFor(`${image}%2Fapi%2Fhealth%3F${forged}`),
      await askFor(`${image}${encodeURIComponent("http://127.0.0.1:9/")}${forged}`),
    ];
    expect(new Set(statuses)).toEqual(new Set([404]));
    const others = [
      `/${forged}`,
      `/customer/${forged}`,
      `/customer?x=${forged}`,
      `/_next/data/x/${forged}.json`,
      `/_next/static/${forged}`,
      `/api/auth/callback/${forged}`,
      `/api/auth/error?error=${forged}`,
      `/customer/auth?mode=${forged}`,
      "/%E0%A4%A",
      "//evil.example/%0A",
      `/customer/services?dpl=${forged}`,
    ];
    for (const path of others) expect(await askFor(path), path).toBeLessThan(500);
    await askFor("/customer", { "Next-Action": "0".repeat(42), Origin: "https://evil.example" });
    await askFor("/customer", { "Next-Router-State-Tree": forged, RSC: "1" });
    const requestId = `log-${randomUUID()}`;
    await call("/auth/v1/session", { headers: { "X-Request-Id": requestId } });
    await eventSince(start, { requestId });
    const lines = linesSince(start);
    const strange = lines.filter((line) => {
      const parsed = parseLine(line);
      return typeof parsed?.level !== "string" || typeof parsed.time !== "string" || "forged" in parsed;
    });
    expect(strange).toEqual([]);
  });

  it("has no position that somebody searches around, and no cache keeps the answer", async () => {
    const start = endOfLog();
    const position = { lat: "59.31234", lng: "18.06543" };
    const requestId = `log-${randomUUID()}`;
    for (const list of ["/services/v1", "/providers/v1"]) {
      const near = await call(`${list}?${new URLSearchParams(position)}`);
      expect([near.status, near.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect((await call(list)).headers.get("cache-control")).toMatch(/^public/);
    }
    await askFor(`/customer/services?${new URLSearchParams(position)}`);
    await call("/auth/v1/session", { headers: { "X-Request-Id": requestId } });
    await eventSince(start, { requestId });
    const lines = linesSince(start);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => /59\.31|18\.06/.test(line))).toEqual([]);
  });
});
