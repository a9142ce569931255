import { expect, type Locator, type Page } from "@playwright/test";
import { bookingWords } from "../words/booking";
import { openPage, pressChoice } from "./page";

export { bookingWords };

/* The form in which a time is chosen and paid for, in the browser. */

/** The path prefix of a language, and the name of the form. */
type Words = { prefix: string; form: string };

/** The service's booking form, opened on the time. */
export async function openForm(page: Page, w: Words, serviceId: string, startTime: string): Promise<Locator> {
  const query = new URLSearchParams({ focus: serviceId, start: startTime });
  await openPage(page, `${w.prefix}/customer/services?${query}`);
  const form = page.getByRole("form", { name: w.form });
  await expect(form.getByRole("radio", { checked: true }).and(form.locator("[name=startTime]"))).toHaveCount(
    1,
  );
  return form;
}

type BookingWords = Pick<(typeof bookingWords)["sv" | "en"], "name" | "email" | "pay" | "card">;

/** Goes on from the chosen time to the details, until their heading has the focus. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator("[data-next]").click();
  await expect(page).toHaveURL(/[?&]step=details(&|$)/);
  await expect(page.getByRole("form").locator("h3:focus")).toHaveCount(1);
  await askForEarlyStart(page);
}

/** Asks for a visit within the withdrawal period, where that has to be asked for. */
export async function askForEarlyStart(page: Page): Promise<void> {
  const box = page.locator("[name=earlyStart]");
  if ((await box.count()) > 0) await pressChoice(box);
}

/** Goes on to the details, and fills them in. */
export async function fillContact(form: Locator, w: BookingWords, email: string): Promise<void> {
  await openDetails(form.page());
  await form.getByLabel(w.name, { exact: true }).fill("Test Testsson");
  await form.getByLabel(w.email, { exact: true }).fill(email);
}

/** Fills the payment page of a payment link, which does not know who pays. */
export async function payLinkByCard(page: Page, w: BookingWords, email: string): Promise<void> {
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await payByCard(page, w);
}

/** Pays on the payment provider's page. */
export async function payByCard(page: Page, w: BookingWords, number = "4242 4242 4242 4242"): Promise<void> {
  const [card, expiry, cvc, name] = w.card;
  await page.getByLabel(card).fill(number);
  await page.getByLabel(expiry).fill("12/34");
  await page.getByLabel(cvc).fill("123");
  await page.getByLabel(name).fill("Test Testsson");
  await page.getByRole("button", { name: w.pay }).click();
}
