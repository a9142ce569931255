import { expect, type Locator, type Page } from "@playwright/test";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { OwnSalon } from "../calls/business";
import { ownBookingsPath } from "../calls/desk";
import { password } from "../password";
import type { DeskWords } from "../words/desk";
import { openPage, signInPage } from "./page";

export { type DeskWords, deskWords } from "../words/desk";

/** Signs the salon in and opens the form beside the week for a day and a clock time. */
export async function openNewBooking(
  page: Page,
  w: DeskWords,
  salon: OwnSalon,
  when: string,
): Promise<Locator> {
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `${w.prefix}/provider/bookings?view=week&new=${when}`);
  const form = page.getByRole("region", { name: w.title });
  await expect(form.getByRole("combobox", { name: w.customer })).toBeFocused();
  return form;
}

/** Types a name that nobody has, and what the new customer is reached by. */
export async function fillNewCustomer(
  form: Locator,
  w: DeskWords,
  { name, phone = "", email = "" }: { name: string; phone?: string; email?: string },
): Promise<void> {
  await form.getByRole("combobox", { name: w.customer }).fill(name);
  await form.getByRole("option", { name: w.newCustomer(name) }).click();
  await form.getByLabel(w.phone, { exact: true }).fill(phone);
  await form.getByLabel(w.email).fill(email);
}

/** What the business has booked, earliest first. */
export const ownBookings = async ({ own }: OwnSalon) =>
  (await own.get<ProviderBookingDetail[]>(ownBookingsPath)).body;

/** Text twice as large on the narrowest phone. */
export async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
}
