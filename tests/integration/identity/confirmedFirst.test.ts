import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { allCalls } from "@/lib/api/contract/all";
import { makeFeed } from "@/lib/calendarSync/feed/feedLinks";
import { db } from "@/lib/db/client";
import { requireConfirmed } from "@/lib/identity/addresses/requireConfirmed";
import { addPasskey, askNewPasskey } from "@/lib/identity/passkeys/ownPasskeys";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { issueToken } from "@/lib/identity/tokens";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { onboardingUrl } from "@/lib/payments/onboarding";
import { findInvitation } from "@/lib/providers/members/invitation";
import { book, type Salon, salon } from "../../support/builders/salon";
import { formerMember, invitedTo, signInOf } from "../../support/builders/signIns";
import { account, signedIn, someone } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const refused = { code: "email_unconfirmed" };

/** Sets a new password by a link that was mailed. */
async function reset(userId: string) {
  const token = await db().$transaction((tx) => issueToken(tx, userId, "reset_password"));
  await resetPassword({ token, password: "sju gröna tält" }, [], someone());
}

const payloadOf = async (recipient: string) =>
  (
    await db().outboxMail.findFirstOrThrow({
      where: { recipient, kind: "password_changed" },
      select: { payload: true },
    })
  ).payload;

/** A business that a stranger registered before attaching needed a confirmed address, with all that was attached. */
async function strangersBusiness() {
  const place = await salon();
  const providerId = place.id;
  const invitation = { tokenHash: randomBytes(32), expiresAt: new Date("2099-01-01T00:00:00Z") };
  const token = { tokenHash: randomBytes(32), includesAbsences: false, locale: "sv" };
  await db().calendarFeed.create({ data: { providerId, madeBy: place.ownerId, ...token } });
  const sealed = { sealedAddress: randomBytes(64), nextFetchAt: new Date() };
  await db().externalCalendar.create({ data: { providerId, ...sealed } });
  await db().client.create({ data: { providerId, name: "Elsa Lindqvist" } });
  await db().providerInvitation.create({
    data: {
      providerId,
      staffMemberId: place.staffId,
      email: "vera@exempel.se",
      role: "member",
      invitedByUserId: place.ownerId,
      ...invitation,
    },
  });
  const { email } = await db().user.update({
    where: { id: place.ownerId },
    data: { emailVerifiedAt: null },
    select: { email: true },
  });
  const reached = { phone: "070-174 06 30", address: "Storgatan 1", city: "Lund" };
  await db().provider.update({
    where: { id: providerId },
    data: { ...reached, locations: { create: [{ ...reached, isPrimary: true }, reached] } },
  });
  const texts = { description: "Ring 0900-12 34 56" };
  const picture = "https://bilder.exempel.se/a.png";
  await db().provider.update({ where: { id: providerId }, data: { ...texts, profileImageUrl: picture } });
  await db().service.updateMany({ where: { providerId }, data: { ...texts, imageUrl: picture } });
  return { ...place, email };
}

describe("an account whose address is not confirmed", () => {
  it("is refused by every call that attaches something lasting", () => {
    const guarded = allCalls.filter((call) => "needsConfirmedAddress" in call).map(({ id }) => id);
    expect(guarded.sort()).toEqual([
      "addPicture",
      "changePricingPlan",
      "createOnboardingLink",
      "importClients",
      "inviteMember",
      "makeCalendarFeed",
      "resendInvitation",
      "setCalendarSource",
    ]);
    expect(() => requireConfirmed({ emailVerified: false })).toThrowError(expect.objectContaining(refused));
  });

  it("gets neither passkeys nor a form of the payment provider, and the database takes no link to a calendar", async () => {
    const { email } = await account();
    const { active } = await signedIn(email);
    await expect(askNewPasskey(active, { password }, someone())).rejects.toMatchObject(refused);
    const made = {
      id: "x",
      rawId: "x",
      type: "public-key",
      response: { clientDataJSON: "", attestationObject: "" },
    };
    const passkey = { ...made, type: "public-key" as const, response: { ...made.response, transports: [] } };
    await expect(addPasskey(active, { name: "Telefonen", passkey }, someone())).rejects.toMatchObject(
      refused,
    );
    const place = await salon({ isConfirmed: false });
    const paths = { refreshPath: "/a", returnPath: "/b" };
    await expect(onboardingUrl(place.id, paths)).rejects.toMatchObject(refused);
    const scope = { providerId: place.id, staffMemberId: null, userId: place.ownerId };
    const feed = { whose: "business", includesAbsences: false, locale: "sv", checkedHash: "x" } as const;
    await expect(makeFeed(scope, feed)).rejects.toThrowError(/not confirmed/);
  });
});

/** What lasts, as a row that somebody writes past the use cases. */
const lasting: Record<string, (place: Salon) => PromiseLike<unknown>> = {
  "a calendar link": ({ id: providerId, ownerId }) =>
    db().calendarFeed.create({
      data: {
        providerId,
        madeBy: ownerId,
        tokenHash: randomBytes(32),
        includesAbsences: false,
        locale: "sv",
      },
    }),
  "a calendar elsewhere": ({ id: providerId }) =>
    db().externalCalendar.create({
      data: { providerId, sealedAddress: randomBytes(64), nextFetchAt: new Date() },
    }),
  "a passkey": ({ ownerId: userId }) =>
    db().passkey.create({
      data: {
        userId,
        handle: userId,
        credentialId: randomBytes(16).toString("base64url"),
        publicKey: randomBytes(32),
        counter: 0,
        name: "Telefonen",
      },
    }),
  "an invitation": ({ id: providerId, staffId: staffMemberId, ownerId: invitedByUserId }) =>
    db().providerInvitation.create({
      data: {
        providerId,
        staffMemberId,
        invitedByUserId,
        email: "vera@exempel.se",
        role: "member",
        tokenHash: randomBytes(32),
        expiresAt: new Date("2099-01-01T00:00:00Z"),
      },
    }),
  "a picture": ({ id: providerId }) =>
    db().$executeRaw`INSERT INTO pictures (provider_id) VALUES (${providerId}::uuid)`,
  "a file of clients": ({ id: providerId }) => db().clientImport.create({ data: { providerId } }),
  "an account for payouts": ({ id }) =>
    db().provider.update({
      where: { id },
      data: { stripeAccountId: `acct_${randomBytes(6).toString("hex")}` },
    }),
};

