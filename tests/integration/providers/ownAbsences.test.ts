import { expect, it } from "vitest";
import { unavailableTimesOf } from "@/lib/availability/publicCalendar";
import { loadOwnAbsences, ownAbsencesTag, saveOwnAbsences } from "@/lib/business/staff/ownAbsences";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { book, salon } from "../../support/builders/salon";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T07:00:00Z");
const at = (hour: string) => `2026-11-25T${hour}:00Z`;

/** Vera, who is one of two. */
async function vera() {
  const place = await salon();
  const staffMemberId = await addPerson(place, { name: "Vera" });
  return { place, person: { providerId: place.id, staffMemberId, timeZone: "Europe/Stockholm" } };
}

type Person = Awaited<ReturnType<typeof vera>>["person"];

const draft = (from: string, to: string, changes: object = {}) => ({
  id: null,
  startMs: Date.parse(at(from)),
  endMs: Date.parse(at(to)),
  reason: "Kurs",
  seriesId: null,
  ...changes,
});
const save = (person: Person, edit: object, ifMatch: string | null = null) =>
  saveOwnAbsences(person, edit, { ifMatch, nowMs });
const tagOf = async (person: Person) => ownAbsencesTag(await loadOwnAbsences(person, nowMs));
const reasonsOf = async (person: Person) =>
  (await loadOwnAbsences(person, nowMs)).unavailable.map(({ reason }) => reason);

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error("It was not refused");
  return error;
}

it("an edit that began before another one is refused, and writes nothing", async () => {
  const { person } = await vera();
  const before = await tagOf(person);
  const saved = await save(person, { unavailableSlots: [draft("08:00", "09:00")] }, before);
  expect(ownAbsencesTag(saved)).not.toBe(before);
  const late = save(person, { unavailableSlots: [draft("10:00", "11:00", { reason: "Sen" })] }, before);
  expect((await refusal(late)).code).toBe("edit_conflict");
  expect(await reasonsOf(person)).toEqual(["Kurs"]);
  const [own] = saved.unavailable;
  await save(person, { deleteUnavailableSlotIds: [own?.id ?? ""] }, ownAbsencesTag(saved));
  expect(await reasonsOf(person)).toEqual([]);
});

it("one who changes a note alone has made another version", async () => {
  const { person } = await vera();
  const { unavailable } = await save(person, { unavailableSlots: [draft("08:00", "09:00")] });
  const before = await tagOf(person);
  const changed = draft("08:00", "09:00", { id: unavailable[0]?.id, reason: "Tandläkaren" });
  await save(person, { unavailableSlots: [changed] }, before);
  expect(await tagOf(person)).not.toBe(before);
});

it("what a colleague, the business and customers do meanwhile is no newer version", async () => {
  const { place, person } = await vera();
  const before = await tagOf(person);
  const away = { startsAt: new Date(at("08:00")), endsAt: new Date(at("09:00")) };
  await db().unavailableTime.createMany({
    data: [null, place.staffId].map((staffMemberId) => ({ providerId: place.id, staffMemberId, ...away })),
  });
  await book(place, { at: at("10:00"), staffId: person.staffMemberId });
  expect(await tagOf(person)).toBe(before);
  await save(person, { unavailableSlots: [draft("14:00", "15:00")] }, before);
  expect(await reasonsOf(person)).toEqual(["Kurs"]);
});

it("bookings inside that were not seen are listed without amounts, and nothing is saved", async () => {
  const { place, person } = await vera();
  const staffId = person.staffMemberId;
  const [seen, unseen] = [
    await book(place, { at: at("10:00"), staffId }),
    await book(place, { at: at("09:00"), staffId }),
  ];
  await book(place, { at: at("11:00") });
  const edit = (keptBookingIds: string[]) => ({
    unavailableSlots: [draft("08:00", "16:00")],
    keptBookingIds,
  });
  const refused = await refusal(save(person, edit([seen])));
  expect(refused.code).toBe("bookings_left_out");
  const listed = (id: string, hour: string, end: string) => ({
    id,
    start_time: new Date(at(hour)).toISOString(),
    end_time: new Date(at(end)).toISOString(),
    service_name: "Klippning",
    customer_name: "Elsa Lindqvist",
  });
  expect(refused.details).toEqual([listed(unseen, "09:00", "09:30"), listed(seen, "10:00", "10:30")]);
  expect(await reasonsOf(person)).toEqual([]);

  const saved = await save(person, edit([seen, unseen]));
  expect(saved.bookingsInside.map(({ id }) => id)).toEqual([unseen, seen]);
  expect(await db().booking.count({ where: { id: { in: [seen, unseen] }, status: "confirmed" } })).toBe(2);
  // They were seen; what is edited later and holds none of them asks nothing.
  await save(person, { unavailableSlots: [draft("17:00", "18:00")], keptBookingIds: [] });
  expect(await reasonsOf(person)).toEqual(["Kurs", "Kurs"]);
});

it("a person's absences are added, changed and taken away without touching those of others or of the business", async () => {
  const { place, person } = await vera();
  const away = { startsAt: new Date(at("08:00")), endsAt: new Date(at("09:00")) };
  const strangers = await Promise.all(
    [null, place.staffId].map((staffMemberId) =>
      db().unavailableTime.create({
        data: { providerId: place.id, staffMemberId, ...away },
        select: { id: true },
      }),
    ),
  );
  const version = async () =>
    (await db().provider.findUniqueOrThrow({ where: { id: place.id } })).settingsVersion;
  const before = await version();
  const added = await save(person, { unavailableSlots: [draft("08:00", "09:00")] });
  expect(added.unavailable).toMatchObject([{ reason: "Kurs" }]);
  expect(await version()).toBe(before + 1);
  // Everybody is told of the absence of the business alone.
  const day = { startMs: Date.parse(at("00:00")), endMs: Date.parse(at("23:00")) };
  expect((await unavailableTimesOf(place.id, day)).map(({ id }) => id)).toEqual([strangers[0]?.id]);
  for (const { id } of strangers) {
    const change = save(person, { unavailableSlots: [draft("08:00", "09:00", { id })] });
    expect((await refusal(change)).code).toBe("invalid_request");
    await save(person, { deleteUnavailableSlotIds: [id] });
  }
  const ids = strangers.map(({ id }) => id);
  expect(await db().unavailableTime.count({ where: { id: { in: ids } } })).toBe(2);
  const [mine] = added.unavailable;
  const gone = await save(person, { deleteUnavailableSlotIds: [mine?.id ?? ""] });
  expect(gone.unavailable).toEqual([]);
});

it("absences name the person's bookings inside, which stand, and nobody else's", async () => {
  const { place, person } = await vera();
  const own = await book(place, { at: at("10:00"), staffId: person.staffMemberId });
  await book(place, { at: at("13:00") });
  const { bookingsInside } = await save(person, { unavailableSlots: [draft("08:00", "18:00")] });
  expect(bookingsInside.map(({ id }) => id)).toEqual([own]);
});
