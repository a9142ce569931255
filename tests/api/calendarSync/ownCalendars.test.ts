import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  endFeedCall,
  makeFeedCall,
  ownCalendarsCall,
  removeSourceCall,
  setSourceCall,
} from "@/lib/api/contract/business/ownCalendars";
import type { newFeedSchema, SyncedCalendar, syncedCalendarsSchema } from "@/lib/calendarSync/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { password } from "../../support/password";

type Made = z.infer<typeof newFeedSchema>;
const path = "/providers/me/calendars";
const feed = `${path}/business/feed`;

describe("/providers/me/calendars", () => {
  it("make a link that anybody fetches without a session, until it is replaced or ended", async () => {
    const { own, service } = await ownSalon();
    const day = workdayAhead(3);
    const booked = await own.send("POST", "/providers/me/bookings", {
      lines: [{ serviceId: service.id }],
      source: "phone",
      client: { name: "Moa Lind", phone: "070-174 06 30" },
      startTimes: [timeOn(day, 10)],
      payment: { way: "on_site" },
      notify: false,
    });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const made = await own.send<Made>("POST", feed, { includes_absences: true, password });
    expectPrivate(makeFeedCall, made);
    const { pathname } = new URL(made.body.url);
    const file = await call<string>(pathname);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.headers.get("set-cookie")).toBeNull();
    expect(file.body).toContain("SUMMARY:Klippning · Moa\r\n");
    expect(file.body).not.toMatch(/Lind|701740630|174 06/);
    const etag = file.headers.get("etag") ?? "";
    expect((await call(pathname, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const listed = await own.get<z.infer<typeof syncedCalendarsSchema>>(path);
    expectPrivate(ownCalendarsCall, listed);
    expect(listed.body.calendars[0]?.feed?.fetched_at).not.toBeNull();
    const again = await own.send<Made>("POST", feed, { includes_absences: false, password });
    expect((await call(pathname)).status).toBe(404);
    expectPrivate(endFeedCall, await own.send("DELETE", feed));
    expect((await call(new URL(again.body.url).pathname)).status).toBe(404);
    expect((await call("/calendar/x.ics")).status).toBe(404);
  });

  it("make no link in a session that does not prove the owner, by no or by a wrong password", async () => {
    const { own } = await ownSalon();
    for (const proof of [{}, { password: "fel lösenord här" }]) {
      const refused = await own.send<Failure>("POST", feed, { includes_absences: true, ...proof });
      expect([refused.status, wrongFields(refused)]).toEqual([400, ["password"]]);
    }
    const { calendars } = (await own.get<z.infer<typeof syncedCalendarsSchema>>(path)).body;
    expect(calendars[0]?.feed).toBeNull();
  });

  it("end with a reset of the password, and with all sessions where that is wanted", async () => {
    const { email, own } = await ownSalon();
    const make = async () => {
      const made = await own.send<Made>("POST", feed, { includes_absences: true, password });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return new URL(made.body.url).pathname;
    };
    const link = await make();
    expect((await own.send("DELETE", "/auth/v1/sessions?role=provider")).status).toBe(204);
    expect((await call(link)).status).toBe(200);
    expect((await own.send("DELETE", "/auth/v1/sessions?role=provider&calendars=true")).status).toBe(204);
    expect((await call(link)).status).toBe(404);
    const other = await make();
    await call("/auth/v1/password/forgot", { body: { email } });
    const token = await tokenIn(email, "Välj ett nytt lösenord");
    const reset = await call("/auth/v1/password/reset", { body: { token, password: "fyra blå båtar" } });
    expect(reset.status, JSON.stringify(reset.body)).toBe(204);
    expect((await call(other)).status).toBe(404);
  });

  it("store the address of one elsewhere, which the worker reads: the list says what became of it", async () => {
    const { own } = await ownSalon();
    // Nobody has a name that ends like this one.
    const url = "webcal://kalender.invalid/privat.ics";
    const set = await own.send<SyncedCalendar>("PUT", `${path}/business/source`, { url });
    expectPrivate(setSourceCall, set);
    expect(set.body.source).toMatchObject({ host: "kalender.invalid", answered_at: null, reading: null });
    const source = async () =>
      (await own.get<z.infer<typeof syncedCalendarsSchema>>(path)).body.calendars[0]?.source;
    await expect.poll(source, { timeout: 20_000 }).toMatchObject({ problem: "unreachable", reading: null });
  });

  it.each([
    "http://kalender.example/x.ics",
    "https://127.0.0.1/x.ics",
    "https://[::1]/x.ics",
    "https://localhost/x.ics",
    "https://169.254.169.254/latest/meta-data",
    "nonsense",
    "",
  ])("refuse the address %j of a calendar elsewhere at its field", async (url) => {
    const { own } = await ownSalon();
    const refused = await own.send<Failure>("PUT", `${path}/business/source`, { url });
    expect(wrongFields(refused)).toEqual(["url"]);
    expectPrivate(removeSourceCall, await own.send("DELETE", `${path}/business/source`));
  });
});
