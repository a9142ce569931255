import { expect, it } from "vitest";
import { fromNewAddress } from "../../support/calls/addresses";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";

/* The pictures of shared links, which take long to draw. */

type Named = { slug: string; name?: string };

it("are drawn thirty times a minute for one network, and not again for what they showed before", async () => {
  const { body: services } = await call<Named[]>("/services/v1?limit=40");
  const headers = fromNewAddress();
  const ask = ({ slug }: Named, more: Record<string, string> = headers, query = "") =>
    fetch(`${sharedApp().url}/og/en/service/${slug}.png${query}`, { headers: more });
  const statuses: number[] = [];
  for (const service of services) statuses.push((await ask(service)).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));

  const [first] = services;
  if (first === undefined) throw new Error("The demo data has no service");
  const again = await ask(first, headers, "?another=1");
  expect([again.status, again.headers.get("content-type")]).toEqual([200, "image/png"]);
  const etag = again.headers.get("etag") ?? "";
  const known = await ask(first, { ...headers, "If-None-Match": etag });
  expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const last = services.at(-1);
  if (last !== undefined) expect((await ask(last, fromNewAddress())).status).toBe(200);
});
