import { randomBytes } from "node:crypto";
import { password } from "../password";
import { sharedApp } from "../run/context";
import { Inbox } from "../run/inbox";
import { sql } from "../run/sql";
import { type Answer, call, type Failure } from "./http";

/** The calls of `/auth/v1` as tests make them. */
export type Account = {
  id: string;
  email: string;
  role: string;
  emailVerified: boolean;
  providerId: string | null;
};
export type State = {
  session: { id: string; role: string; expiresAt: string } | null;
  user: Account | null;
};

export const newPassword = "fyra blå båtar";
export const inbox = () => new Inbox(sharedApp().mailboxUrl);
/** An address that no other test uses. */
export const freshEmail = () => `auth${randomBytes(6).toString("hex")}@exempel.se`;

export const callRegisterCustomer = <T = Failure>(body: object, headers = {}) =>
  call<T>("/auth/v1/register/customer", { body, headers });
export const callRegisterProvider = <T = Failure>(body: object) =>
  call<T>("/auth/v1/register/provider", { body });
export const login = <T = State & Failure>(body: object, headers = {}) =>
  call<T>("/auth/v1/login", { body, headers });
export const session = (cookie: string, query = "") =>
  call<State>(`/auth/v1/session${query}`, { headers: { Cookie: cookie } });

/** Registers an account of either portal with the password above; returns its address. */
export async function registered(role: "customer" | "provider" = "customer", headers = {}): Promise<string> {
  const email = freshEmail();
  const body = { email, password, fullName: "Anna Ek", companyName: "Salong" };
  const { status } = await call(`/auth/v1/register/${role}`, { body, headers });
  if (status !== 201) throw new Error(`Registering answered ${status}`);
  return email;
}

/** The value of a cookie that an answer sets, with its attributes. */
export const setCookie = (answer: Answer, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

/** The link in the newest mail that came for an address. */
export async function linkIn(email: string, subject?: string): Promise<string> {
  const { text } = await inbox().waitFor(email, subject);
  const link = /https?:\/\/\S*[?&]token=[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the mail to ${email}:\n${text}`);
  return link;
}

export async function tokenIn(email: string, subject?: string): Promise<string> {
  return new URL(await linkIn(email, subject)).searchParams.get("token") ?? "";
}

/** Confirms the address of a new account in the database; the link of the mail has tests of its own. */
export async function confirm(email: string): Promise<void> {
  await sql("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]);
}

/** Registers a business with a confirmed address. @returns its address */
export async function confirmedProvider(): Promise<string> {
  const email = await registered("provider");
  await confirm(email);
  return email;
}
