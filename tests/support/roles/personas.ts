import { demoAccounts } from "@/prisma/seed/accounts";
import { confirm, login, registered } from "../calls/auth";
import { asSignedIn } from "../calls/business";
import { call, cookiesOf } from "../calls/http";
import { memberOf } from "../calls/members";
import { password } from "../password";

/**
 * Who makes the calls of the tables. Neither the two customers nor the two businesses share anything; the member works at
 * the business, and is not the person that the table's customer has booked.
 */
export const personas = [
  "guest",
  "customer",
  "otherCustomer",
  "business",
  "member",
  "otherBusiness",
  "endedSession",
] as const;
export type Persona = (typeof personas)[number];

type Owner = Exclude<Persona, "guest" | "endedSession">;
const demo: Partial<Record<Exclude<Owner, "member">, string>> = {
  otherCustomer: "james@stund.example",
  business: "norr@stund.example",
  otherBusiness: "handen@stund.example",
};
/** The customer is registered by the test, so that they have booked no other business. */
let newcomer: Promise<string> | undefined;

/** The member's address, once invited. */
let invited: Promise<string> | undefined;

export async function addressOf(owner: Owner): Promise<string> {
  if (owner === "member") {
    invited ??= inviteMember();
    return invited;
  }
  newcomer ??= confirmedCustomer();
  return demo[owner] ?? newcomer;
}

async function confirmedCustomer(): Promise<string> {
  const email = await registered("customer");
  await confirm(email);
  return email;
}

async function inviteMember(): Promise<string> {
  const owner = asSignedIn(await signInAs("business"));
  return (await memberOf(owner, memberName)).email;
}

/** The business whose things the rows of the table are about. */
export const businessName = "Salong Norr";
/** One of its people. */
const memberName = "Inhopparen";

/** Signs one of them in and returns the cookie header; each call begins another session. */
export async function signInAs(owner: Owner): Promise<string> {
  const email = await addressOf(owner);
  const account = demoAccounts.find((each) => each.email === email);
  const answer = await login({ email, password: account?.password ?? password });
  if (answer.status !== 200) throw new Error(`${owner} could not sign in: ${answer.status}`);
  return cookiesOf(answer);
}

/** The cookies of both portals, of sessions that were signed out afterwards. */
async function endedCookies(): Promise<string> {
  const cookie = `${await signInAs("customer")}; ${await signInAs("business")}`;
  const { status } = await call("/auth/v1/logout", { method: "POST", headers: { Cookie: cookie } });
  if (status !== 204) throw new Error(`Signing out answered ${status}`);
  return cookie;
}

/** The cookie header of a persona, fresh. */
export async function cookieOf(persona: Persona): Promise<string> {
  if (persona === "guest") return "";
  return persona === "endedSession" ? endedCookies() : signInAs(persona);
}
