import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { freeStarts } from "../../support/calls/checkout";
import { memberOf } from "../../support/calls/members";
import { expect, test } from "../../support/pages/browserTest";
import { abortCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, reload, signInPage, tabTo } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    none: "Nytt: inget oläst",
    one: "Nytt: 1 oläst",
    two: "Nytt: 2 olästa",
    list: "Nytt",
    failed: /^Det gick inte att hämta/,
    nothing: /har inget hänt/,
    toast: /^Ny bokning: /,
    entry: /Ny bokning: /,
  },
  en: {
    prefix: "/en",
    none: "News: nothing unread",
    one: "News: 1 unread",
    two: "News: 2 unread",
    list: "News",
    failed: /^The latest news could not/,
    nothing: /Nothing has happened/,
    toast: /^New booking: /,
    entry: /New booking: /,
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`what is new in the calendar in ${language}`, { tag }, () => {
    test("a booking that comes while the page is open is told by a toast, counted by the bell, and read by opening it", async ({
      page,
    }) => {
      test.slow();
      const { email, service } = await ownSalon();
      const [startTime = ""] = await freeStarts(service);
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/dashboard`);
      await expect(page.getByRole("button", { name: w.none })).toBeVisible();
      // The page asks every ten seconds, and may have told it for a while when whoever pays learns that it is confirmed.
      const [{ id }] = await Promise.all([
        bookTimeOf(service, startTime),
        expect(page.getByText(w.toast)).toBeVisible({ timeout: 45_000 }),
      ]);
      await page.getByRole("button", { name: w.one }).click();
      const list = page.getByRole("dialog", { name: w.list });
      await expect(list.getByRole("link", { name: w.entry })).toBeVisible();
      await expectSound(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: w.none })).toBeFocused();
      await reload(page);
      await page.getByRole("button", { name: w.none }).click();
      await list.getByRole("link", { name: w.entry }).click();
      await expect(page).toHaveURL(new RegExp(`/provider/bookings\\?booking=${id}`));
      await expect(list).toBeHidden();
    });

    test("a list that could not be asked for says so, and not that nothing happened, until it can", async ({
      page,
    }) => {
      const { email } = await ownSalon();
      await page.clock.install();
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/dashboard`);
      const bell = page.getByRole("button", { name: w.none });
      await expect(bell).toBeVisible();
      const letThrough = await abortCalls(page, "**/providers/me/notices");
      await bell.click();
      const list = page.getByRole("dialog", { name: w.list });
      await expect(list.getByText(w.failed)).toBeVisible();
      await expect(list.getByText(w.nothing)).toBeHidden();
      letThrough();
      await page.clock.fastForward("00:11");
      await expect(list.getByText(w.nothing)).toBeVisible();
    });

    test("a booking that comes while a dialog is open is counted by the bell, and covers nothing", async ({
      page,
    }) => {
      test.slow();
      const { email, service } = await ownSalon();
      const starts = await freeStarts(service);
      const { id } = await bookTimeOf(service, starts.at(0) ?? "");
      await page.clock.install();
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/bookings?booking=${id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await bookTimeOf(service, starts.at(-1) ?? "");
      await page.clock.fastForward("00:11");
      // The dialog hides the bell from screen readers while it is open.
      await expect(page.getByRole("button", { name: w.two, includeHidden: true })).toBeAttached();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: w.two })).toBeVisible();
      await expect(page.getByText(w.toast)).toHaveCount(0);
    });
  });
}

test("a member chooses what they are told, by keyboard at 320 px @phone", async ({ page }) => {
  test.slow();
  const { own } = await ownSalon();
  const member = await memberOf(own);
  await page.setViewportSize({ width: 320, height: 700 });
  await signInPage(page, { role: "provider", email: member.email, password });
  await openPage(page, "/provider/settings/notices");
  await expect(page.getByRole("radio", { name: "Hela företagets" })).toHaveCount(0);
  await expectSound(page);
  const moved = page.getByRole("group", { name: "Flyttade tider" });
  const byMail = moved.getByRole("checkbox", { name: "E-post" });
  await expect(byMail).toBeChecked();
  await tabTo(page, byMail);
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("radio", { name: "Nej tack" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Spara" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sparat")).toBeVisible();
  await reload(page);
  await expect(byMail).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "Dagar då det finns bokningar" })).toBeChecked();
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoOverflow(page);
  const { body } = await member.own.get<Record<string, unknown>>("/providers/me/notice-settings");
  expect(body).toMatchObject({
    scope: "own",
    booked: { by_mail: true, in_page: true },
    moved: { by_mail: false, in_page: true },
    morning_mail: "booked",
  });
});
