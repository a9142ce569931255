import { describe, expect, it } from "vitest";
import type { Access } from "@/lib/providers/members/schemas";
import { freshEmail, login, newPassword, session, tokenIn } from "../../support/calls/auth";
import { asSignedIn, ownSalon } from "../../support/calls/business";
import { cookiesOf, type Failure } from "../../support/calls/http";
import {
  accept,
  addColleague,
  inviteColleague,
  loginAtBusiness,
  memberOf,
} from "../../support/calls/members";
import { password } from "../../support/password";
import { endOfLog, eventSince } from "../../support/run/serverLog";

type Refusal = { code: string; message: string };

describe("inviting", () => {
  it("asks for an address, a right and one of the business's own people", async () => {
    const { own } = await ownSalon();
    const elsewhere = await addColleague((await ownSalon()).own, "Amir");
    const staff_id = await addColleague(own, "Vera");
    const send = (body: object) => own.send<Refusal>("POST", "/providers/me/invitations", body);
    expect((await send({ staff_id, email: "ingen", role: "member" })).status).toBe(400);
    expect((await send({ staff_id, email: freshEmail(), role: "admin" })).status).toBe(400);
    expect((await send({ staff_id: elsewhere, email: freshEmail(), role: "member" })).status).toBe(404);
  });
});

describe("accepting", () => {
  it("asks for a password worth having, and signs in once", async () => {
    const { own } = await ownSalon();
    const email = freshEmail();
    const start = endOfLog();
    await inviteColleague(own, await addColleague(own, "Amir"), email);
    const token = await tokenIn(email);
    expect(await accept({ token })).toMatchObject({ status: 400, body: { code: "invalid_request" } });
    expect((await accept({ token, password: "kort" })).status).toBe(400);
    expect(await accept({ token, password })).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await accept({ token, password })).toMatchObject({ status: 400, body: { code: "invalid_token" } });
    await eventSince(start, { event: "member_invited", outcome: "ok", role: "member" });
    await eventSince(start, { event: "member_joined", outcome: "ok", role: "member" });
    expect((await loginAtBusiness(email)).status).toBe(200);
  });
});

describe("a member", () => {
  it("is told in words, before anything else is looked at, that a call is the owner's", async () => {
    const { own } = await memberOf((await ownSalon()).own);
    const answer = await own.send<Refusal>("PUT", "/providers/me/pricing-plan", { plan: "no such plan" });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: "owner_only", message: "Det här sköter den som äger företaget." },
    });
  });

  it("is signed out at once when the sign-in is ended, and told why at the next one", async () => {
    const { own } = await ownSalon();
    const colleague = await memberOf(own);
    const { body } = await own.get<Access[]>("/providers/me/access");
    const id = body.find(({ staff }) => staff?.id === colleague.staffId)?.member?.id ?? "";
    const start = endOfLog();
    expect((await own.send("DELETE", `/providers/me/access/${id}`)).status).toBe(204);
    expect((await colleague.own.get("/providers/me/bookings")).status).toBe(401);
    expect((await session(colleague.own.cookie, "?role=provider")).body.user).toBeNull();
    expect(await loginAtBusiness(colleague.email)).toMatchObject({
      status: 403,
      body: { code: "access_ended" },
    });
    await eventSince(start, { event: "member_ended", outcome: "ok" });
  });

  it("reaches everything from the next call on when made an owner, and the last owner stays", async () => {
    const { own } = await ownSalon();
    const colleague = await memberOf(own);
    const idOf = async (isYou: boolean) =>
      (await own.get<Access[]>("/providers/me/access")).body.find(({ member }) => member?.is_you === isYou)
        ?.member?.id ?? "";
    const [owners, theirs] = [await idOf(true), await idOf(false)];
    const role = (id: string, wanted: string) =>
      own.send<Refusal>("PATCH", `/providers/me/access/${id}`, { role: wanted, password });
    expect(await role(owners, "member")).toMatchObject({ status: 409, body: { code: "last_owner" } });
    const wrong = await own.send<Failure>("PATCH", `/providers/me/access/${theirs}`, {
      role: "owner",
      password: "fel",
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: "invalid_request" } });
    expect(wrong.body.details).toEqual([{ path: "password", message: "Lösenordet stämmer inte." }]);
    expect((await colleague.own.get("/providers/me/settings")).status).toBe(403);
    const start = endOfLog();
    expect((await role(theirs, "owner")).status).toBe(200);
    await eventSince(start, { event: "member_role_changed", outcome: "ok", role: "owner" });
    expect((await colleague.own.get("/providers/me/settings")).status).toBe(200);
    expect((await role(owners, "member")).status).toBe(200);
    expect((await own.get("/providers/me/settings")).status).toBe(403);
  });
});

describe("a member's own account", () => {
  it("takes a language, and a new password, which signs it out elsewhere and leaves the membership", async () => {
    const owner = (await ownSalon()).own;
    const { email, own } = await memberOf(owner);
    const chosen = await own.send("PATCH", "/providers/me/account", { locale: "en" });
    expect(chosen).toMatchObject({ status: 200, body: { email, locale: "en" } });
    expect((await owner.get("/providers/me/account")).body).toMatchObject({ locale: "sv" });
    const change = (currentPassword: string) =>
      own.send<Failure>("POST", "/providers/me/password", { currentPassword, newPassword });
    const wrong = await change("fel");
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, "currentPassword"]);
    const elsewhere = asSignedIn(cookiesOf(await loginAtBusiness(email)));
    const changed = await change(password);
    expect(changed.status).toBe(204);
    expect((await elsewhere.get("/providers/me/bookings")).status).toBe(401);
    const here = asSignedIn(cookiesOf(changed));
    expect((await here.get("/providers/me/bookings")).status).toBe(200);
    expect((await here.get("/providers/me/export")).body).toMatchObject({ code: "owner_only" });
    expect((await login({ email, password: newPassword, role: "provider" })).status).toBe(200);
  });
});
