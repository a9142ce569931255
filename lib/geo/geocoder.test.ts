import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A local server in the place of the geocoder. */
let server: Server;
let answer: RequestListener;
const asked: URL[] = [];
const address = { street: "Bondegatan 46", postalCode: "116 33", city: "Stockholm" };

beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://geocoder.example"));
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** The settings are read once in a process: each test has a module of its own. */
async function geocode(isSet = true) {
  const { port } = server.address() as AddressInfo;
  const settings = {
    APP_SECRET: "x".repeat(32),
    DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    SMTP_URL: "smtp://127.0.0.1:1",
    LOG_LEVEL: "silent",
    GEOCODER_URL: isSet ? `http://127.0.0.1:${port}/search` : "",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const geocoder = await import("./geocoder");
  return geocoder.geocode(address);
}

const json =
  (body: unknown): RequestListener =>
  (_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(body));
  };

describe("geocode", () => {
  it("asks nothing when GEOCODER_URL is not set", async () => {
    answer = json([]);
    expect(await geocode(false)).toEqual({ outcome: "off" });
    expect(asked).toEqual([]);
  });

  it("asks for the address alone, and reads the first point", async () => {
    answer = json([{ lat: "59.3126", lon: "18.0858", display_name: "Bondegatan 46" }]);
    expect(await geocode()).toEqual({ outcome: "found", point: { latitude: 59.3126, longitude: 18.0858 } });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      format: "jsonv2",
      limit: "1",
      countrycodes: "se",
      street: "Bondegatan 46",
      city: "Stockholm",
      postalcode: "116 33",
    });
  });

  it("answers not_found for an empty list", async () => {
    answer = json([]);
    expect(await geocode()).toEqual({ outcome: "not_found" });
  });

  it.each<[string, RequestListener]>([
    ["an error", (_, response) => response.writeHead(500).end()],
    ["a page", (_, response) => response.end("<html></html>")],
    ["a point off the earth", json([{ lat: "591", lon: "18" }])],
    ["another shape", json({ features: [] })],
    ["a redirect", (_, response) => response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end()],
    ["a closed connection", (request) => request.socket.destroy()],
  ])("answers away after %s", async (_, listener) => {
    answer = listener;
    expect(await geocode()).toEqual({ outcome: "away" });
  });

  it("answers away after three seconds without an answer", async () => {
    answer = () => undefined;
    const began = performance.now();
    expect(await geocode()).toEqual({ outcome: "away" });
    expect(performance.now() - began).toBeGreaterThan(2_500);
    expect(performance.now() - began).toBeLessThan(8_000);
  }, 10_000);
});
