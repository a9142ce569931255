import { expect, type Locator, type Page } from "@playwright/test";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { OwnSalon } from "../calls/business";
import { ownBookingsPath } from "../calls/desk";
import { password } from "../password";
import { openPage, signInPage } from "./page";

/** The words of the form by which a business books somebody itself, and of how that is paid. */
export const deskWords = {
  sv: {
    prefix: "",
    title: "Ny bokning",
    customer: "Kund",
    newCustomer: (name: string) => `Ny kund ”${name}”`,
    phone: "Telefon",
    email: /^E-post/,
    priceOf: "Pris, Klippning",
    priceOfSecond: "Pris, Lugg",
    wrongPrice: "Skriv ett belopp i kronor, till exempel 420.",
    otherTime: "Annan tid",
    time: "Klockslag",
    book: (price: string) => `Boka ${price}`,
    anyway: (price: string) => `Boka ändå ${price}`,
    suggested: "Den första lediga tiden är vald.",
    taken: /är bokad 10:00–10:30/,
    fits: "Det här går:",
    closed: "Tiden ligger utanför öppettiderna.",
    booked: /^Bokad: /,
    bookedSeries: /^2 tider bokade för /,
    paid: "Betald",
    link: "Skicka länk",
    swish: "Swish",
    linkToCopy: /^Kunden har ingen e-postadress/,
    atDesk: "Vid besök",
    online: "Digitalt",
    how: "Hur kunden bokade",
    payment: "Betalning",
    repeat: "Upprepa …",
    weeks: "Hur ofta",
    times: "Hur många gånger",
    clash: "3 tider, en passar inte.",
    skip: "Hoppa över",
    missing: "Ange ett telefonnummer eller en e-postadress.",
    paidOnSite: "Betald på plats",
    awaitsLink: "Betalas med länk",
    paidByLink: "Betald med länk",
    pay: /^Betala 420/,
    paidTitle: "Betalningen är klar",
    toBusiness: /^Till /,
    address: "Adress till betalningen",
    revoke: "Återkalla länken",
    isRevoked: "Länken är återkallad",
    revoked: "Länken gäller inte längre",
  },
  en: {
    prefix: "/en",
    title: "New booking",
    customer: "Customer",
    newCustomer: (name: string) => `New customer “${name}”`,
    phone: "Phone",
    email: /^Email/,
    priceOf: "Price, Klippning",
    priceOfSecond: "Price, Lugg",
    wrongPrice: "Enter an amount in kronor, such as 420.",
    otherTime: "Another time",
    time: "Time",
    book: (price: string) => `Book ${price}`,
    anyway: (price: string) => `Book anyway ${price}`,
    suggested: "The first free time is selected.",
    taken: /is booked 10:00–10:30/,
    fits: "These times work:",
    closed: "That time is outside opening hours.",
    booked: /^Booked: /,
    bookedSeries: /^2 times booked for /,
    paid: "Paid",
    link: "Send a link",
    swish: "Swish",
    linkToCopy: /^The customer has no email address/,
    atDesk: "At the desk",
    online: "Online",
    how: "How the customer booked",
    payment: "Payment",
    repeat: "Repeat …",
    weeks: "How often",
    times: "How many times",
    clash: "3 times, one does not fit.",
    skip: "Skip",
    missing: "Enter a phone number or an email address.",
    paidOnSite: "Paid on the spot",
    awaitsLink: "To be paid by link",
    paidByLink: "Paid by link",
    pay: /^Pay /,
    paidTitle: "Your payment is complete",
    toBusiness: /^To /,
    address: "Payment page address",
    revoke: "Withdraw the link",
    isRevoked: "The payment link has been withdrawn",
    revoked: "This link is no longer valid",
  },
} as const;
export type DeskWords = (typeof deskWords)["sv" | "en"];

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
