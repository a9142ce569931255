import { photo, upload } from "../builders/pictures";
import { freshEmail, session as readSession, type State } from "../calls/auth";
import { asSignedIn } from "../calls/business";
import { anyFreeSlot, payAndWait, postCheckout, wish } from "../calls/checkout";
import { call } from "../calls/http";
import { addColleague, inviteColleague } from "../calls/members";
import { sql } from "../run/sql";
import { addressOf, businessName, signInAs } from "./personas";

/** What belongs to the customer and the business of the table. */
export type Things = {
  provider: string;
  providerSlug: string;
  service: string;
  serviceSlug: string;
  /** The service as it is, to be saved once more. */
  serviceDraft: object;
  /** A service of the business that nobody has booked. */
  spareService: string;
  /** One that it removed and can restore. */
  archivedService: string;
  /** A picture of the business, and one that is taken away. */
  picture: string;
  sparePicture: string;
  /** Of the booking. */
  startTime: string;
  /** Confirmed and paid by the customer, at the business. */
  booking: string;
  /** The customer, as the business knows them. */
  client: string;
  /** Who the booking is with. */
  staffMember: string;
  checkout: string;
  review: string;
  /** The member's sign-in at the business, the owner's, and an invitation that nobody has accepted. */
  membership: string;
  ownership: string;
  invitation: string;
  /** Another session of the customer, to be ended. */
  spareSession: string;
};

/** Makes a booking of the customer at the business, and looks up what the demo data has. */
export async function ownThings(): Promise<Things> {
  const customer = await signInAs("customer");
  const { service, startTime } = await anyFreeSlot(undefined, businessName);
  const { body } = await postCheckout(wish(service, startTime), { headers: { Cookie: customer } });
  await payAndWait(body.sessionId);
  const provider = service.provider.id;
  const one = await call<{ slug: string }>(`/providers/v1/${provider}`);
  const offered = await call<{ slug: string }>(`/services/v1/${service.id}`);
  const business = await signInAs("business");
  const { draft, spare, archived } = await ownServices(business, service.id);
  const reviews = await call<{ id: string }[]>(`/providers/v1/${provider}/reviews`);
  const access = await ownAccess(business);
  return {
    provider,
    ...access,
    providerSlug: one.body.slug,
    service: service.id,
    serviceSlug: offered.body.slug,
    serviceDraft: draft,
    spareService: spare,
    archivedService: archived,
    picture: await pictureOf(business, "#7a4b2a"),
    sparePicture: await pictureOf(business, "#2a4b7a"),
    startTime,
    booking: body.bookingId,
    client: await clientOf(body.bookingId),
    staffMember: await staffMemberOf(body.bookingId),
    checkout: body.sessionId,
    review: reviews.body[0]?.id ?? "",
    spareSession: await sessionId(await signInAs("customer")),
  };
}

type OwnAccess = Pick<Things, "membership" | "ownership" | "invitation">;

async function ownAccess(cookie: string): Promise<OwnAccess> {
  const own = asSignedIn(cookie);
  const email = await addressOf("member");
  const invited = freshEmail();
  const all = await inviteColleague(own, await addColleague(own, "Vikarien"), invited);
  return {
    membership: all.find(({ member }) => member?.email === email)?.member?.id ?? "",
    ownership: all.find(({ member }) => member?.role === "owner")?.member?.id ?? "",
    invitation: all.find(({ invitation }) => invitation?.email === invited)?.invitation?.id ?? "",
  };
}

/** What `PUT` and `POST /providers/me/services` take. */
type Draft = {
  id: string;
  name: string;
  description: string;
  price: number;
  duration_minutes: number;
  is_active: boolean;
  is_physical: boolean;
  is_digital: boolean;
  subcategory_id: string;
};

type OwnServices = { draft: object; spare: string; archived: string };

/** The service as the business would send it back unchanged, and two made like it, one of them removed. */
async function ownServices(cookie: string, id: string): Promise<OwnServices> {
  const headers = { Cookie: cookie };
  const { body } = await call<Draft[]>("/providers/me/services?limit=100", { headers });
  const found = body.find((service) => service.id === id);
  if (!found) throw new Error(`${businessName} does not offer ${id}`);
  const { name, description, price, duration_minutes, is_active, is_physical, is_digital, subcategory_id } =
    found;
  const draft = {
    name,
    description,
    price,
    duration_minutes,
    is_active,
    is_physical,
    is_digital,
    subcategory_id,
  };
  const [extra, old] = ["extra", "gammal"].map((word) => ({
    ...draft,
    name: `${name}, ${word}`,
    is_active: false,
  }));
  const made = await call<{ id: string }[]>("/providers/me/services/batch", {
    body: { services: [extra, old] },
    headers,
  });
  const [spare, archived] = made.body;
  if (!spare || !archived) throw new Error(`Adding services answered ${made.status}`);
  await sql("UPDATE services SET archived_at = now() WHERE id = $1", [archived.id]);
  return { draft, spare: spare.id, archived: archived.id };
}

async function clientOf(bookingId: string): Promise<string> {
  const rows = await sql<{ id: string }>("SELECT client_id AS id FROM bookings WHERE id = $1", [bookingId]);
  return rows[0]?.id ?? "";
}

async function staffMemberOf(bookingId: string): Promise<string> {
  const rows = await sql<{ id: string }>("SELECT staff_member_id AS id FROM bookings WHERE id = $1", [
    bookingId,
  ]);
  return rows[0]?.id ?? "";
}

async function pictureOf(cookie: string, colour: string): Promise<string> {
  const { status, body } = await upload({ cookie }, new Uint8Array(await photo(colour)));
  if (status !== 201) throw new Error(`Uploading a picture answered ${status}`);
  return body.id;
}

async function sessionId(cookie: string): Promise<string> {
  const { body }: { body: State } = await readSession(cookie);
  return body.session?.id ?? "";
}
