import { waitFor } from "@/dev/system/wait";
import { demoAccounts } from "@/prisma/seed/accounts";
import { sharedApp } from "../run/context";
import { steerStripe } from "../run/standIn";
import { confirmAddress, login, registered, password as usualPassword } from "./auth";
import { anyFreeSlot, type BookableService, freshEmail, pay, start, wish } from "./checkout";
import { type Answer, call, cookiesOf } from "./http";

/** A signed-in business, as tests call in its name. */
export type SignedIn = { cookie: string; get: Caller; send: Sender };
type Caller = <T = unknown>(path: string, headers?: Record<string, string>) => Promise<Answer<T>>;
type Sender = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>;

/** Calls in the name of whoever the cookie belongs to. */
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

/** The same, or the one with this address, its address confirmed. */
export async function confirmedBusiness(email?: string): Promise<SignedIn> {
  const address = email ?? (await registered("provider"));
  await confirmAddress(address);
  return signInWith(address, usualPassword);
}

/** A confirmed business that can be paid, and is open all week from nine to five with lunch at noon. */
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

/** A business of the test's own that can be booked: open all week from nine to five with lunch at noon, one service of half an hour. */
export async function ownSalon(): Promise<OwnSalon> {
  const email = await registered("provider");
  await confirmAddress(email);
  const own = await signInWith(email, usualPassword);
  await connect(own);
  const settings = { provider: {}, openingHours: week(), unavailableSlots: [] };
  await own.send("PUT", "/providers/me/settings", settings);
  return { email, own, service: await addService(own) };
}

/** Gives a business another service: a haircut of half an hour for 420 kr, unless something else is said of it. */
export async function addService(own: SignedIn, changes: object = {}): Promise<BookableService> {
  const { body: subcategories } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  const draft = { name: "Klippning", price: 420, duration_minutes: 30, subcategory_id: subcategories[0]?.id };
  const added = await own.send<{ id: string }>("POST", "/providers/me/services", { ...draft, ...changes });
  if (added.status !== 201) throw new Error(`Adding a service answered ${added.status}`);
  return (await call<BookableService>(`/services/v1/${added.body.id}`)).body;
}

/** Has the payment provider let a business charge, and asks it about that. */
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

/** The same for a time that was chosen, with whoever is asked for. */
export async function bookTimeOf(
  service: BookableService,
  startTime: string,
  staffId?: string,
): Promise<PaidBooking> {
  const email = freshEmail();
  const { status, body } = await start({ ...wish(service, startTime, email), staffId });
  if (status !== 201) throw new Error(`Starting the checkout answered ${status}: ${JSON.stringify(body)}`);
  await pay(sharedApp().stripeUrl, body.sessionId);
  const session = `/payments/checkout-sessions/${body.sessionId}`;
  await waitFor(
    async () => (await call<{ bookingStatus: string }>(session)).body.bookingStatus === "confirmed",
    { what: "the booking to be confirmed", timeoutMs: 20_000 },
  );
  return { id: body.bookingId, email, startTime };
}
