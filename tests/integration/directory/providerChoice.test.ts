import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { CHOICE_DAYS, providerChoice } from "@/lib/directory/detail/providerChoice";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { addDays } from "@/lib/time/localDate";
import { book, salon } from "../../support/builders/salon";
import { addPerson, addService, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

// A Friday, at nine in Stockholm, when the salon opens.
const now = Date.parse("2026-11-20T08:00:00Z");
const today = "2026-11-20";

async function choose(id: string, asked: { staffId?: string; day?: string } = {}) {
  const provider = await providerDetail(id, { now, locale: "sv" });
  if (!provider) throw new Error("The salon is not shown");
  return providerChoice(provider, { now, locale: "sv", staffId: null, day: null, ...asked });
}

describe("providerChoice", () => {
  it("of a business of one, names nobody and has the days from today on", async () => {
    const place = await salon();
    const choice = await choose(place.id);
    expect(choice).toMatchObject({ people: [], person: null, day: null, leadName: "Klippning" });
    expect(choice.days.map(({ dayKey }) => dayKey)).toEqual(
      Array.from({ length: CHOICE_DAYS }, (_, index) => addDays(today, index)),
    );
    expect(choice.anybody).toMatchObject({ dayKey: today, minute: 540 });
    expect(choice.services[0]?.nextTimes[0]).toEqual(choice.anybody);
  });

  it("of several, has each with what they do and their own next time", async () => {
    const place = await salon();
    const beard = await addService(place, "Skägg");
    const ali = await addPerson(place, { name: "Ali", services: [beard] });
    await book(place, {
      at: "2026-11-20T08:00:00Z",
      minutes: 60,
      staffId: place.staffId,
      status: "confirmed",
    });
    const choice = await choose(place.id);
    const [maria, other] = choice.people;
    expect(maria).toMatchObject({ name: "Maria", services: null });
    expect(maria?.next).toMatchObject({ dayKey: today, minute: 600 });
    expect(other).toMatchObject({ id: ali, services: ["Skägg"] });
    expect(other?.next).toMatchObject({ dayKey: today, minute: 540 });
  });

  it("with a person, has their services, days and times alone; one who is unknown is nobody", async () => {
    const place = await salon();
    const beard = await addService(place, "Skägg");
    const ali = await addPerson(place, { name: "Ali", services: [beard] });
    await book(place, { at: "2026-11-20T08:00:00Z", minutes: 60, staffId: ali, status: "confirmed" });
    const theirs = await choose(place.id, { staffId: ali });
    expect(theirs.person?.name).toBe("Ali");
    expect(theirs.leadName).toBe("Skägg");
    expect(theirs.services.map(({ name }) => name)).toEqual(["Skägg"]);
    expect(theirs.services[0]?.nextTimes[0]).toMatchObject({ dayKey: today, minute: 600 });
    expect(theirs.days[0]?.segments.find(({ kind }) => kind === "free")).toMatchObject({ startMinute: 600 });
    const nobody = await choose(place.id, { staffId: "00000000-0000-4000-8000-000000000000" });
    expect(nobody.person).toBeNull();
    expect(nobody.services).toHaveLength(2);
  });

  it("with a day of the week to come, has its times; any other day is none", async () => {
    const place = await salon();
    const day = addDays(today, 2);
    const chosen = await choose(place.id, { day });
    expect(chosen.day).toBe(day);
    const starts = chosen.services.flatMap(({ nextTimes }) => nextTimes);
    expect(starts.length).toBeGreaterThan(0);
    expect(new Set(starts.map(({ dayKey }) => dayKey))).toEqual(new Set([day]));
    for (const other of [addDays(today, -1), addDays(today, CHOICE_DAYS), "i morgon"]) {
      expect((await choose(place.id, { day: other })).day).toBeNull();
    }
  });

  it("with somebody who does nothing any more, has no times and no days of theirs", async () => {
    const place = await salon();
    const ali = await addPerson(place, { name: "Ali" });
    await letDo(place, ali, []);
    const choice = await choose(place.id, { staffId: ali });
    expect(choice).toMatchObject({ services: [], days: [], leadName: null });
    expect(choice.people.find(({ id }) => id === ali)?.next).toBeNull();
  });

  it("has the rules of the business, also where they are zero", async () => {
    const place = await salon();
    const data = { minNoticeMinutes: 90, horizonDays: 30 };
    await db().provider.update({ where: { id: place.id }, data });
    expect(await choose(place.id)).toMatchObject(data);
    await db().provider.update({ where: { id: place.id }, data: { minNoticeMinutes: 0 } });
    expect(await choose(place.id)).toMatchObject({ minNoticeMinutes: 0 });
  });

  it("of a business that cannot be booked yet, has no days", async () => {
    const place = await salon({ isOnboarded: false });
    expect((await choose(place.id)).days).toEqual([]);
  });
});
