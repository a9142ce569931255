import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./page";

/* The form in which a time is chosen and paid for, in the browser. */

/** What finds it in a language. */
type Words = { prefix: string; form: string };

/** The service's booking form, opened on the time. */
export async function openForm(page: Page, w: Words, serviceId: string, startTime: string): Promise<Locator> {
  const query = new URLSearchParams({ focus: serviceId, start: startTime });
  await open(page, `${w.prefix}/customer/services?${query}`);
  const form = page.getByRole("form", { name: w.form });
  await expect(form.getByRole("radio", { checked: true }).and(form.locator("[name=startTime]"))).toHaveCount(
    1,
  );
  return form;
}
