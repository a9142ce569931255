import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { signIn } from "@/lib/identity/sessions/signIn";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { registerProvider } from "@/lib/providers/registration/registerProvider";
import { registerProviderSchema } from "@/lib/providers/registration/registration";
import { salon } from "../../support/builders/salon";
import { formerMember, invitedTo, signInOf } from "../../support/builders/signIns";
import { account, linksTo, someone } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const ownPassword = "fyra blå båtar";

const asCustomer = (email: string) =>
  registerCustomer({ email, password: ownPassword, fullName: "Vera Ek" }, "sv", someone());

const asBusiness = (email: string) =>
  registerProvider(
    registerProviderSchema.parse({ companyName: "Veras salong", email, password: ownPassword }),
    {
      locale: "sv",
      client: someone(),
    },
  );

const accept = (token: string) => acceptInvitation({ token, password }, { client: someone(), locale: "sv" });

describe("whoever signs in for a business no more", () => {
  it.each([
    ["customer", asCustomer],
    ["provider", asBusiness],
  ] as const)("registers as a %s with the same address, which is to be confirmed", async (role, register) => {
    const { email, userId } = await formerMember(await salon());
    await register(email);
    const own = await db().user.findUniqueOrThrow({
      where: { email },
      include: { members: { where: { endedAt: null } } },
    });
    expect(own).toMatchObject({ role, emailVerifiedAt: null });
    expect(own.id).not.toBe(userId);
    expect(own.members.map((member) => member.role)).toEqual(role === "provider" ? ["owner"] : []);
    expect(await linksTo(email, "verify_email")).toHaveLength(1);
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await expect(signIn({ email, password: ownPassword }, someone())).resolves.toMatchObject({
      active: { role, user: { id: own.id } },
    });
    const before = await db().user.findUniqueOrThrow({ where: { id: userId } });
    expect(before).toMatchObject({ fullName: "", email: expect.stringContaining("@erased.invalid") });
  });

  it("joins another business by its invitation, with the password of the account", async () => {
    const { email, userId } = await formerMember(await salon());
    const employer = await salon();
    const { token } = await invitedTo(employer, email);
    const { active } = await accept(token);
    expect(active).toMatchObject({ providerId: employer.id, user: { id: userId } });
  });

  it("has one account when an invitation is accepted in the moment of a registration", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email } = await formerMember(await salon());
      const { token } = await invitedTo(await salon(), email);
      const [accepted] = await Promise.allSettled([accept(token), asCustomer(email)]);
      const { role, members } = await db().user.findUniqueOrThrow({
        where: { email },
        include: { members: { where: { endedAt: null } } },
      });
      expect(members).toHaveLength(role === "provider" ? 1 : 0);
      expect(accepted.status).toBe(role === "provider" ? "fulfilled" : "rejected");
    }
  });
});

describe("the address of an account", () => {
  it("stays its own while it signs in for a business, has one, has none yet, or is disabled", async () => {
    const place = await salon();
    const member = await signInOf(place);
    const owner = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    const disabled = await formerMember(place);
    await db().user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } });
    const again = await formerMember(place);
    await accept((await invitedTo(place, again.email)).token);
    for (const { email } of [member, owner, await account("provider"), disabled, again]) {
      const before = await db().user.findUniqueOrThrow({ where: { email } });
      await asCustomer(email);
      expect(await db().user.findUniqueOrThrow({ where: { email } })).toEqual(before);
    }
  });
});
