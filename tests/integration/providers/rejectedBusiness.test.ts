import { expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import { requestVerification } from "@/lib/identity/addresses/requestLinks";
import { findSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { listAccess } from "@/lib/providers/members/listAccess";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import { bookAtDesk, deskWish, moa } from "../../support/builders/desk";
import { type Salon, salon, unconfirm } from "../../support/builders/salon";
import { invitedTo, signInOf } from "../../support/builders/signIns";
import { someone, tokenFor } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/**
 * A business that somebody registered with another's address, and the token of the mail to that address.
 * @param attach what was attached to it, before that was refused
 */
async function strangersBusiness(attach: (place: Salon) => Promise<unknown> = async () => undefined) {
  const place = await salon();
  await attach(place);
  await unconfirm(place.ownerId);
  const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
  await requestVerification(email, someone());
  return { ...place, token: await tokenFor(email, "verify_email") };
}

/** Ten o'clock on a day that is really to come, ISO 8601. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return `${day}T10:00:00Z`;
}

const reject = (token: string) => rejectRegistration(token, someone(), withdrawBusiness);
const openSignIns = (providerId: string) =>
  db().providerMember.count({ where: { providerId, endedAt: null } });
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

it("a rejected business ends with the sign-ins and invitations of everybody, its second owner's too", async () => {
  let [email, waiting] = ["", { token: "" }];
  const place = await strangersBusiness(async (own) => {
    ({ email } = await signInOf(own, "owner"));
    waiting = await invitedTo(own);
  });
  const { active } = await signIn({ email, password }, someone());
  await reject(place.token);
  expect(await findSession(active.id)).toBeNull();
  expect(await code(signIn({ email, password }, someone()))).toBe("access_ended");
  expect(
    await code(acceptInvitation({ token: waiting.token, password }, { client: someone(), locale: "sv" })),
  ).toBe("invalid_token");
  expect(await openSignIns(place.id)).toBe(0);
  const business = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  expect(business).toMatchObject({
    isOnboarded: false,
    closedAt: expect.any(Date),
    ownerUserId: place.ownerId,
  });
});

it("a business is rejected whatever whoever registered it booked there themselves, and that is cancelled", async () => {
  const place = await strangersBusiness();
  const wish = deskWish(place, "09:00", { startTimes: [inDays(30)], outsideHours: true, notify: false });
  const { bookingIds } = await bookAtDesk(place, wish);
  await reject(place.token);
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingIds[0] ?? "" } });
  expect(booking).toMatchObject({ status: "cancelled", cancelReason: "by_provider", clientId: null });
  expect(await db().client.count({ where: { providerId: place.id } })).toBe(0);
});

it("a business whose customers were told that they are booked is not rejected", async () => {
  const place = await strangersBusiness();
  const verified = (emailVerifiedAt: Date | null) =>
    db().user.update({ where: { id: place.ownerId }, data: { emailVerifiedAt } });
  await verified(new Date());
  const client = { ...moa, email: "moa@kund.example" };
  await bookAtDesk(place, deskWish(place, "09:00", { startTimes: [inDays(30)], outsideHours: true, client }));
  await verified(null);
  expect(await code(reject(place.token))).toBe("bookings_upcoming");
});

it("a rejected business stays closed and out of sight, whatever is written afterwards", async () => {
  const place = await strangersBusiness();
  const { userId } = await signInOf(place, "owner");
  await reject(place.token);
  await db().provider.update({
    where: { id: place.id },
    data: { ownerUserId: userId, chargesEnabled: true },
  });
  expect(await db().provider.findUniqueOrThrow({ where: { id: place.id } })).toMatchObject({
    isOnboarded: false,
  });
  const { rowCount } = await pool().query("SELECT FROM visible_providers WHERE id = $1", [place.id]);
  expect(rowCount).toBe(0);
});

it("nobody joins a business that is rejected in the moment they accept", async () => {
  for (let round = 0; round < 4; round += 1) {
    let token = "";
    const place = await strangersBusiness(async (own) => {
      ({ token } = await invitedTo(own));
    });
    const accepting = acceptInvitation({ token, password }, { client: someone(), locale: "sv" });
    await Promise.all([code(accepting), reject(place.token)]);
    expect(await openSignIns(place.id)).toBe(0);
  }
});

it("a rejected address that only signs in for another's business leaves it alone", async () => {
  const place = await salon();
  const { userId, email } = await signInOf(place, "owner");
  await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
  await requestVerification(email, someone());
  await reject(await tokenFor(email, "verify_email"));
  expect(await openSignIns(place.id)).toBe(1);
  expect(await db().provider.findUniqueOrThrow({ where: { id: place.id } })).toMatchObject({
    isOnboarded: true,
  });
});

it.each(["disabledAt", "erasedAt"] as const)("an owner whose account has %s is none", async (column) => {
  const place = await salon();
  const { userId, memberId } = await signInOf(place, "owner");
  await db().user.update({ where: { id: userId }, data: { [column]: new Date() } });
  const where = { userId: place.ownerId };
  for (const data of [{ endedAt: new Date() }, { role: "member" } as const]) {
    await expect(db().providerMember.updateMany({ where, data })).rejects.toThrow("keeps an owner");
  }
  const everybody = await listAccess(place.id, place.ownerId, Date.now());
  const members = everybody.flatMap(({ member }) => member ?? []);
  expect(members.find(({ is_you }) => is_you)).toMatchObject({ is_only_owner: true });
  expect(members.some(({ id }) => id === memberId)).toBe(column === "disabledAt");
});