describe("the database, until the address is confirmed,", () => {
  it.each(Object.entries(lasting))("takes no %s", async (kind, write) => {
    await expect(write(await salon({ isConfirmed: false }))).rejects.toThrowError(/not confirmed/);
    // The picture has no more columns than it takes to be refused.
    if (kind !== "a picture") await expect(write(await salon())).resolves.toBeDefined();
  });
});

describe("the first proof of a mailbox by a new password", () => {
  it("ends what the registration had attached to the business, and the mail says so", async () => {
    const { id, ownerId, email } = await strangersBusiness();
    await reset(ownerId);
    const own = { where: { providerId: id } };
    const left = await Promise.all([
      db().calendarFeed.count(own),
      db().externalCalendar.count(own),
      db().providerInvitation.count(own),
      db().client.count(own),
      db().providerLocation.count(own),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0]);
    expect(await db().provider.findUniqueOrThrow({ where: { id } })).toMatchObject({
      stripeAccountId: null,
      chargesEnabled: false,
      isOnboarded: false,
      phone: null,
      address: null,
      city: null,
      companyName: "Salongen",
      description: "",
      profileImageUrl: null,
      organisationNumber: null,
    });
    expect(await db().service.findFirstOrThrow(own)).toMatchObject({ description: "", imageUrl: null });
    const payload = await payloadOf(email);
    expect(payload).toMatchObject({ endedOf: "provider" });
    for (const [locale, words] of [
      ["sv", "kontot för utbetalningar"],
      ["en", "the account for payouts"],
    ] as const)
      expect(accountLetter("password_changed", payload, locale).paragraphs.join()).toContain(words);
  });

  it("ends every sign-in, invitation, session and closing that the registration had made (ACC-20)", async () => {
    const place = await salon();
    const [member, partner] = [await signInOf(place), await signInOf(place, "owner")];
    const open = await invitedTo(place);
    for (const { email } of [member, partner]) await signedIn(email);
    await db().user.update({ where: { id: place.ownerId }, data: { emailVerifiedAt: null } });
    const closing = { closingSince: new Date(), closingMode: "after_last_visit" } as const;
    await db().provider.update({ where: { id: place.id }, data: closing });
    await reset(place.ownerId);
    const userId = { in: [member.userId, partner.userId] };
    expect(await db().providerMember.count({ where: { userId, endedAt: null } })).toBe(0);
    expect(await db().session.count({ where: { userId, revokedAt: null } })).toBe(0);
    expect(await findInvitation(open.token)).toBeNull();
    const { closingSince, owner } = await db().provider.findUniqueOrThrow({
      where: { id: place.id },
      select: { closingSince: true, owner: { select: { id: true } } },
    });
    expect([closingSince, owner.id]).toEqual([null, place.ownerId]);
  });

  it("calls off what the registration had booked at the desk, of which no customer was told", async () => {
    const place = await salon({ isConfirmed: false });
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const id = await book(place, { at, source: "desk" });
    await reset(place.ownerId);
    const { status, cancelReason } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect([status, cancelReason]).toEqual(["cancelled", "by_provider"]);
  });

  it("ends what the registration had written into a customer's account", async () => {
    const { id, email } = await account();
    const { id: providerId } = await salon();
    await db().favourite.create({ data: { customerId: id, providerId } });
    await db().user.update({ where: { id }, data: { phone: "070-174 06 30" } });
    await reset(id);
    const after = await db().user.findUniqueOrThrow({ where: { id }, include: { favourites: true } });
    expect(after).toMatchObject({ fullName: "", phone: null, favourites: [] });
    expect(await payloadOf(email)).toMatchObject({ endedOf: "customer" });
  });

  it("ends nothing of an account that had confirmed its address", async () => {
    const place = await salon();
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    await reset(place.ownerId);
    const { isOnboarded } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect([isOnboarded, JSON.stringify(await payloadOf(email)).includes("endedOf")]).toEqual([true, false]);
  });
});

describe("a new password by the link of a mail", () => {
  it("leaves colleagues signed in, and its mail says how many others sign in for the business (ACC-21)", async () => {
    const place = await salon();
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    const member = await signInOf(place);
    await formerMember(place);
    await signInOf(await salon());
    await reset(place.ownerId);
    await reset(member.userId);
    expect(await db().providerMember.count({ where: { userId: member.userId, endedAt: null } })).toBe(1);
    const told = async (to: string) =>
      accountLetter("password_changed", await payloadOf(to), "sv").paragraphs.join();
    expect(await told(email)).toContain("En person till kan logga in för företaget");
    expect(await told(member.email)).not.toContain("till kan");
  });
});

it("a business comes in sight in the moment of its confirmation", async () => {
  const { id, ownerId } = await salon({ isConfirmed: false });
  const seen = async () =>
    db().$queryRaw<unknown[]>`SELECT 1 AS found FROM provider_search WHERE provider_id = ${id}::uuid`;
  expect(await seen()).toEqual([]);
  await db().user.update({ where: { id: ownerId }, data: { emailVerifiedAt: new Date() } });
  expect(await seen()).toHaveLength(1);
});
