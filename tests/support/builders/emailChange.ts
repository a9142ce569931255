import { followAddress } from "@/lib/account/followAddress";
import { db } from "@/lib/db/client";
import { confirmEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { askEmailChange } from "@/lib/identity/addresses/emailChange";
import { account, type Jar, signedIn, someone, uniqueEmail } from "../calls/accounts";
import { password } from "../password";

type Role = Parameters<typeof account>[0];

/** Somebody with a confirmed address who has asked for another one in the browser of `jar`. */
export async function asked({ role = "customer" as Role, isVerified = true, to = uniqueEmail("new") } = {}) {
  const { id, email } = await account(role);
  if (isVerified) await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const { active, jar } = await signedIn(email);
  jar.take(await askEmailChange(active, { email: to, password }, someone(jar)));
  return { id, email, to, active, jar };
}

/** Confirms the change of a link in the browser of `jar`. */
export const confirm = (token: string, jar?: Jar, given?: string) =>
  confirmEmailChange({ token, password: given }, someone(jar), followAddress);
