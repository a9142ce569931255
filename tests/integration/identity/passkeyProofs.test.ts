import { expect, it } from "vitest";
import { startClosing } from "@/lib/account/closing/closeBusiness";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors/AppError";
import { unusablePasswordHash } from "@/lib/identity/accounts/closeAccount";
import { confirmEmailChange, findEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { askEmailChange } from "@/lib/identity/addresses/emailChange";
import { findVerification, verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { askPasskey } from "@/lib/identity/passkeys/askPasskey";
import { toSignIn } from "@/lib/identity/passkeys/challenges";
import { addPasskey, askNewPasskey, listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import type { Assertion } from "@/lib/identity/passkeys/proofSchemas";
import { changePassword } from "@/lib/identity/passwords/newPassword";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { issueToken } from "@/lib/identity/tokens";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { changeRole, endMember } from "@/lib/providers/members/changeMembers";
import { invite } from "@/lib/providers/members/invite";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { authenticator } from "../../support/builders/authenticator";
import { invited, joined, salonWithPassword } from "../../support/builders/joinedMembers";
import { anotherPerson } from "../../support/builders/signIns";
import { account, Jar, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const here = { origin: new URL(env().APP_URL).origin };
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (error: AppError) => error.code,
  );

type Prover = { id: string; email: string; session: ActiveSession; prove: () => Promise<Assertion> };

/** Passkeys are added once the address is confirmed; `restore` gives back what it was. */
async function confirmedSession(id: string, email: string) {
  const { emailVerifiedAt } = await db().user.findUniqueOrThrow({ where: { id } });
  await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const { active: session } = await signIn({ email, password }, someone());
  const restore = () => db().user.update({ where: { id }, data: { emailVerifiedAt } });
  return { session, restore };
}

/** Gives an account a passkey and takes its password away; `prove` answers a challenge of its session. */
async function withoutPassword({ id, email }: { id: string; email: string }): Promise<Prover> {
  const { session, restore } = await confirmedSession(id, email);
  const device = authenticator();
  const options = await askNewPasskey(session, { password }, someone());
  await addPasskey(session, { name: "Telefonen", passkey: device.create(options, here) }, someone());
  await restore();
  await db().user.update({ where: { id }, data: { passwordHash: await unusablePasswordHash() } });
  const prove = async () =>
    device.answer(await askPasskey({ purpose: "prove", sessionId: session.id }, someone().address), here);
  return { id, email, session, prove };
}

/** Answers a challenge to sign in, as in a browser that is not signed in. */
async function elsewhere({ id, email }: { id: string; email: string }) {
  const { session, restore } = await confirmedSession(id, email);
  const device = authenticator();
  const options = await askNewPasskey(session, { password }, someone());
  await addPasskey(session, { name: "Telefonen", passkey: device.create(options, here) }, someone());
  await restore();
  await db().user.update({ where: { id }, data: { passwordHash: await unusablePasswordHash() } });
  return async () => device.answer(await askPasskey(toSignIn, someone().address), here);
}

/** A business whose owner has no password, with a second owner and somebody who does not sign in. */
async function business() {
  const place = await salonWithPassword();
  const owner = await db().user.update({
    where: { id: place.ownerId },
    data: { emailVerifiedAt: new Date() },
    select: { id: true, email: true },
  });
  const second = await joined(place, "owner");
  const staffId = await anotherPerson(place);
  return { place, second, staffId, owner: await withoutPassword(owner) };
}

type Case = [string, (prover: Prover, passkey: Assertion) => Promise<unknown>];
const now = () => new Date();

const ofCustomer: Case[] = [
  [
    "erases the account",
    ({ session }, passkey) => eraseCustomer(session, { passkey }, { client: someone(), now: now() }),
  ],
  [
    "asks for another address",
    ({ session }, passkey) => askEmailChange(session, { email: uniqueEmail(), passkey }, someone()),
  ],
  [
    "sets a password",
    ({ session }, passkey) => changePassword(session, { passkey, newPassword: "sju gröna tält" }, someone()),
  ],
];

it.each(ofCustomer)("a passkey instead of the password %s, for its own account alone", async (_what, act) => {
  const [anna, bo] = [await withoutPassword(await account()), await withoutPassword(await account())];
  expect(await refusal(act(anna, await bo.prove()))).toBe("passkey_refused");
  const passkey = await anna.prove();
  expect(await refusal(act(bo, passkey))).toBe("passkey_refused");
  expect(await refusal(act(anna, passkey))).toBe("ok");
});

type Business = Awaited<ReturnType<typeof business>>;
type OwnersCase = [string, (of: Business, passkey: Assertion) => Promise<unknown>];
const actingOf = ({ owner }: Business) => actingOwner(owner.session, someone());

const ofOwner: OwnersCase[] = [
  [
    "closes the business",
    async ({ owner, place }, passkey) => {
      const { companyName } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
      const wish = { passkey, companyName, mode: "after_last_visit" as const };
      await startClosing(owner.session, place.id, wish, { client: someone(), nowMs: Date.now() });
    },
  ],
  [
    "invites an owner",
    (of, passkey) =>
      invite(
        of.place.id,
        { staffId: of.staffId, email: uniqueEmail(), role: "owner", passkey },
        actingOf(of),
      ),
  ],
  [
    "takes the role of an owner away",
    (of, passkey) => changeRole(of.place.id, of.second.memberId, { role: "member", passkey }, actingOf(of)),
  ],
  [
    "ends the sign-in of an owner",
    (of, passkey) => endMember(of.place.id, of.second.memberId, { passkey }, actingOf(of)),
  ],
  [
    "switches an owner off",
    (of, passkey) =>
      updateStaffMember(of.place.id, of.second.staffId, {
        changes: { is_active: false },
        ifMatch: null,
        by: { ...actingOf(of), passkey },
      }),
  ],
];

it.each(ofOwner)(
  "a passkey instead of the owner's password %s, and its challenge is used up",
  async (_what, act) => {
    const of = await business();
    const stranger = await withoutPassword(await account("provider"));
    expect(await refusal(act(of, await stranger.prove()))).toBe("passkey_refused");
    const passkey = await of.owner.prove();
    expect(await refusal(act(of, passkey))).toBe("ok");
    expect(await db().passkeyChallenge.count({ where: { sessionId: of.owner.session.id } })).toBe(0);
  },
);

it("a passkey instead of the password confirms an address in a strange browser", async () => {
  const [anna, bo] = [await account(), await account()];
  const [annas, bos] = [await elsewhere(anna), await elsewhere(bo)];
  const token = await issueToken(db(), anna.id, "verify_email");
  expect(await findVerification(token, new Jar())).toMatchObject({
    needs: { byPassword: true, byPasskey: true },
  });
  const verify = async (passkey: Assertion) =>
    refusal(verifyEmail({ token, passkey }, someone(), () => Promise.resolve()));
  expect(await verify(await bos())).toBe("passkey_refused");
  expect(await verify(await annas())).toBe("ok");
});

it("a passkey instead of the password confirms another address in a strange browser", async () => {
  const anna = await withoutPassword(await account());
  const email = uniqueEmail();
  await askEmailChange(anna.session, { email, passkey: await anna.prove() }, someone());
  const token = await tokenFor(email, "email_change");
  expect(await findEmailChange(token, new Jar())).toMatchObject({ needs: { byPasskey: true } });
  // Answers a challenge of the session, which this browser does not have.
  const inSession = await anna.prove();
  const change = (passkey: Assertion) =>
    refusal(confirmEmailChange({ token, passkey }, someone(), () => Promise.resolve()));
  expect(await change(inSession)).toBe("passkey_refused");
  expect((await db().user.findUniqueOrThrow({ where: { id: anna.id } })).email).not.toBe(email);
});

it("a passkey instead of the password accepts an invitation to an account that exists", async () => {
  const place = await salonWithPassword();
  const invitee = await account("provider");
  const byPasskey = await elsewhere(invitee);
  const { token } = await invited(place, await anotherPerson(place), "member", invitee.email);
  const { active } = await acceptInvitation(
    { token, passkey: await byPasskey() },
    { client: someone(), locale: "sv" },
  );
  expect(active.user.id).toBe(invitee.id);
  expect(await listPasskeys(invitee.id)).toHaveLength(1);
});
