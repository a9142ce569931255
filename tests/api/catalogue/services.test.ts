import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { serviceAvailabilityCall, serviceCall, servicesCall } from "@/lib/api/contract/services";
import type { availabilityResponseSchema } from "@/lib/availability/schemas";
import type { publicServiceSchema } from "@/lib/staff/publicSchemas";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { workdayAhead } from "../../support/builders/daysAhead";
import {
  expectCacheable,
  expectReadOnly,
  readByContract,
  readPages,
  refused,
  wrongParameters,
} from "../../support/calls/contract";
import { call } from "../../support/calls/http";

type Service = z.infer<typeof publicServiceSchema>;
type Availability = z.infer<typeof availabilityResponseSchema>;

const unknownId = "00000000-0000-4000-8000-000000000000";
const today = localDateOf(Date.now(), "Europe/Stockholm");
const list = (query: string) => readPages<Service>(servicesCall, `/services/v1?limit=100&${query}`);

async function anyService(): Promise<Service> {
  const [service] = (await readByContract<Service[]>(servicesCall, "/services/v1?limit=1")).body;
  if (!service) throw new Error("The demo data has no services");
  return service;
}

describe("GET /services/v1", () => {
  it("pages through everything once, and says how much it is", async () => {
    const { items, total } = await readPages<Service>(servicesCall, "/services/v1?limit=40");
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ id }) => id)).size).toBe(total);
    expect(total).toBeGreaterThan(200);
    expect(items.every((service) => service.is_active)).toBe(true);
  });

  it("gives fifty unless told otherwise, and no link after the last page", async () => {
    const { body, headers } = await readByContract<Service[]>(servicesCall, "/services/v1");
    expect(body).toHaveLength(50);
    expect(headers.get("link")).toMatch(/^<\/services\/v1\?cursor=[\w-]+>; rel="next"$/);
    const all = await readByContract<Service[]>(servicesCall, "/services/v1?city=Lund&limit=100");
    expect(all.headers.get("link")).toBeNull();
  });

  it("embeds the business without its lists and without its e-mail address", async () => {
    const { provider } = await anyService();
    for (const hidden of ["email", "services", "bookings", "reviews", "provider_locations"]) {
      expect(provider).not.toHaveProperty(hidden);
    }
  });

  it.each([
    ["city=Malm%C3%B6", (service: Service) => service.provider.city === "Malmö"],
    ["category=automotive", (service: Service) => service.subcategory.category.slug === "automotive"],
    [
      "subcategory=hair&subcategory=barber",
      ({ subcategory }: Service) => ["hair", "barber"].includes(subcategory.slug),
    ],
    ["format=digital", (service: Service) => service.is_digital],
    ["minPrice=500&maxPrice=900", ({ price }: Service) => price >= 500 && price <= 900],
  ])("narrows by %s", async (query, fits) => {
    const { items } = await list(query);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((service) => !fits(service))).toEqual([]);
  });

  it("searches without minding å, ä and ö, case or a slip", async () => {
    const ids = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    const expected = await ids("städning");
    expect(expected.length).toBeGreaterThan(0);
    expect(await ids("STADNING")).toEqual(expected);
    expect(await ids("massge")).toEqual(await ids("massage"));
  });

  it("puts the best match first where asked, and the best rated where not", async () => {
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    const best = await names("q=massage&sort=relevance");
    expect(best.slice(0, 5).every((name) => /massage/i.test(name))).toBe(true);
    expect(await names("q=massage")).toEqual(await names("q=massage&sort=featured"));
    expect(await names("q=massage")).not.toEqual(best);
    expect(await names("sort=relevance")).toEqual(await names("sort=featured"));
  });

  it("finds nothing by signs alone", async () => {
    for (const q of ["%", "_", "🙂"]) expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
  });

  it("orders by price both ways", async () => {
    const up = (await list("sort=price_asc")).items.map(({ price }) => price);
    const down = (await list("sort=price_desc")).items.map(({ price }) => price);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...up].reverse());
  });

  it("finds what has a free time on a day, as its availability says", async () => {
    const date = addDays(today, 4);
    const { items } = await list(`date=${date}&city=Lund`);
    const all = (await list("city=Lund")).items;
    for (const { id } of all) {
      const { body } = await readByContract<Availability>(
        serviceAvailabilityCall,
        `/services/v1/${id}/availability?from=${date}&to=${date}`,
      );
      const isFree = body.days.some(({ slots }) => slots.some(({ available }) => available));
      expect(items.some((found) => found.id === id)).toBe(isFree);
    }
  });

  it("finds what has a free time in the hours asked for, as its availability says", async () => {
    const date = workdayAhead(4);
    const { items } = await list(`date=${date}&city=Lund&time=12:00-14:30`);
    expect(items.length).toBeGreaterThan(0);
    expect((await list(`date=${date}&city=Lund&time=02:00-03:00`)).items).toEqual([]);
    for (const { id } of (await list("city=Lund")).items) {
      const { body } = await readByContract<Availability>(
        serviceAvailabilityCall,
        `/services/v1/${id}/availability?from=${date}&to=${date}`,
      );
      const minuteOf = (startTime: string) => localMinuteOf(Date.parse(startTime), body.timeZone);
      const isFree = body.days.some(({ slots }) =>
        slots.some(
          ({ available, startTime }) =>
            available && minuteOf(startTime) >= 12 * 60 && minuteOf(startTime) < 14 * 60 + 30,
        ),
      );
      expect(items.some((found) => found.id === id)).toBe(isFree);
    }
  });

  it("names categories in the language asked for", async () => {
    const nameIn = async (language: string) => {
      const answer = await readByContract<Service[]>(
        servicesCall,
        "/services/v1?category=automotive&limit=1",
        {
          "Accept-Language": language,
        },
      );
      return answer.body[0]?.subcategory.category.name;
    };
    expect([await nameIn("sv"), await nameIn("en-GB,en;q=0.9")]).toEqual(["Bil", "Automotive"]);
  });

  it.each([
    ["sort=cheapest", ["sort"]],
    ["minPrice=abc&maxPrice=-1", ["minPrice", "maxPrice"]],
    ["limit=0", ["limit"]],
    ["limit=101", ["limit"]],
    ["cursor=x", ["cursor"]],
    ["date=2026-02-30", ["date"]],
    ["date=0001-01-01", ["date"]],
    ["date=9999-12-31", ["date"]],
    ["format=telepathy", ["format"]],
    ["ids=1&providerId=2", ["providerId", "ids"]],
    ["sort=distance", ["lat", "lng"]],
  ])("refuses %s", async (query, paths) => {
    expect(await wrongParameters(`/services/v1?${query}`)).toEqual(paths);
  });

  it("passes over what is empty or unknown, and over what nobody has", async () => {
    const { total } = await list("q=&city=&minPrice=&utm_source=x");
    expect(total).toBe((await list("")).total);
    expect(await list("category=juggling")).toEqual({ items: [], total: 0 });
    expect(await list(`ids=${unknownId}`)).toEqual({ items: [], total: 0 });
    expect((await call("/services/v1?q=%00%F0%9F%99%82'%25_%5C")).status).toBe(200);
  });

  it("may be kept, and only be read", async () => {
    await expectCacheable("/services/v1?limit=2");
    await expectReadOnly("/services/v1");
  });
});

