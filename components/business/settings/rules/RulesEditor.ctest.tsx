import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { choose, press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { SettingsServer, today } from "@/tests/support/components/settings";
import { settingsWords } from "@/tests/support/words/settings";
import { RulesEditor } from "./RulesEditor";

const reads = { "24": "Fri fram till 24 timmar före", "48": "Free up to 48 hours before" };

async function openRules(language: Locale, screen?: "phone") {
  const server = new SettingsServer();
  const editor = () => <RulesEditor stored={server.stored} today={today()} cancellationTexts={reads} />;
  await render(editor(), { language, path: "/provider/settings/rules", ...(screen && { screen }) });
  return server;
}

test("the rules are set by keyboard alone", async () => {
  const w = settingsWords.sv;
  const server = await openRules("sv");
  const cancellation = page.getByLabelText(w.cancellation);
  await pressByKeys(cancellation, "{ArrowDown}");
  await expect.element(cancellation).toHaveValue("48");
  await pressByKeys(page.getByRole("button", { name: w.save, exact: true }));
  await expect.element(page.getByText(w.saved, { exact: true })).toBeVisible();
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Bokningsregler" })).toHaveFocus();
  expect(server.saves.map(({ body }) => body.rules)).toEqual([
    { ...server.now.rules, free_cancellation_hours: 48 },
  ]);
});

test("a rule says what customers read", async () => {
  const w = settingsWords.en;
  await openRules("en");
  await choose(page.getByLabelText(w.cancellation), w.twoDays);
  await expect.element(page.getByText(w.cancellationReads)).toBeVisible();
});

test("the message of a save stands clear of the bar that the next edit brings", async () => {
  const w = settingsWords.sv;
  await openRules("sv", "phone");
  const save = page.getByRole("button", { name: w.save, exact: true });
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "200%"],
  ] as const) {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = textSize;
    await choose(page.getByLabelText(w.cancellation), "48");
    await press(save);
    await choose(page.getByLabelText(w.cancellation), "24");
    const message = () =>
      [...document.querySelectorAll("[data-sonner-toast]")].findLast(({ textContent }) =>
        textContent.includes(w.saved),
      );
    const gap = () => {
      const said = message()?.getBoundingClientRect();
      return said && save.element().getBoundingClientRect().y - said.bottom;
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await expect.element(page.getByText(w.unsaved)).toBeInViewport({ ratio: 1 });
    await press(save);
  }
});
