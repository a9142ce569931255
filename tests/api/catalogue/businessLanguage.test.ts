import { beforeAll, describe, expect, it } from "vitest";
import { bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { anyFreeSlot } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { textsByLanguage } from "../../support/html/languages";
import { sql } from "../../support/run/sql";

/* Businesses write in Swedish: on English pages, what they are called and what they say is marked as Swedish. */

let written: string[] = [];

/** Names of businesses and what they say of themselves and their services, each with a space, so that it is no plain word. */
beforeAll(async () => {
  const rows = await sql<{ text: string }>(
    `SELECT DISTINCT btrim(regexp_replace(text, '\\s+', ' ', 'g')) AS text FROM (
       SELECT company_name AS text FROM providers UNION SELECT description FROM providers
       UNION SELECT name FROM services UNION SELECT description FROM services) texts
     WHERE btrim(text) LIKE '% %' AND text !~ '[&<>"'']' AND text NOT IN (SELECT name_en FROM subcategories)`,
  );
  written = rows.map(({ text }) => text);
});

/** What is wrong on a page: the texts that hold one of these and are not marked as Swedish; or that there is none at all. */
async function faultsOf(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await call<string>(path, { headers });
  expect(status).toBe(200);
  const theirs = textsByLanguage(body).filter(({ text }) => written.some((each) => text.includes(each)));
  if (theirs.length === 0) return [`${path} has nothing of a business`];
  return [...new Set(theirs.flatMap(({ text, language }) => (language === "sv" ? [] : [text])))];
}

describe("what businesses write is marked as Swedish", () => {
  it.each(["", "/services", "/providers", "/in/stockholm", "/near?lat=59.33&lng=18.06"])(
    "on the English page /customer%s",
    async (path) => {
      expect(await faultsOf(`/en/customer${path}`)).toEqual([]);
    },
  );

  it("on the English page of a kind of work in a city", async () => {
    const { body } = await call<string>("/en/customer/in/stockholm");
    const kind = /href="(\/en\/customer\/in\/stockholm\/[a-z-]+)"/.exec(body)?.[1] ?? "";
    expect(await faultsOf(kind)).toEqual([]);
  });

  it("on the English pages of a business and a service, also in the panel over the list", async () => {
    const { service, startTime } = await anyFreeSlot(undefined, "Salong Norr");
    const { slug } = (await call<{ slug: string }>(`/providers/v1/${service.provider.id}`)).body;
    const own = await call(`/en/customer/services/${service.id}`);
    const start = `start=${encodeURIComponent(startTime)}`;
    for (const path of [
      `/en/customer/providers/${slug}`,
      `/en/customer/providers?focus=${service.provider.id}`,
      `${own.headers.get("location")}?${start}`,
      `/en/customer/services?focus=${service.id}&${start}`,
    ])
      expect(await faultsOf(path)).toEqual([]);
  });

  it("on the English pages of one's own", async () => {
    const who = await newCustomer();
    const { id } = await bookTime(who, "Salong Norr");
    for (const path of ["/bookings", `/bookings/${id}`])
      expect(await faultsOf(`/en/customer${path}`, { Cookie: who.cookie })).toEqual([]);
  });
});
