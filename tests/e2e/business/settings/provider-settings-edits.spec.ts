import { brand } from "@/lib/brand";
import { type OwnSalon, ownSalon } from "../../../support/calls/business";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { signInOnForm } from "../../../support/pages/page";
import { inOtherTab, openAt, openSettings, pressSave, saveButton } from "../../../support/pages/settingsPage";
import { password } from "../../../support/password";
import { settingsWords } from "../../../support/words/settings";

type Settings = {
  openingHours: { open_time: string | null }[];
  unavailableSlots: { start_time: string; end_time: string; reason: string | null }[];
};

const settingsOf = async ({ own }: OwnSalon) => (await own.get<Settings>("/providers/me/settings")).body;

test("an edit is restored after the session ended, and asks where a save in between changed the same @phone", async ({
  page,
}) => {
  const w = settingsWords.sv;
  const salon = await ownSalon();
  await openSettings(page, salon.email, w, "hours");
  await openAt(page, w, w.monday, "0800");
  await page.getByRole("button", { name: w.addDay }).click();
  const other = await inOtherTab(page);
  await openAt(other, w, w.monday, "10:00");
  await pressSave(other, w);
  await other.close();
  await page.context().clearCookies({ name: `${brand.slug}.provider` });
  await saveButton(page, w).click();
  await signInOnForm(page, authWords.sv, { email: salon.email, password });
  const dialog = page.getByRole("dialog", { name: w.stale });
  await expect(dialog.getByText("08:00–17:00")).toBeVisible();
  await expect(dialog.getByText("10:00–17:00")).toBeVisible();
  await dialog.getByRole("button", { name: w.choose }).click();
  await expect(page.getByLabel(w.opens(w.monday), { exact: true })).toHaveValue("08:00");
  await page.getByRole("button", { name: w.edit }).click();
  // One that is added now is another than the one that came back.
  await page.getByRole("button", { name: w.addDay }).click();
  const notes = page.getByLabel(w.note, { exact: true });
  await notes.nth(1).fill("Kvällsöppet");
  await expect(notes.nth(0)).toHaveValue("");
  await pressSave(page, w);
  expect((await settingsOf(salon)).openingHours[0]?.open_time).toBe("08:00");
});
