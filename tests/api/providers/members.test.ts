import { describe, expect, it } from "vitest";
import type { ProviderBooking } from "@/lib/bookings/business/bookingProjection";
import type { Access } from "@/lib/providers/members/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import {
  freshEmail,
  inbox,
  login,
  newPassword,
  registered,
  session,
  tokenIn,
} from "../../support/calls/auth";
import { asSignedIn, bookTimeOf, ownSalon } from "../../support/calls/business";
import { cookiesOf, type Failure } from "../../support/calls/http";
import {
  accept,
  addColleague,
  inviteColleague,
  loginAtBusiness,
  memberOf,
  signUp,
} from "../../support/calls/members";
import { password } from "../../support/password";
import { endOfLog, eventSince } from "../../support/run/serverLog";
import { sql } from "../../support/run/sql";

type Refusal = { code: string; message: string };

describe("inviting", () => {
  it("answers and mails alike for an address with an account and one without", async () => {
    const { own } = await ownSalon();
    const told = [];
    for (const email of [freshEmail(), await registered("customer"), await registered("provider")]) {
      const staffId = await addColleague(own, "Amir");
      const all = await inviteColleague(own, staffId, email);
      const { subject, text } = await inbox().waitFor(email, "Inbjudan");
      const mine = all.find(({ staff }) => staff?.id === staffId);
      told.push({
        subject,
        text: text.replace(/token=[\w.-]+/g, ""),
        answer: JSON.stringify({ ...mine, staff: null })
          .replace(email, "")
          .replace(/[\d-]{10}T\S+?"|"id":"\S+?"/g, ""),
      });
    }
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  });

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

  it("tells the owner by mail", async () => {
    const { own, email } = await ownSalon();
    const colleague = await memberOf(own, "Vera");
    const { text } = await inbox().waitFor(email, "Vera");
    expect(text).toContain(colleague.email);
  });
});

describe("a member", () => {
  it("is shown their own bookings, without amounts, and no contact before the day", async () => {
    const { own, service } = await ownSalon();
    const colleague = await memberOf(own);
    const day = workdayAhead(9);
    const [mine, theirs] = [
      await bookTimeOf(service, timeOn(day, 10)),
      await bookTimeOf(service, timeOn(day, 11)),
    ];
    await sql("UPDATE bookings SET staff_member_id = $2 WHERE id = $1", [mine.id, colleague.staffId]);
    const { body } = await colleague.own.get<ProviderBooking[]>("/providers/me/bookings");
    expect(body).toMatchObject([
      {
        id: mine.id,
        total_amount: null,
        provider_amount: null,
        commission_amount: null,
        customer_email: null,
      },
    ]);
    // Not the digits, which stand in ids and addresses by chance.
    expect(JSON.stringify(body)).not.toMatch(/\b420\b/);
    const path = (id: string) => `/providers/me/bookings/${id}`;
    expect((await colleague.own.get(path(theirs.id))).status).toBe(404);
    const cancelled = await colleague.own.send<Refusal>("PATCH", path(mine.id), { status: "cancelled" });
    expect(cancelled).toMatchObject({ status: 403, body: { code: "owner_only" } });
    const given = await colleague.own.send<Refusal>("POST", `${path(mine.id)}/reschedule`, {
      startTime: mine.startTime,
      staffId: await addColleague(own, "Vera"),
    });
    expect(given).toMatchObject({ status: 403, body: { code: "owner_only" } });
    expect((await own.get<ProviderBooking>(path(mine.id))).body).toMatchObject({
      status: "confirmed",
      total_amount: 420,
    });
  });

  it("is told in words, before anything else is looked at, that a call is the owner's", async () => {
    const { own } = await memberOf((await ownSalon()).own);
    const answer = await own.send<Refusal>("PUT", "/providers/me/pricing-plan", { plan: "no such plan" });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: "owner_only", message: "Det här sköter den som äger företaget." },
    });
  });

  it("adds and takes away their own absences, which the public never sees", async () => {
    const { own, service } = await ownSalon();
    const colleague = await memberOf(own);
    const slot = {
      start_time: timeOn(workdayAhead(5), 9),
      end_time: timeOn(workdayAhead(5), 12),
      reason: "Kurs",
    };
    type Answer = { unavailableSlots: { id: string }[] };
    const path = "/providers/me/absences";
    const added = await colleague.own.send<Answer>("PATCH", path, { unavailableSlots: [slot] });
    expect(added.body.unavailableSlots).toMatchObject([{ reason: "Kurs" }]);
    const settings = await own.get<Answer>("/providers/me/settings");
    expect(settings.body.unavailableSlots).toEqual([]);
    const range = "rangeStart=2026-01-01T00:00:00Z&rangeEnd=2028-01-01T00:00:00Z";
    const open = await own.get(`/providers/v1/${service.provider.id}/unavailable-slots?${range}`);
    expect(JSON.stringify(open.body)).not.toContain(slot.start_time.slice(0, 10));
    const ids = added.body.unavailableSlots.map(({ id }) => id);
    const stranger = await memberOf((await ownSalon()).own);
    const stolen = await stranger.own.send("PATCH", path, { unavailableSlots: [{ ...slot, id: ids[0] }] });
    expect(stolen.status).toBe(400);
    await stranger.own.send("PATCH", path, { deleteUnavailableSlotIds: ids });
    expect((await colleague.own.get<Answer>(path)).body.unavailableSlots).toHaveLength(1);
    await colleague.own.send("PATCH", path, { deleteUnavailableSlotIds: ids });
    expect((await colleague.own.get<Answer>(path)).body.unavailableSlots).toEqual([]);
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
    expect((await colleague.own.get("/providers/me/settings")).status).toBe(403);
    const start = endOfLog();
    expect((await role(theirs, "owner")).status).toBe(200);
    await eventSince(start, { event: "member_role_changed", outcome: "ok", role: "owner" });
    expect((await colleague.own.get("/providers/me/settings")).status).toBe(200);
    expect((await role(owners, "member")).status).toBe(200);
    expect((await own.get("/providers/me/settings")).status).toBe(403);
  });
});

