import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectRoot } from "@/scripts/support/project";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openPage, reload, signInPage } from "../../support/pages/page";
import { sharedApp } from "../../support/run/context";
import { reviewWords } from "../../support/words/reviews";

/* What a business, and the operator, make of a review. What the dialogs do: ReviewList.ctest.tsx. */

/** `npm run reviews` with these arguments: the operator decides by the command, not by a page. */
const operator = (...more: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/reviews.ts", ...more], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: sharedApp().databaseUrl },
  });

/** Each language uses another business, since the test changes its reviews. */
const pages = {
  sv: { path: "/provider/reviews", business: "Salong Norr" },
  en: { path: "/en/provider/reviews", business: "Rena Rum i Uppsala" },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const [w, { path, business }] = [reviewWords[language], pages[language]];

  test(`a review is reported, decided about by the operator and answered, in ${language} ${tag}`, async ({
    page,
  }) => {
    await signInPage(page, { role: "provider", ...demoAccount(business) });
    await openPage(page, path);
    const report = page.getByRole("button", { name: w.reportOf }).first();
    const reference = ((await report.getAttribute("aria-label")) ?? "").slice(w.reportOf.length + 1);
    const item = page.getByRole("listitem").filter({ hasText: reference });
    const dialog = page.getByRole("dialog");
    await report.click();
    await dialog.getByText(w.other, { exact: true }).click();
    await dialog.getByLabel(w.details).fill("Det här besöket har aldrig varit.");
    await dialog.getByRole("button", { name: w.send }).click();
    await expect(item.getByText(w.reported)).toBeVisible();
    await reload(page);
    await expect(item.getByText(w.reported)).toBeVisible();

    await operator("keep", reference, "--reason", "Besöket finns i kalendern.");
    await reload(page);
    await expect(item.getByText(w.kept)).toBeVisible();
    await expect(item.getByText("Besöket finns i kalendern.")).toBeVisible();
    await expect(item.getByText(w.reported)).toHaveCount(0);

    await item.getByRole("button", { name: w.answerOf }).click();
    await dialog.getByLabel(w.text).fill("Tack, välkommen åter.");
    await dialog.getByRole("button", { name: w.publish }).click();
    await expect(page.getByText(w.published)).toBeVisible();
    await expect(item.getByText("Tack, välkommen åter.")).toBeVisible();
  });
}