describe("the page of a service", () => {
  it.each(["nonsense", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
    "is shown whatever time its address begins with: %s",
    async (start) => {
      const { slug } = await anyService();
      expect((await call(`/customer/services/${slug}?start=${start}`)).status).toBe(200);
    },
  );
});

describe("GET /services/v1/{id}", () => {
  it("is the same service when its id is written in capitals", async () => {
    const { id } = await anyService();
    expect((await readByContract<Service>(serviceCall, `/services/v1/${id.toUpperCase()}`)).body.id).toBe(id);
  });

  it("is the service as the list has it", async () => {
    const service = await anyService();
    expect((await readByContract(serviceCall, `/services/v1/${service.id}`)).body).toEqual(service);
    await expectCacheable(`/services/v1/${service.id}`);
    await expectReadOnly(`/services/v1/${service.id}`);
  });

  it.each([unknownId, "1", "not-a-uuid", "%00", "..%2F..%2Fetc"])("does not know %s", async (id) => {
    await refused(`/services/v1/${id}`, 404, "not_found");
  });
});

describe("GET /services/v1/{id}/availability", () => {
  it("tells each day of the range and the next free time", async () => {
    const { id, duration_minutes, provider } = await anyService();
    const path = `/services/v1/${id}/availability?from=${today}&to=${addDays(today, 91)}`;
    const { body } = await readByContract<Availability>(serviceAvailabilityCall, path);
    expect(body.durationMinutes).toBe(duration_minutes);
    expect(body.timeZone).toBe(provider.time_zone);
    expect(body.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 92 }, (_, day) => addDays(today, day)),
    );
    const slots = body.days.flatMap((day) => day.slots);
    expect(body.nextAvailable).toBe(slots.find(({ available }) => available)?.startTime);
    for (const { startTime, endTime } of slots) {
      expect(Date.parse(endTime) - Date.parse(startTime)).toBe(duration_minutes * 60_000);
    }
  });

  it.each([
    ["", ["from", "to"]],
    [`from=${today}&to=${addDays(today, -1)}`, ["to"]],
    [`from=${today}&to=${addDays(today, 92)}`, ["to"]],
    ["from=2026-02-30&to=x", ["from", "to"]],
  ])("refuses ?%s", async (query, paths) => {
    const { id } = await anyService();
    expect(await wrongParameters(`/services/v1/${id}/availability?${query}`)).toEqual(paths);
  });

  it("does not know what is not shown", async () => {
    await refused(`/services/v1/${unknownId}/availability?from=${today}&to=${today}`, 404, "not_found");
  });
});
