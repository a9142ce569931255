import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { HomeSearch } from "@/components/directory/home/HomeSearch";
import type { AnswerOf } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { answer, holdAnswer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, pressByKeys, write } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";

/* The search of the home page, and what its field suggests. */

type Suggestions = AnswerOf<"GET /catalog/suggestions">;

const today = localDateOf(Date.now(), HOME_TIME_ZONE);

const time = (name: string, number: number): Suggestions["times"][number] => ({
  service_id: `9a4e0d0c-5b0a-4d53-8b52-5d4c0b1f7a0${number}`,
  name,
  company_name: "Handen på axeln",
  city: "Stockholm",
  price: 650,
  duration_minutes: 60,
  next: { start_time: `${today}T0${number}:00:00.000Z`, date: today, minute: 600, days_ahead: 0 },
});

const suggestions: Suggestions = {
  times: [time("Klassisk massage", 1), time("Idrottsmassage", 2)],
  businesses: [
    {
      id: "6e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a01",
      slug: "massagehuset",
      company_name: "Massagehuset",
      city: "Uppsala",
      average_rating: 4.5,
      review_count: 12,
      next: null,
    },
  ],
  categories: [{ slug: "massage", name: "Massage", is_subcategory: true }],
  cities: [],
};

const words = {
  sv: {
    home: "Någon har tid",
    what: "Vad",
    where: "Var",
    when: "När",
    tomorrow: "I morgon",
    other: "Annan dag",
    date: "Datum",
    search: "Sök",
    remove: "Ta bort naglar",
    clear: "Rensa",
    list: "Förslag",
    times: "Lediga tider",
  },
  en: {
    home: "Someone has time",
    what: "What",
    where: "Where",
    when: "When",
    tomorrow: "Tomorrow",
    other: "Another day",
    date: "Date",
    search: "Search",
    remove: "Remove naglar",
    clear: "Clear",
    list: "Suggestions",
    times: "Free times",
  },
} as const;

const outside = page.getByRole("heading", { level: 1 });
const days = { first: today, last: addDays(today, 90) };
const list = page.getByRole("listbox");
const selected = list.getByRole("option", { selected: true });
const labelled = (label: string) => page.getByLabelText(label, { exact: true });

async function open(language: Locale, screen: "phone" | "desktop" = "desktop") {
  await render(
    <>
      <h1>{words[language].home}</h1>
      <HomeSearch cities={["Stockholm", "Uppsala"]} city={null} days={days} />
    </>,
    { language, screen, path: customerPaths.home() },
  );
}

/** Writes into the field once its list has come, and waits for what is suggested. */
async function type(field: ReturnType<typeof labelled>, text: string) {
  await press(field);
  await expect.element(field).toHaveRole("combobox");
  await write(field, text);
  await expect.element(list).toBeVisible();
}

