import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { findSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { invite } from "@/lib/providers/members/invite";
import { listAccess } from "@/lib/providers/members/listAccess";
import { projectRoot } from "@/scripts/support/project";
import { salon } from "../../support/builders/salon";
import { someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

/* The statements of docs/operations.md by which a member's account is deleted. */

await sharedDatabase();

const document = readFileSync(join(projectRoot, "docs/operations.md"), "utf8");
const [statements = ""] = document.match(/^DO \$\$.*?END \$\$;/ms) ?? [];
const remove = (email: string) => pool().query(statements.replace("vera@exempel.se", email));

/** A member of a business, by an invitation. */
async function member() {
  const place = await salon();
  const data = { providerId: place.id, name: "Vera" };
  const { id: staffId } = await db().staffMember.create({ data, select: { id: true } });
  const email = uniqueEmail();
  const owner = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
  const acting = {
    sessionId: randomUUID(),
    owner: { ...owner, emailVerified: true, locale: "sv" as const },
    client: someone(),
  };
  await invite(place.id, { staffId, email, role: "member" }, acting);
  const token = await tokenFor(email, "member_invitation");
  const { active } = await acceptInvitation({ token, password }, { client: someone(), locale: "sv" });
  return { place, staffId, email, active };
}

it("deleting a member's account ends the sign-in, and leaves the person and the business", async () => {
  const { place, staffId, email, active } = await member();
  await remove(email);
  expect(await findSession(active.id)).toBeNull();
  await expect(signIn({ email, password }, someone())).rejects.toMatchObject({ code: "invalid_credentials" });
  const account = await db().user.findUniqueOrThrow({ where: { id: active.user.id } });
  expect(account).toMatchObject({ fullName: "", email: expect.stringContaining("@erased.invalid") });
  expect(await db().providerInvitation.count({ where: { email } })).toBe(0);
  expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  expect(await db().staffMember.count({ where: { id: staffId, isActive: true } })).toBe(1);
  const everybody = await listAccess(place.id, place.ownerId, Date.now());
  expect(everybody.flatMap(({ member: each }) => each?.role ?? [])).toEqual(["owner"]);
});

it("deleting the account of a business's last owner is refused, and changes nothing", async () => {
  const { ownerId } = await salon();
  const owner = await db().user.findUniqueOrThrow({ where: { id: ownerId } });
  await expect(remove(owner.email)).rejects.toThrow("keeps an owner");
  expect(await db().user.findUniqueOrThrow({ where: { id: ownerId } })).toEqual(owner);
});
