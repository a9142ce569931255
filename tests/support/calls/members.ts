import { randomUUID } from "node:crypto";
import type { Access, MemberRole } from "@/lib/providers/members/schemas";
import { password } from "../password";
import { sql } from "../run/sql";
import { freshEmail, login, tokenIn } from "./auth";
import { asSignedIn, type SignedIn } from "./business";
import { call, cookiesOf } from "./http";

/** A person of a business with a sign-in. */
type Colleague = { email: string; staffId: string; own: SignedIn };

/** Adds a person who is closed on every day, so that no free times change; returns the id. */
export async function addColleague(owner: SignedIn, name: string): Promise<string> {
  const { body } = await owner.get<{ id: string }>("/providers/me");
  const [row] = await sql<{ id: string }>(
    "INSERT INTO staff_members (provider_id, name, sort) VALUES ($1, $2, 90) RETURNING id",
    [body.id, name],
  );
  if (!row) throw new Error("Nobody was added");
  await sql(
    `INSERT INTO opening_hours (provider_id, staff_member_id, day_of_week, is_closed, open_minute, close_minute)
     SELECT $1, $2, day, true, 540, 1020 FROM generate_series(1, 7) AS day`,
    [body.id, row.id],
  );
  return row.id;
}

/** Invites one of the people; returns the list of sign-ins. As an owner with the usual password of whoever invites. */
export async function inviteColleague(
  owner: SignedIn,
  staffId: string,
  email: string,
  role: MemberRole = "member",
): Promise<Access[]> {
  const body = { staff_id: staffId, email, role, ...(role === "owner" ? { password } : {}) };
  const answer = await owner.send<Access[]>("POST", "/providers/me/invitations", body);
  if (answer.status !== 201) throw new Error(`Inviting answered ${answer.status}`);
  return answer.body;
}

export const accept = (body: object, headers = {}) =>
  call<{ code?: string; user?: { email: string; providerId: string | null } }>(
    "/auth/v1/invitations/accept",
    { body, headers },
  );

/** Invites one of the people, who accepts by the link of the mail. */
export async function signUp(
  owner: SignedIn,
  staffId: string,
  role: MemberRole = "member",
): Promise<Colleague> {
  const email = freshEmail();
  await inviteColleague(owner, staffId, email, role);
  const answer = await accept({ token: await tokenIn(email), password });
  if (answer.status !== 200) throw new Error(`Accepting answered ${answer.status}`);
  return { email, staffId, own: asSignedIn(cookiesOf(answer)) };
}

/** A new colleague with a sign-in. */
export async function memberOf(
  owner: SignedIn,
  name = `Kollega ${randomUUID().slice(0, 4)}`,
): Promise<Colleague> {
  return signUp(owner, await addColleague(owner, name));
}

/** Signs in with the password above. */
export const loginAtBusiness = (email: string) => login({ email, password, role: "provider" });

/** A second person, who can be booked, with a sign-in, at a business whose owner worked alone and is now called Maja. */
export async function colleagueOfTwo(owner: SignedIn, name: string): Promise<Colleague> {
  const draft = { name, own_name: "Maja" };
  const added = await owner.send<{ id: string }>("POST", "/providers/me/staff", draft);
  if (added.status !== 201) throw new Error(`Adding a person answered ${added.status}`);
  return signUp(owner, added.body.id);
}
