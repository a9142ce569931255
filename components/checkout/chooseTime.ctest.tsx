import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  at,
  chosenMs,
  FreeTimes,
  inAddress,
  leo,
  maria,
  openForm,
  pick,
  services,
  slotOf,
  takenFrom,
} from "@/tests/support/components/booking";
import { choose, press, pressByKeys } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { daysAhead } from "@/tests/support/components/settings";
import { bookingWords, timeWords } from "@/tests/support/words/booking";

/* Choosing service, person, day and time, before anything is paid. */

const iso = (startMs: number) => new Date(startMs).toISOString();
const shown = () => document.querySelectorAll("[name=startTime]").length;
const dayOf = (days: number) =>
  document.querySelector<HTMLInputElement>(`form label [value="${daysAhead(days)}"]`);
const pickDay = async (days: number) => {
  const label = dayOf(days)?.closest("label");
  await press(page.elementLocator(label ?? document.body));
};

describe("the times of a service in Swedish", () => {
  const language = "sv";
  const w = { ...bookingWords.sv, ...timeWords.sv };
  const form = page.getByRole("form", { name: w.form });
  const button = (name: string | RegExp) => form.getByRole("button", { name });

  test("next free: what it leads to is said, also when that is nothing", async () => {
    const times = new FreeTimes();
    times.isTaken = (startMs) => ![at(1, 13), at(2, 13)].includes(startMs);
    await openForm({ language });
    const said = form.getByRole("status");
    await press(button(w.nextFree));
    await expect.element(said).toMatchTextContent(w.found);
    expect(dayOf(2)?.checked).toBe(true);
    times.reply = "lost";
    await press(button(w.nextFree));
    await expect.element(said).toMatchTextContent(w.failed);
    times.reply = undefined;
    await press(button(w.retry));
    await expect.element(said).toMatchTextContent(w.none);
    await expect.element(button(w.nextFree)).toHaveFocus();
    expect(form.getByText(w.none).elements()).toHaveLength(2);
  });

  test.each(["lost", { code: "unavailable" }] as const)(
    "that cannot be loaded (%j) are said, not shown as none, and loaded by another try",
    async (reply) => {
      const times = new FreeTimes();
      times.reply = reply;
      await openForm({ language });
      const retry = form.getByRole("alert").getByRole("button", { name: w.retry });
      await expect.element(retry).toBeVisible();
      expect([shown(), document.querySelector("[data-skeletons]")]).toEqual([0, null]);
      times.reply = undefined;
      await press(retry);
      await expect.poll(shown).toBeGreaterThan(0);
      await expect.element(form.getByRole("alert")).not.toBeInTheDocument();
    },
  );

  test("only free times are shown, and the taken ones of the day when asked for", async () => {
    const times = new FreeTimes();
    times.isTaken = (startMs) => startMs < at(1, 12);
    await openForm({ language });
    expect(shown()).toBe(3);
    const parts = () =>
      [...document.querySelectorAll("fieldset fieldset legend")].map((each) => each.textContent);
    const isShown = (name: string) => parts().some((part) => part.startsWith(name));
    expect([w.morning, w.afternoon].map(isShown)).toEqual([false, true]);
    await press(button(w.showTaken));
    expect([w.morning, w.afternoon].map(isShown)).toEqual([true, true]);
    expect(document.querySelectorAll("[name=startTime]:disabled")).toHaveLength(2);
    await press(button(w.hideTaken));
    expect(shown()).toBe(3);
    await press(button(w.showTaken));
  });

  test("the month names each day once, and says why some of them cannot be picked", async () => {
    const times = new FreeTimes();
    const beside = [9, 11].find((days) => daysAhead(days).slice(0, 7) === daysAhead(10).slice(0, 7)) ?? 9;
    times.isTaken = (startMs) => startMs > at(beside, 0) && startMs < at(beside, 24);
    await openForm({ language, choice: { start: iso(at(10, 13)) } });
    const month = page.getByRole("dialog", { name: w.month });
    await press(button(w.showMonth));
    const days = month
      .getByRole("gridcell")
      .elements()
      .filter(({ textContent }) => /\d/.test(textContent));
    expect(days.length).toBeGreaterThan(27);
    for (const day of days) {
      expect(day.ariaLabel).toMatch(w.monthDay);
      expect(day.ariaLabel?.match(/da[gy],? \d/g)).toHaveLength(1);
      expect([day.tagName, day.getAttribute("title")]).toEqual(["BUTTON", null]);
    }
    const booked = days.filter(({ ariaLabel }) => ariaLabel?.includes(w.booked));
    expect(booked.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([
      Number(daysAhead(beside).slice(8)),
    ]);
    expect(month.getByRole("gridcell", { selected: true }).elements()).toHaveLength(1);
    await press("{Escape}");
    await expect.element(month).not.toBeInTheDocument();
    await press(button(w.showMonth));
    await expect.element(month).toBeVisible();
  });

  test("a time that was picked is still picked after a reload", async () => {
    new FreeTimes();
    const { reload } = await openForm({ language });
    await pick(at(1, 17));
    expect(inAddress()).toEqual({ start: iso(at(1, 17)) });
    await reload();
    expect(chosenMs()).toBe(at(1, 17));
    expect(inAddress()).toEqual({ start: iso(at(1, 17)) });
  });

  test("a link to another time chooses that one in the form that is open", async () => {
    new FreeTimes();
    const { follow } = await openForm({ language, choice: { start: iso(at(1, 17)) } });
    expect(chosenMs()).toBe(at(1, 17));
    await follow({ start: iso(at(3, 9)) });
    expect(chosenMs()).toBe(at(3, 9));
  });

  test("a day that was picked without a time stays over a reload", async () => {
    new FreeTimes();
    const { reload } = await openForm({ language });
    expect(inAddress()).toEqual({});
    await pickDay(4);
    expect(inAddress()).toEqual({ day: daysAhead(4) });
    await reload();
    expect(dayOf(4)?.checked).toBe(true);
    expect(chosenMs()).toBe(null);
  });

  test("a chosen time is let go with another day, and with another service, whose day stays where it is free", async () => {
    const times = new FreeTimes();
    await openForm({ language, choice: { start: iso(at(1, 10)) } });
    await pickDay(3);
    expect(chosenMs()).toBe(null);
    expect(inAddress()).toEqual({ day: daysAhead(3) });

    await pick(at(3, 13));
    expect(inAddress()).toEqual({ start: iso(at(3, 13)) });
    const [, other] = services;
    const service = form.getByLabelText(w.service, { exact: true });
    await choose(service, other.id);
    expect(ledTo().at(-1)).toBe(`replace /customer/services/${other.slug}?day=${daysAhead(3)}`);
    await expect.element(service).toHaveValue(other.id);
    expect([chosenMs(), dayOf(3)?.checked]).toEqual([null, true]);
    expect(inAddress()).toEqual({ day: daysAhead(3) });

    times.isTaken = (startMs) => startMs > at(3, 0) && startMs < at(4, 0);
    await choose(service, services[0].id);
    expect([chosenMs(), dayOf(3)?.checked, dayOf(1)?.checked]).toEqual([null, false, true]);
  });

  test("a chosen time that is not free any more is let go, which is said", async () => {
    const times = new FreeTimes();
    times.isTaken = takenFrom(2);
    await openForm({ language, choice: { start: iso(at(2, 10)) } });
    expect(chosenMs()).toBe(null);
    await expect.element(form.getByRole("status")).toMatchTextContent(w.gone);
    await expect.element(form.getByText(w.noTimes)).toBeVisible();
  });
});

describe("with whom, in English", () => {
  const language = "en";
  const w = { ...bookingWords.en, ...timeWords.en };
  const form = page.getByRole("form", { name: w.form });
  const who = form.getByRole("group", { name: w.who });

  test("a person is chosen by keys, and the time stays where that person is free then", async () => {
    const times = new FreeTimes();
    times.isTaken = (startMs, staffId) => startMs === at(2, 10) && staffId === leo.id;
    const choice = { start: iso(at(2, 10)) };
    const { reload } = await openForm({ language, people: [maria, leo], choice, screen: "phone" });
    const radio = (name: string) => who.getByRole("radio", { name });
    await expect.element(radio(w.anybody)).toBeChecked();
    expect(chosenMs()).toBe(at(2, 10));

    await pressByKeys(radio(w.anybody), "{ArrowRight}");
    await expect.element(radio(maria.name)).toBeChecked();
    expect(inAddress()).toEqual({ ...choice, staff: maria.id });
    expect(chosenMs()).toBe(at(2, 10));
    expect(ledTo().at(-1)).toMatch(/^replace .*staff=/);

    await press("{ArrowRight}");
    expect(inAddress()).toEqual({ day: daysAhead(2), staff: leo.id });
    expect(chosenMs()).toBe(null);
    await press(form.getByRole("button", { name: w.showTaken }));
    expect(slotOf(at(2, 10))?.disabled).toBe(true);
    await pick(at(2, 15));
    await reload();
    await expect.element(radio(leo.name)).toBeChecked();
    expect(chosenMs()).toBe(at(2, 15));
    expect(document.querySelector("[data-bar-person]")?.textContent).toBe(leo.name);

    await press(form.getByText(w.anybody));
    expect(inAddress()).toEqual({ start: iso(at(2, 15)) });
    expect(chosenMs()).toBe(at(2, 15));
  });

  test("whoever works alone is not spoken of", async () => {
    new FreeTimes();
    await openForm({ language, people: [maria] });
    expect(shown()).toBeGreaterThan(0);
    await expect.element(who).not.toBeInTheDocument();
  });

  test("before a time is chosen, the bar has the price and leads to the times by Enter", async () => {
    new FreeTimes();
    await openForm({ language, screen: "phone" });
    const bar = page.getByRole("region", { name: w.bar });
    await expect.element(bar).toMatchTextContent(/420\skr/);
    await pressByKeys(bar.getByRole("button", { name: w.choose }));
    const focused = document.activeElement;
    expect(focused?.getAttribute("name")).toBe("startTime");
    await expect
      .element(page.elementLocator(focused?.closest("label") ?? document.body))
      .toBeInViewport({ ratio: 1 });
  });

  test("the second step stays over a reload, after which changing the time leaves no entry behind it", async () => {
    new FreeTimes();
    const start = iso(at(1, 10));
    const { reload } = await openForm({ language, choice: { start } });
    const heading = form.getByRole("heading", { level: 3 }).first();
    await press(page.getByRole("button", { name: w.next, exact: true }));
    expect(inAddress()).toEqual({ start, step: "details" });
    await expect.element(heading).toHaveFocus();
    await reload();
    await press(form.getByRole("button", { name: w.back }));
    await expect.poll(inAddress).toEqual({ start });
    expect(window.navigation.canGoForward).toBe(true);
    await expect.element(heading).toHaveFocus();
    expect(chosenMs()).toBe(at(1, 10));
  });
});
