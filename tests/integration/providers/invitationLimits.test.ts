import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { invite, resendInvitation } from "@/lib/providers/members/invite";
import { type Salon, salon, unconfirm } from "../../support/builders/salon";
import { actingFor, anotherPerson, invitedTo } from "../../support/builders/signIns";
import { linksTo, uniqueEmail } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const mails = async (email: string) => (await linksTo(email, "member_invitation")).length;

/** Invites one person over and over, and tells how each try ended. */
async function inviteTimes(
  place: Salon,
  times: number,
  emailOf: () => string,
): Promise<(string | undefined)[]> {
  const staffId = await anotherPerson(place);
  const ends = [];
  for (let sent = 0; sent < times; sent += 1) {
    const wish = { staffId, email: emailOf(), role: "member" } as const;
    ends.push(
      await invite(place.id, wish, actingFor(place)).then(
        () => "sent",
        (error: { code?: string }) => error.code,
      ),
    );
  }
  return ends;
}

const sent = (times: number) => Array.from({ length: times }, () => "sent");

describe("an owner whose own address is not confirmed", () => {
  it("mails no invitation to anybody, nor one once more", async () => {
    const place = await salon({ isConfirmed: false });
    const wish = { staffId: await anotherPerson(place), email: uniqueEmail(), role: "member" } as const;
    const refused = { code: "email_unconfirmed" };
    await expect(invite(place.id, wish, actingFor(place, false))).rejects.toMatchObject(refused);
    expect(await db().providerInvitation.count({ where: { providerId: place.id } })).toBe(0);
    const invited = await salon();
    const { id, email } = await invitedTo(invited);
    await unconfirm(invited.ownerId);
    await expect(resendInvitation(invited.id, id, actingFor(invited, false))).rejects.toMatchObject(refused);
    expect([await mails(wish.email), await mails(email)]).toEqual([0, 1]);
  });
});

describe("a business", () => {
  it("invites an address that another business has invited until it was refused", async () => {
    const email = uniqueEmail();
    const [attacker, employer] = [await salon(), await salon()];
    expect(await inviteTimes(attacker, 8, () => email)).toEqual([
      ...sent(5),
      "too_many_requests",
      "too_many_requests",
      "too_many_requests",
    ]);
    expect(await inviteTimes(employer, 1, () => email)).toEqual(["sent"]);
  });

  it("is limited together with others in the mails to one address", async () => {
    const email = uniqueEmail();
    for (let businesses = 0; businesses < 6; businesses += 1)
      expect(await inviteTimes(await salon(), 5, () => email)).toEqual(sent(5));
    expect(await inviteTimes(await salon(), 1, () => email)).toEqual(["too_many_requests"]);
    expect(await mails(email)).toBe(30);
  });
});