describe.each(inTurn(["the search of the home page"]))("$row in $language", ({ language }) => {
  const w = words[language];
  const field = labelled(w.what);
  const services = localePath(language, customerPaths.services());

  test("leads to the directory in one address, by keyboard alone", async () => {
    answer("GET /catalog/suggestions", { data: suggestions });
    await open(language);
    await type(field, "massage");
    await press("{Escape}");
    await choose(labelled(w.where), "Stockholm");
    await choose(labelled(w.when), w.tomorrow);
    await pressByKeys(page.getByRole("button", { name: w.search, exact: true }));
    expect(ledTo()).toEqual([`push ${services}?q=massage&city=Stockholm&date=tomorrow`]);
  });

  test("takes any day of the horizon by its date", async () => {
    await open(language);
    await expect.element(labelled(w.date)).not.toBeVisible();
    await choose(labelled(w.when), w.other);
    await expect.element(labelled(w.date)).toHaveAttribute("max", days.last);
    await write(labelled(w.date), addDays(today, 40));
    await pressByKeys(page.getByRole("button", { name: w.search, exact: true }));
    expect(ledTo()).toEqual([`push ${services}?date=other&day=${addDays(today, 40)}`]);
  });

  test("suggests what arrows lead to, by keyboard alone", async () => {
    const asked = answer("GET /catalog/suggestions", { data: suggestions });
    await open(language);
    await choose(labelled(w.where), "Uppsala");
    const { scrollHeight } = document.documentElement;
    await type(field, "massage");
    expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      q: "massage",
      city: "Uppsala",
      locale: language,
    });
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    const all = list.getByRole("option");
    expect(all.elements()).toHaveLength(4);
    await press("{ArrowDown}");
    await press("{End}");
    await expect.element(all.last()).toHaveAttribute("aria-selected", "true");
    await press("{Home}");
    await expect.element(field).toHaveAttribute("aria-activedescendant", all.first().element().id);
    await press("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue("massage");
    await press("{ArrowDown}");
    await expect.element(selected).toBeVisible();
    await press("{Enter}");
    const start = encodeURIComponent(suggestions.times[0]?.next.start_time ?? "");
    expect(ledTo()).toEqual([`push ${services}?focus=${suggestions.times[0]?.service_id}&start=${start}`]);
  });

  test("keeps the active suggestion when an answer has it in another place", async () => {
    const later = holdAnswer();
    answer("GET /catalog/suggestions", async ({ query }) => {
      if (query.get("q") === "mass") return { data: suggestions };
      await later.released();
      return { data: { ...suggestions, times: suggestions.times.toReversed() } };
    });
    await open(language);
    await type(field, "mass");
    const times = list.getByRole("group", { name: w.times }).getByRole("option");
    await field.fill("massage");
    await press("{ArrowDown}");
    await expect.element(times.first()).toHaveAttribute("aria-selected", "true");
    later.release();
    await expect.element(times.last()).toHaveAttribute("aria-selected", "true");
    await press("{Enter}");
    expect(ledTo()).toEqual([expect.stringContaining(`focus=${suggestions.times[0]?.service_id}&`)]);
  });

  test("opens a business that is pressed", async () => {
    answer("GET /catalog/suggestions", { data: suggestions });
    await open(language, "phone");
    await type(field, "mass");
    await press(list.getByRole("option", { name: /^Massagehuset/ }));
    expect(ledTo()).toEqual([`push ${localePath(language, customerPaths.provider("massagehuset"))}`]);
    await expect.element(list).not.toBeInTheDocument();
  });

  test("closes its list by Escape, by a press outside and when it is sent", async () => {
    answer("GET /catalog/suggestions", { data: suggestions });
    await open(language, "phone");
    for (const close of [() => press("{Escape}"), () => press(outside), () => press("{Enter}")]) {
      await type(field, "mass");
      await close();
      await expect.element(list).not.toBeInTheDocument();
      await expect.element(field).toHaveValue("mass");
    }
  });

  test("offers what was searched for again, until it is removed", async () => {
    answer("GET /catalog/suggestions", { data: suggestions });
    await open(language);
    for (const text of ["naglar", "massage"]) {
      await type(field, text);
      await press("{Enter}");
    }
    await leave();
    await open(language);
    await press(field);
    const rows = list.getByRole("option");
    await expect.element(rows.first()).toHaveTextContent("massage");
    await press("{ArrowDown}");
    await press("{Enter}");
    expect(ledTo()).toEqual([`push ${services}?q=massage`]);
    await press(outside);
    await press(field);
    await press(page.getByRole("button", { name: w.remove }));
    await expect.element(field).toHaveFocus();
    expect(rows.elements().map(({ textContent }) => textContent)).toEqual(["massage"]);
    await press(page.getByRole("button", { name: w.clear, exact: true }));
    await expect.element(list).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => /search/.test(key))).toEqual([]);
  });

  test("stays a plain field where nothing answers", async () => {
    answer("GET /catalog/suggestions", "lost");
    await open(language);
    await press(field);
    await expect.element(field).toHaveRole("combobox");
    await write(field, "massage", "{Enter}");
    expect(ledTo()).toEqual([`push ${services}?q=massage`]);
    await expect.element(list).not.toBeInTheDocument();
  });
});
