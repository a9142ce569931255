import { localePath } from "@/lib/i18n/localePath";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { freeStarts } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, reload, signInPage } from "../../support/pages/page";
import { whenAsked } from "../../support/pages/timeLimits";
import { password } from "../../support/password";
import { noticeWords } from "../../support/words/notices";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = noticeWords[language];

  test.describe(`what is new in the calendar in ${language}`, { tag }, () => {
    test("a booking that comes while the page is open is told by a toast, counted by the bell, and read by opening it", async ({
      page,
    }) => {
      test.slow();
      const { email, service } = await ownSalon();
      const [startTime = ""] = await freeStarts(service);
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, localePath(language, "/provider/dashboard"));
      await expect(page.getByRole("button", { name: w.none })).toBeVisible();
      // The page asks every ten seconds, and may have told it for a while when whoever pays learns that it is confirmed.
      const [{ id }] = await Promise.all([
        bookTimeOf(service, startTime),
        expect(page.getByText(w.toast)).toBeVisible(whenAsked),
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
  });
}
