import { registered } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { openPage, reload, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* What is kept of a booking that is being made, where, and until when. */

const w = bookingWords.sv;
const comments = /^Hälsning till /;

test("signing out in one tab empties the forms of the others, and so does a session that ended elsewhere @desktop", async ({
  page,
  context,
}) => {
  const account = { role: "customer", email: await registered(), password } as const;
  const { service, startTime } = await anyFreeSlot();
  const details = `/customer/services/${service.id}?${new URLSearchParams({ start: startTime, step: "details" })}`;
  const form = page.getByRole("form", { name: w.form });
  const comment = form.getByLabel(comments);
  const say = async () => {
    await form.getByRole("button", { name: comments }).click();
    await comment.fill("Ring på hos Ek");
  };
  await signInPage(page, account);
  await openPage(page, details);
  await expect(page.getByText(`Bokas på ${account.email}`)).toBeVisible();
  await say();
  const other = await context.newPage();
  await openPage(other, "/customer/about");
  const banner = other.getByRole("banner");
  await banner.locator("summary[aria-label^='Ditt konto']").click();
  await banner.getByRole("button", { name: "Logga ut" }).click();
  await expect(banner.getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(comment).toHaveValue("");
  await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("");

  await signInPage(page, account);
  await reload(page);
  await expect(page.getByText(`Bokas på ${account.email}`)).toBeVisible();
  await say();
  expect((await page.request.post("/auth/v1/logout?role=customer")).ok()).toBe(true);
  await reload(page);
  await expect(form.getByLabel(w.name, { exact: true })).toBeVisible();
  await expect(comment).toHaveCount(0);
});
