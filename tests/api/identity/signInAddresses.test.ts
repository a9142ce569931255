import { describe, expect, it } from "vitest";
import type { Access } from "@/lib/providers/members/schemas";
import {
  callRegisterProvider,
  confirm,
  freshEmail,
  inbox,
  login,
  newPassword,
  registered,
  tokenIn,
} from "../../support/calls/auth";
import { asSignedIn, connect, ownSalon, type SignedIn } from "../../support/calls/business";
import { pageOf } from "../../support/calls/desk";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import {
  addColleague,
  inviteColleague,
  loginAtBusiness,
  memberOf,
  signUp,
} from "../../support/calls/members";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* Whose address it is: of whoever registers a business, invites, is invited, and signs in no more. */

const invite = (own: SignedIn, staffId: string, email: string) =>
  own.send<Failure>("POST", "/providers/me/invitations", { staff_id: staffId, email, role: "member" });

describe("a business registered with somebody else's address", () => {
  it("ends when that person says so, also for a second owner, and is never public again", async () => {
    const victim = await registered("provider");
    const own = asSignedIn(cookiesOf(await loginAtBusiness(victim)));
    const confirm = (at: string) =>
      sql(`UPDATE users SET email_verified_at = ${at} WHERE email = $1`, [victim]);
    // As it could be before inviting asked for a confirmed address.
    await confirm("now()");
    const second = await signUp(own, await addColleague(own, "Amir"), "owner");
    await connect(second.own);
    await confirm("NULL");
    const { body } = await second.own.get<{ id: string }>("/providers/me");
    const token = await tokenIn(victim, "Bekräfta");
    expect((await call("/auth/v1/verify-email/reject", { body: { token } })).status).toBe(204);
    expect((await second.own.get("/providers/me")).status).toBe(401);
    expect(await loginAtBusiness(second.email)).toMatchObject({
      status: 403,
      body: { code: "access_ended" },
    });
    expect((await call(`/providers/v1/${body.id}`)).status).toBe(404);
    const rows = await sql(
      "SELECT is_onboarded, closed_at IS NOT NULL AS closed FROM providers WHERE id = $1",
      [body.id],
    );
    expect(rows).toEqual([{ is_onboarded: false, closed: true }]);
  });

  it("mails no invitation until the address is confirmed", async () => {
    const email = await registered("provider");
    const own = asSignedIn(cookiesOf(await loginAtBusiness(email)));
    const staffId = await addColleague(own, "Amir");
    const stranger = freshEmail();
    expect(await invite(own, staffId, stranger)).toMatchObject({
      status: 403,
      body: {
        code: "email_unconfirmed",
        message: "Bekräfta din e-postadress först. Länken finns i mejlet från oss.",
      },
    });
    await confirm(email);
    const confirmed = asSignedIn(cookiesOf(await loginAtBusiness(email)));
    await inviteColleague(confirmed, staffId, stranger);
    const { text } = await inbox().waitFor(stranger, "Inbjudan");
    expect(text).toContain("ett företag på Stund har bjudit in din adress");
    expect(text).not.toContain("gäller en bokning");
  });
});

describe("whoever signs in for a business no more", () => {
  async function formerMember(): Promise<string> {
    const { own } = await ownSalon();
    const { email, staffId } = await memberOf(own);
    const { body } = await own.get<Access[]>("/providers/me/access");
    const id = body.find(({ staff }) => staff?.id === staffId)?.member?.id ?? "";
    expect((await own.send("DELETE", `/providers/me/access/${id}`)).status).toBe(204);
    expect((await loginAtBusiness(email)).body.message).toContain("skapa ett nytt konto med samma adress");
    return email;
  }

  it("registers a business of their own by the same address, without the access they had", async () => {
    const email = await formerMember();
    const answer = await callRegisterProvider({ email, password: newPassword, companyName: "Veras salong" });
    expect(answer.status).toBe(201);
    const own = asSignedIn(cookiesOf(answer));
    expect((await own.get("/providers/me")).body).toMatchObject({ company_name: "Veras salong" });
    expect((await own.get<unknown[]>("/providers/me/bookings")).body).toEqual([]);
  });
});

it("a customer who has not confirmed the address is told so beside their bookings", async () => {
  const email = await registered();
  const own = asSignedIn(cookiesOf(await login({ email, password })));
  const told = () => pageOf(own, "/customer/bookings");
  expect(await told()).toContain("Bekräfta din adress");
  await confirm(email);
  expect(await told()).not.toContain("Bekräfta din adress");
});
