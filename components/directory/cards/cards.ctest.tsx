import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { NextTime, ProviderCard, RibbonData, ServiceCard } from "@/lib/directory/cards/cardTypes";
import { Link } from "@/lib/i18n/navigation";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { inTurn } from "@/tests/support/components/inTurn";
import { render } from "@/tests/support/components/render";
import { ProviderCardView } from "./ProviderCardView";
import { ServiceCardView } from "./ServiceCardView";

/* The cards of both directories. */

const today = localDateOf(Date.now(), HOME_TIME_ZONE);

const category = {
  id: "0b5f7c86-3f62-4c8e-9d0c-6a0f4c1f7b01",
  slug: "health-fitness",
  key: "health_fitness",
  name: "Hälsa och träning",
};

const provider = {
  id: "6e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a01",
  slug: "fysioterapihuset",
  companyName: "Fysioterapeuterna på Södermalm i Stockholm",
  address: "Götgatan 1",
  city: "Stockholm",
  phone: null,
  latitude: null,
  longitude: null,
  profileImageUrl: null,
  averageRating: 4,
  reviewCount: 12,
  bookingCount: 40,
  isOnboarded: true,
  isVerified: true,
  timeZone: HOME_TIME_ZONE,
};

const timeAt = (dayOffset: number, minute: number): NextTime => ({
  startIso: new Date(Date.now() + dayOffset * 86_400_000 + minute * 60_000).toISOString(),
  dayKey: addDays(today, dayOffset),
  minute,
  dayOffset,
});

const ribbonOf = (dayOffset: number): RibbonData => ({
  dayKey: addDays(today, dayOffset),
  dayOffset,
  isOpen: true,
  openMinute: 480,
  closeMinute: 1080,
  segments: [{ kind: "free", startMinute: 600, endMinute: 660 }],
  nowMinute: null,
  freeMinutes: 60,
  openMinutes: 480,
  hours: { openMinute: 540, closeMinute: 1020 },
});

const timesOn = (dayOffset: number) => ({
  bookable: "yes" as const,
  ribbon: ribbonOf(dayOffset),
  nextTimes: [timeAt(dayOffset, 600), timeAt(dayOffset, 645)],
});

const service = (name: string, dayOffset = 0): ServiceCard => ({
  ...{ id: "9a4e0d0c-5b0a-4d53-8b52-5d4c0b1f7a01", slug: "behandling", name, description: "" },
  ...{ priceOre: 125_050, durationMinutes: 45, isPhysical: true, isDigital: false },
  ...{ imageUrl: null, imageAlt: "", distanceKm: 1.4, category, provider },
  subcategory: { ...category, slug: "physiotherapy", name: "Fysioterapi" },
  choices: { hasServices: false, people: [] },
  ...timesOn(dayOffset),
});

const nextService = { ...service("Behandling"), name: "Behandling av rygg och axlar" };

const business = (changes: Partial<ProviderCard> = {}): ProviderCard => ({
  ...provider,
  ...timesOn(1),
  description: "Vi behandlar ryggar.",
  categories: [category],
  services: 3,
  fromPriceOre: 45_000,
  nextService,
  distanceKm: null,
  ...changes,
});

const card = page.getByRole("article");
const inList = { path: "/customer/services" };

describe.each(inTurn([0, 1, 3]))("the card of a service with time in $row days, in $language", (given) => {
  const { row: dayOffset, language } = given;
  const near = { sv: ["i dag", "i morgon"], en: ["today", "tomorrow"] }[language][dayOffset];

  test("says that day beside its ribbon, and begins with it in words", async () => {
    await render(<ServiceCardView card={service("Behandling", dayOffset)} />, { ...inList, language });
    const shown = document.querySelector("[data-ribbon-day]")?.textContent ?? "";
    const told = page.getByRole("img", { name: /09:00/ }).element().ariaLabel ?? "";
    if (near === undefined) expect(shown).toMatch(/^\p{L}{3,4} \d{1,2}\s\p{L}{3,4}$/u);
    else expect(shown).toBe(near);
    // "fre 27 nov" is "Fredag 27 november" in full.
    const start = near ?? shown.slice(0, 3);
    expect(told.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
    await expect.element(card.getByText(language === "sv" ? /1,4 km/ : /1\.4 km/)).toBeVisible();
  });
});

describe("the kind of work", () => {
  test.each([
    ["stands on the card", "Behandling", false, true],
    ["is left out where the list has no other", "Behandling", true, false],
    ["is left out where the name says it", "Fysioterapi för rygg", false, false],
  ])("%s", async (_, name, isOfOneKind, isShown) => {
    await render(<ServiceCardView card={service(name)} isOfOneKind={isOfOneKind} />, {
      ...inList,
      language: "sv",
    });
    expect(card.getByText("Fysioterapi", { exact: true }).elements()).toHaveLength(isShown ? 1 : 0);
  });

  test.each([false, true])(
    "stands on a business's card unless all are of it (%s)",
    async (isOfOneCategory) => {
      await render(
        <ProviderCardView card={business()} linkComponent={Link} isOfOneCategory={isOfOneCategory} />,
        { ...inList, language: "sv" },
      );
      expect(card.getByText(/^Hälsa och träning/).elements()).toHaveLength(isOfOneCategory ? 0 : 1);
    },
  );
});

describe("the card of a service", () => {
  test("opens it wherever one presses, but for its times", async () => {
    await render(<ServiceCardView card={service("Behandling")} />, {
      ...inList,
      language: "sv",
      screen: "phone",
    });
    const { left, top, width, height } = card.element().getBoundingClientRect();
    const linkAt = (x: number, y: number) =>
      document
        .elementFromPoint(left + width * x, top + height * y)
        ?.closest("a")
        ?.getAttribute("href");
    for (const y of [0.08, 0.3, 0.5, 0.58, 0.66, 0.95])
      expect([y, linkAt(0.97, y)]).toEqual([y, "/customer/services/behandling"]);
    const time = card
      .getByRole("link")
      .filter({ has: page.getByRole("time") })
      .first()
      .element();
    const box = time.getBoundingClientRect();
    const upmost = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(upmost?.closest("a")).toBe(time);
  });

  test("of a day opens on the day of its ribbon", async () => {
    await render(<ServiceCardView card={service("Behandling", 3)} isOfDay />, { ...inList, language: "sv" });
    const name = card.getByRole("heading").getByRole("link");
    await expect
      .element(name)
      .toHaveAttribute("href", `/customer/services/behandling?day=${addDays(today, 3)}`);
  });
});

describe("the card of a business", () => {
  test("names the service whose times it shows, and leads to them", async () => {
    await render(<ProviderCardView card={business()} linkComponent={Link} />, { ...inList, language: "sv" });
    await expect.element(card.getByText(/^Behandling av rygg och axlar · 45\smin/)).toBeVisible();
    const times = card
      .getByRole("link")
      .elements()
      .filter((link) => link.querySelector("time"));
    expect(times.map((link) => link.getAttribute("href"))).toEqual(
      business().nextTimes.map(() => expect.stringMatching(/^\/customer\/services\/behandling\?start=/)),
    );
  });

  test("that cannot be booked yet says that it will be, and offers no times", async () => {
    const soon = business({ isOnboarded: false, bookable: "not_onboarded", ribbon: null, nextTimes: [] });
    await render(<ProviderCardView card={soon} linkComponent={Link} />, { ...inList, language: "en" });
    await expect.element(card.getByText("This service will be available soon.")).toBeVisible();
    expect(card.getByRole("link").elements()).toHaveLength(1);
  });
});