describe("a session of an owner's without the password", () => {
  it("makes nobody an owner and ends none, and is told so at the field, in words", async () => {
    const { own } = await ownSalon();
    const staff_id = await addColleague(own, "Vera");
    const other = await signUp(own, await addColleague(own, "Amir"), "owner");
    const member = await memberOf(own);
    const { body } = await own.get<Access[]>("/providers/me/access");
    const path = (staffId: string) =>
      `/providers/me/access/${body.find(({ staff }) => staff?.id === staffId)?.member?.id}`;
    const attempts = [
      ["POST", "/providers/me/invitations", { staff_id, email: freshEmail(), role: "owner" }],
      ["PATCH", path(member.staffId), { role: "owner" }],
      ["PATCH", path(other.staffId), { role: "member" }],
      ["DELETE", path(other.staffId), {}],
    ] as const;
    for (const [method, at, wish] of attempts) {
      const without = await own.send<Failure>(method, at, wish);
      expect([without.status, without.body.details?.[0]?.path]).toEqual([400, "password"]);
      const wrong = await own.send<Failure>(method, at, { ...wish, password: "fel" });
      expect(wrong).toMatchObject({ status: 400, body: { code: "invalid_request" } });
      expect(wrong.body.details).toEqual([{ path: "password", message: "Lösenordet stämmer inte." }]);
    }
    expect((await own.send("DELETE", path(other.staffId))).status).toBe(400);
    expect((await own.get<Access[]>("/providers/me/access")).body).toEqual(body);
    expect((await other.own.get("/providers/me/settings")).status).toBe(200);
  });

  it("does not get rid of the founder unseen: they are told by mail, and so is every other owner", async () => {
    const { own, email } = await ownSalon();
    const rogue = await signUp(own, await addColleague(own, "Rut"), "owner");
    const third = await signUp(own, await addColleague(own, "Tea"), "owner");
    const { body } = await rogue.own.get<Access[]>("/providers/me/access");
    const id = body.find(({ member }) => member?.email === email)?.member?.id ?? "";
    expect((await rogue.own.send("DELETE", `/providers/me/access/${id}`, { password })).status).toBe(204);
    const { text } = await inbox().waitFor(email, "Din inloggning till");
    expect(text).toContain("/provider/contact");
    for (const owner of [rogue, third]) {
      expect((await inbox().waitFor(owner.email, "kan inte längre logga in")).text).toContain(email);
    }
  });
});

describe("a member's own account", () => {
  it("takes a new password, which signs it out elsewhere and leaves the membership", async () => {
    const { email, own } = await memberOf((await ownSalon()).own);
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

  it("has a language of its own", async () => {
    const { own } = await ownSalon();
    const vera = await memberOf(own);
    const chosen = await vera.own.send("PATCH", "/providers/me/account", { locale: "en" });
    expect(chosen).toMatchObject({ status: 200, body: { email: vera.email, locale: "en" } });
    expect((await vera.own.get("/providers/me/account")).body).toMatchObject({ locale: "en" });
    expect((await own.get("/providers/me/account")).body).toMatchObject({ locale: "sv" });
  });

  it("takes another address with its membership, and leaves that of the business, even where both were one", async () => {
    const { own } = await ownSalon();
    const vera = await memberOf(own);
    const business = (await own.get<{ id: string }>("/providers/me")).body.id;
    await sql("UPDATE providers SET email = $2 WHERE id = $1", [business, vera.email]);
    const to = freshEmail();
    const asked = { email: to, password };
    expect((await vera.own.send("POST", "/auth/v1/email-change?role=provider", asked)).status).toBe(202);
    const link = { token: await tokenIn(to, "Bekräfta din nya e-postadress") };
    expect((await vera.own.send("POST", "/auth/v1/email-change/confirm", link)).status).toBe(204);
    const rows = await sql<{ email: string }>("SELECT email FROM providers WHERE id = $1", [business]);
    expect(rows).toEqual([{ email: vera.email }]);
    expect((await vera.own.get("/providers/me/bookings")).status).toBe(200);
    expect((await vera.own.get("/providers/me/settings")).status).toBe(403);
    const { body } = await own.get<Access[]>("/providers/me/access");
    expect(body.find(({ staff }) => staff?.id === vera.staffId)?.member).toMatchObject({
      email: to,
      role: "member",
    });
    expect((await loginAtBusiness(to)).status).toBe(200);
  });
});
