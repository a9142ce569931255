import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectRoot } from "@/scripts/support/project";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { sharedApp } from "../../support/run/context";

const words = {
  sv: {
    prefix: "",
    label: "Driftläge",
    quiet: /^(Allt fungerar: betalningar och mejl går fram|Inga kända störningar)\.$/,
    text: "I natt mellan 02 och 03 är sidan nere en stund.",
  },
  en: {
    prefix: "/en",
    label: "Service status",
    quiet: /^(All is well: payments and emails go through|No known disturbances)\.$/,
    text: "Tonight between 02 and 03 the site is down for a while.",
  },
} as const;

const run = promisify(execFile);
const status = (...more: string[]) =>
  run(process.execPath, ["--import", "tsx", "scripts/status.ts", ...more], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: sharedApp().databaseUrl },
  });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`the banner says what the operator set, and is one quiet line again, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const other = words[language === "sv" ? "en" : "sv"].text;
    // Both languages run at once, each with a message of its own.
    const sv = language === "sv" ? w.text : `${other} (2)`;
    const en = language === "en" ? w.text : `${other} (2)`;
    const { stdout } = await status("set", "--sv", sv, "--en", en);
    const banner = page.getByRole("region", { name: w.label });
    await signInPage(page, { role: "provider", ...demoAccount("Handen på axeln") });
    const cachedAndOwn = ["/provider", "/provider/pricing", "/provider/reviews"];
    for (const path of cachedAndOwn) {
      await openPage(page, `${w.prefix}${path}`);
      await expect(banner.getByText(w.text, { exact: true })).toBeVisible();
    }
    await expectSound(page);
    await status("clear", stdout.slice(0, 8));
    for (const path of cachedAndOwn) {
      await openPage(page, `${w.prefix}${path}`);
      await expect(banner.getByText(/\S/).first()).toBeVisible();
      await expect(banner.getByText(w.text, { exact: true })).toHaveCount(0);
    }
    await expect(banner.getByText(w.quiet).or(banner.getByText(/\(2\)$/))).toBeVisible();
  });
}
