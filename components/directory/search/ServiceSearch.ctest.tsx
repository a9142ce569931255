import { useSearchParams } from "next/navigation";
import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { Understood } from "@/lib/directory/search/said/understand";
import { parseServiceFilters } from "@/lib/directory/search/serviceFilterSchemas";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { tellPosition } from "@/tests/support/components/position";
import { choose, press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { DirectoryNavigation } from "./DirectoryNavigation";
import { ServiceSearchSection } from "./ServiceSearchSection";

/* The search of a directory: its field, the menus of a wide screen, the sheet of a phone, and the order. */

const today = localDateOf(Date.now(), HOME_TIME_ZONE);

const options = {
  categories: [
    {
      slug: "health-fitness",
      name: "Health and fitness",
      subcategories: [{ slug: "physiotherapy", name: "Physiotherapy" }],
    },
    { slug: "automotive", name: "Automotive", subcategories: [] },
  ],
  cities: ["Stockholm", "Göteborg"],
  days: [{ date: today, label: "Today" }],
  lastDay: addDays(today, 90),
};

/** The part of the page, with the filters that its address says. */
function Page({ base, understood }: { base: string; understood: Understood | null }) {
  const query = useSearchParams();
  const params = Object.fromEntries(
    [...query.keys()].map((key) => {
      const all = query.getAll(key);
      return [key, all.length === 1 ? all[0] : all];
    }),
  );
  return (
    <DirectoryNavigation>
      <ServiceSearchSection
        base={base}
        filters={parseServiceFilters(params)}
        understood={understood}
        options={options}
      />
    </DirectoryNavigation>
  );
}

type Opened = {
  language: Locale;
  query?: string;
  screen?: "phone" | "desktop";
  understood?: Understood | null;
};

async function open({ language, query = "", screen = "desktop", understood = null }: Opened) {
  const path = customerPaths.services();
  await render(<Page base={localePath(language, path)} understood={understood} />, {
    language,
    screen,
    path: `${path}${query}`,
  });
}

const asked = () => new URLSearchParams(window.location.search);
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function toggle(choice: Locator) {
  await pressByKeys(choice, "{ }");
}

describe("the menus", () => {
  test("narrow the list with each choice, by keyboard alone", async () => {
    await open({ language: "en" });
    const category = page.getByRole("group").filter({ has: box("Automotive") });
    await pressByKeys(page.elementLocator(summaryOf("Category")));
    await expect.element(category.first()).toBeVisible();
    // For those without scripts, who have to send the form.
    await expect.element(button("Show")).not.toBeInTheDocument();
    await toggle(box("Health and fitness"));
    await toggle(box("Physiotherapy"));
    await press("{Escape}");
    await expect.element(page.elementLocator(summaryOf("Category"))).toHaveFocus();
    await pressByKeys(page.elementLocator(summaryOf("Price")));
    await write(field("Highest"), "800", "{Tab}");
    expect(Object.fromEntries(asked())).toEqual({
      category: "health-fitness",
      subcategory: "physiotherapy",
      maxPrice: "800",
    });
    // Each choice is a step that Back undoes.
    expect(ledTo().map((step) => step.split(" ")[0])).toEqual(["push", "push", "push"]);
  });

  test("offer the hours of an address, which can be taken away and chosen again", async () => {
    await open({ language: "en", query: "?time=17:00-19:30" });
    await pressByKeys(page.elementLocator(summaryOf("Time of day")));
    const hours = box("17:00–19:30");
    await expect.element(hours).toBeChecked();
    await toggle(hours);
    expect(asked().size).toBe(0);
    await expect.element(hours).not.toBeChecked();
    await expect.element(hours).toHaveFocus();
    await toggle(hours);
    expect(asked().get("time")).toBe("17:00-19:30");
  });

  test("take any day of the horizon by its date", async () => {
    await open({ language: "en" });
    await pressByKeys(page.elementLocator(summaryOf("Day")));
    const date = field("Date");
    await expect.element(date).toHaveAttribute("min", today);
    await expect.element(date).toHaveAttribute("max", options.lastDay);
    await write(date, addDays(today, 91));
    expect(asked().get("date")).toBeNull();
    await write(date, addDays(today, 40));
    expect(asked().get("date")).toBe(addDays(today, 40));
    await expect.element(page.getByRole("radio", { name: "Another day" })).toBeChecked();
    await press(page.getByRole("radio", { name: "Today" }));
    expect(asked().get("date")).toBe(today);
  });

  test("say why there is no position, and reach as far around it as one says", async () => {
    await open({ language: "sv" });
    await pressByKeys(page.elementLocator(summaryOf("Plats")));
    await press(button("Nära mig"));
    await expect.element(page.getByText(/^Webbläsaren delar inte din plats\./)).toBeVisible();
    const hide = tellPosition({ latitude: 59.329_34, longitude: 18.068_56 });
    await press(button("Nära mig"));
    hide();
    expect(Object.fromEntries(asked())).toEqual({
      lat: "59.329",
      lng: "18.069",
      radiusKm: "10",
      sort: "distance",
    });
    await choose(field("Avstånd"), "Inom 2 km");
    expect(asked().get("radiusKm")).toBe("2");
  });
});

/** The heading of a menu, which is a `summary` and has no role of its own. */
function summaryOf(name: string): Element {
  const found = [...document.querySelectorAll("summary")].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  if (found === undefined) throw new Error(`No menu ${name}`);
  return found;
}

describe.each(inTurn(["the sheet of a phone"]))("$row in $language", ({ language }) => {
  const w =
    language === "sv"
      ? { open: "Filter", one: "Filter (1)", show: (n: number) => `Visa ${n} resultat`, max: "Högst" }
      : { open: "Filters", one: "Filters (1)", show: (n: number) => `Show ${n} results`, max: "Highest" };
  const clear = language === "sv" ? "Rensa alla filter" : "Clear all filters";
  const sheet = page.getByRole("dialog");
  const inSheet = (label: string) => sheet.getByLabelText(label, { exact: true });
  const count = () =>
    answer("GET /services/v1", ({ query }) => ({ data: [], total: query.has("city") ? 7 : 40 }));

  test("counts what it would show, and shows it", async () => {
    const counted = count();
    await open({ language, query: "?q=massage", screen: "phone" });
    await press(button(w.open));
    await expect.element(sheet.getByRole("button", { name: w.show(40) })).toBeVisible();
    await toggle(inSheet("Stockholm"));
    expect(asked().toString()).toBe("q=massage");
    await pressByKeys(sheet.getByRole("button", { name: w.show(7) }));
    expect(asked().toString()).toBe("q=massage&city=Stockholm");
    const last = new URLSearchParams(counted.at(-1)?.query);
    last.delete("limit");
    expect(last.toString()).toBe(asked().toString());
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(button(w.one)).toBeVisible();
    // The layer's entry becomes that of the choice.
    expect(ledTo()).toEqual([expect.stringMatching(/^replace /)]);
  });

  test("counts a price that was typed just before its button is pressed", async () => {
    count();
    await open({ language, screen: "phone" });
    await press(button(w.open));
    await inSheet(w.max).fill("500");
    await press(sheet.getByRole("button", { name: /^(Visa|Show) / }));
    expect(asked().toString()).toBe("maxPrice=500");
  });

  test("counts what the words of the search say as well, but for what is chosen instead", async () => {
    const counted = count();
    const understood = {
      ...{ rest: "massage", words: {}, date: null, until: null, time: null, city: null, place: null },
      ...{ minPriceOre: null, maxPriceOre: 90_000, isNearMe: false },
    };
    await open({ language, query: "?q=massage+under+900", screen: "phone", understood });
    await press(button(w.open));
    await write(inSheet(w.max), "500", "{Tab}");
    expect(counted.map(({ query }) => query.toString())).toEqual([
      "q=massage&maxPrice=900&limit=1",
      "q=massage&maxPrice=500&limit=1",
    ]);
  });

  test("changes nothing when it is closed, and clears what is chosen", async () => {
    count();
    await open({ language, query: "?city=Stockholm", screen: "phone" });
    await press(button(w.one));
    await toggle(inSheet("Göteborg"));
    await press("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    expect(asked().toString()).toBe("city=Stockholm");
    await press(button(w.one));
    await expect.element(inSheet("Göteborg")).not.toBeChecked();
    await press(sheet.getByRole("button", { name: clear }));
    await press(sheet.getByRole("button", { name: w.show(40) }));
    expect(asked().size).toBe(0);
  });
});

describe("the field", () => {
  const search = field("Sök tjänst, företag eller stad");
  const nothing = { times: [], businesses: [], categories: [], cities: [] };

  test("is searched after a pause in typing, in place of the letters before", async () => {
    answer("GET /catalog/suggestions", { data: nothing });
    await open({ language: "sv" });
    await write(search, "mas");
    await write(search, "massage");
    await expect.poll(() => asked().get("q")).toBe("massage");
    expect(ledTo()).toEqual(["replace /customer/services?q=massage"]);
  });

  test("leaves the map of a phone where it is", async () => {
    answer("GET /catalog/suggestions", { data: nothing });
    await open({ language: "sv", query: "?map=1", screen: "phone" });
    await write(search, "massage");
    await expect.poll(() => asked().get("q")).toBe("massage");
    expect(asked().get("map")).toBe("1");
  });

  test("emptied before the pause is over, searches for nothing", async () => {
    answer("GET /catalog/suggestions", { data: nothing });
    await open({ language: "sv" });
    await write(search, "massage");
    const typedAt = performance.now();
    await press(button("Töm sökfältet"));
    await expect.element(search).toHaveValue("");
    await expect.poll(() => performance.now() - typedAt).toBeGreaterThan(600);
    expect(ledTo()).toEqual([]);
    await write(search, "naglar");
    await expect.poll(() => asked().get("q")).toBe("naglar");
    expect(ledTo()).toEqual(["replace /customer/services?q=naglar"]);
  });
});

describe("the order", () => {
  test.each([
    ["", 7, "Recommended"],
    ["?q=massage", 8, "Best match"],
    ["?lat=59.33&lng=18.06&radiusKm=10", 8, "Recommended"],
  ])("of '%s' is one of %i, %s unless another is chosen", async (query, number, usual) => {
    await open({ language: "en", query });
    const order = field("Sort");
    expect(order.getByRole("option").elements()).toHaveLength(number);
    await expect.element(order).toHaveDisplayValue(usual);
    await choose(order, "price_asc");
    expect(asked().get("sort")).toBe("price_asc");
    await choose(order, usual);
    expect(asked().get("sort")).toBeNull();
  });
});
