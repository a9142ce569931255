import { demoAccounts } from "@/prisma/seed/accounts";
import { password as usualPassword } from "../password";
import { sharedApp } from "../run/context";
import { steerStripe } from "../run/standIn";
import { confirm, freshEmail, login, registered } from "./auth";
import { anyFreeSlot, type BookableService, payAndWait, postCheckout, wish } from "./checkout";
import { type Answer, call, cookiesOf } from "./http";

/** A session, and calls with its cookie. */
export type SignedIn = { cookie: string; get: Caller; send: Sender };
type Caller = <T = unknown>(path: string, headers?: Record<string, string>) => Promise<Answer<T>>;
type Sender = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>;

/** Calls with a session's cookie. */
export function asSignedIn(cookie: string): SignedIn {
  return {
    cookie,
    get: (path, headers = {}) => call(path, { headers: { Cookie: cookie, ...headers } }),
    send: (method, path, body, headers = {}) =>
      call(path, { method, body, headers: { Cookie: cookie, ...headers } }),
  };
}

export function demoAccount(business: string): { email: string; password: string } {
  const account = demoAccounts.find((each) => each.business === business);
  if (!account) throw new Error(`The demo data has no account of ${business}`);
  return account;
}

async function signInWith(email: string, password: string): Promise<SignedIn> {
  const answer = await login({ email, password, role: "provider" });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  return asSignedIn(cookiesOf(answer));
}

/** Signs one of the demo businesses in. */
export function signInBusiness(business: string): Promise<SignedIn> {
  const { email, password } = demoAccount(business);
  return signInWith(email, password);
}

/** A business that has just registered, signed in. */
export async function newBusiness(): Promise<SignedIn> {
  return signInWith(await registered("provider"), usualPassword);
}

/** A business with a confirmed address, signed in: a new one, or the registered one of `email`. */
export async function confirmedBusiness(email?: string): Promise<SignedIn> {
  const address = email ?? (await registered("provider"));
  await confirm(address);
  return signInWith(address, usualPassword);
}

/** The same, also connected for payouts, and open all week from nine to five with lunch at noon. */
export async function openBusiness(email?: string): Promise<SignedIn> {
  const own = await confirmedBusiness(email);
  const { isOnboarded } = await connect(own);
  const settings = { provider: {}, openingHours: week(), unavailableSlots: [] };
  const saved = await own.send("PUT", "/providers/me/settings", settings);
  if (!isOnboarded || saved.status !== 200) throw new Error("The business cannot be opened");
  return own;
}

/** A service as those who book it know it. */
export type OwnSalon = { email: string; own: SignedIn; service: BookableService };

/** A business as `openBusiness` makes it, with one service: a haircut of half an hour. It can be booked. */
export async function ownSalon(): Promise<OwnSalon> {
  const email = await registered("provider");
  const own = await openBusiness(email);
  return { email, own, service: await postService(own) };
}

/** Adds a service to a business: a haircut of half an hour for 420 kr, but for the `changes`. */
export async function postService(own: SignedIn, changes: object = {}): Promise<BookableService> {
  const { body: subcategories } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  const draft = { name: "Klippning", price: 420, duration_minutes: 30, subcategory_id: subcategories[0]?.id };
  const added = await own.send<{ id: string }>("POST", "/providers/me/services", { ...draft, ...changes });
  if (added.status !== 201) throw new Error(`Adding a service answered ${added.status}`);
  return (await call<BookableService>(`/services/v1/${added.body.id}`)).body;
}

/** Connects a business for payouts and has the Stripe stand-in enable its account; returns what the product then says. */
export async function connect(own: SignedIn): Promise<{ isOnboarded: boolean }> {
  const paths = { refreshUrl: "/provider/dashboard", returnUrl: "/provider/dashboard" };
  await own.send("POST", "/providers/me/onboarding/link", paths);
  const { body } = await own.get<{ stripe_account_id: string }>("/providers/me");
  await steerStripe(sharedApp().stripeUrl, `accounts/${body.stripe_account_id}`, { standing: "enabled" });
  return (await own.get<{ isOnboarded: boolean }>("/providers/me/onboarding/status")).body;
}

/** Seven equal days as the settings take them, with changes to one of them. */
export function week(dayOfWeek = 0, changes: object = {}): Record<string, unknown>[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day_of_week: day,
    is_closed: false,
    open_time: "09:00",
    close_time: "17:00",
    lunch_start_time: "12:00",
    lunch_end_time: "13:00",
    ...(day === dayOfWeek ? changes : {}),
  }));
}

export type PaidBooking = { id: string; email: string; startTime: string };

/** A free time of a business. */
export const freeSlotOf = (business: string) => anyFreeSlot(undefined, business);

/** Books and pays a free time of a business as a guest does, and waits until it is confirmed. */
export async function bookAndPay(business: string, slot = freeSlotOf(business)): Promise<PaidBooking> {
  const { service, startTime } = await slot;
  return bookTimeOf(service, startTime);
}

/** Books and pays the time `startTime` as a guest, with one person or anybody, and waits until it is confirmed. */
export async function bookTimeOf(
  service: BookableService,
  startTime: string,
  staffId?: string,
): Promise<PaidBooking> {
  const email = freshEmail();
  const { status, body } = await postCheckout({ ...wish(service, startTime, email), staffId });
  if (status !== 201) throw new Error(`Starting the checkout answered ${status}: ${JSON.stringify(body)}`);
  await payAndWait(body.sessionId);
  return { id: body.bookingId, email, startTime };
}
