import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { SentBooking } from "@/lib/desk/schemas";
import { freshEmail } from "./auth";
import { type OwnSalon, type SignedIn, signInBusiness } from "./business";
import { type Answer, call, type Failure } from "./http";

/* The calls by which a business books somebody itself, as tests make them. */

export const ownBookingsPath = "/providers/me/bookings";

export type Booked = { bookings: ProviderBookingDetail[]; series_id: string | null };

/** A refusal of the desk: which dates cannot be booked, and why. */
export type DeskFailure = Omit<Failure, "details"> & {
  details: {
    reason: string;
    clashes: { start_time: string; reason: string; in_the_way: { customer_name: string }[] }[];
  };
};

/** What is sent for a phone booking of the salon's service by somebody new who is known by number alone. */
export function phoneWish(
  { service }: Pick<OwnSalon, "service">,
  start: string,
  more: Partial<SentBooking> = {},
): SentBooking {
  return {
    source: "phone",
    client: { name: "Moa Lind", phone: "070-174 06 30" },
    lines: [{ serviceId: service.id }],
    startTimes: [start],
    payment: { way: "on_site" },
    notify: true,
    ...more,
  };
}

export const postBooking = <T = Booked & Failure>(
  own: SignedIn,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> => own.send<T>("POST", ownBookingsPath, body, headers);

/** Books one date as the business, where it has to be booked. */
export async function bookByPhone(
  salon: OwnSalon,
  start: string,
  more: Partial<SentBooking> = {},
): Promise<ProviderBookingDetail> {
  const { status, body } = await postBooking(salon.own, phoneWish(salon, start, more));
  const [booking] = body.bookings ?? [];
  if (status !== 201 || booking === undefined)
    throw new Error(`Booking answered ${status}: ${JSON.stringify(body)}`);
  return booking;
}

/** The same for somebody with an address, which no other test uses. */
export async function bookByPhoneWithEmail(salon: OwnSalon, start: string, more: Partial<SentBooking> = {}) {
  const email = freshEmail();
  const client = { name: "Moa Lind", phone: "070-174 06 30", email };
  return { email, ...(await bookByPhone(salon, start, { client, ...more })) };
}

export const detailOf = async (own: SignedIn, id: string): Promise<ProviderBookingDetail> =>
  (await own.get<ProviderBookingDetail>(`${ownBookingsPath}/${id}`)).body;

/** A call of one booking by the session that has it. */
export const sendTo = <T = ProviderBookingDetail & Failure>(
  own: SignedIn,
  method: string,
  id: string,
  what: string,
  body?: unknown,
) => own.send<T>(method, `${ownBookingsPath}/${id}/${what}`, body);

/** A booking of another business, by its id. */
export async function foreignBooking(): Promise<string> {
  const other = await signInBusiness("Rena Rum i Uppsala");
  const [theirs] = (await other.get<{ id: string }[]>(`${ownBookingsPath}?limit=1`)).body;
  if (theirs === undefined) throw new Error("The other business has no booking");
  return theirs.id;
}

/** The same call in both languages: both messages, which have to differ. */
export async function messagesIn(
  send: (headers: Record<string, string>) => Promise<Answer<Failure>>,
): Promise<{ sv: Answer<Failure>; en: Answer<Failure> }> {
  const [sv, en] = [await send({ "Accept-Language": "sv" }), await send({ "Accept-Language": "en" })];
  return { sv, en };
}

/** A page of the business as its session is shown it. */
export const pageOf = async ({ cookie }: SignedIn, path: string): Promise<string> =>
  (await call<string>(path, { headers: { Cookie: cookie, Accept: "text/html" } })).body;
