import { describe, expect, test } from "vitest";
import type { AvailabilityKind } from "@/lib/availability/slots/ribbon";
import { buildAgenda, restOfDay } from "./agenda";
import type { DayAbsence, DayBooking, DaySchedule } from "./schedule";

type Day = Pick<DaySchedule, "ribbon" | "people" | "bookings" | "absences">;
type Piece = [kind: AvailabilityKind, startMinute: number, endMinute: number];

const ribbon = (pieces: Piece[], nowMinute: number | null = null): DaySchedule["ribbon"] => ({
  date: "2026-11-20",
  isOpen: true,
  openMinute: 540,
  closeMinute: 1080,
  nowMinute,
  segments: pieces.map(([kind, startMinute, endMinute]) => ({ kind, startMinute, endMinute })),
  freeMinutes: 0,
  openMinutes: 540,
});

const person = (id: string, name: string | null, pieces: Piece[]): DaySchedule["people"][number] => ({
  staffMemberId: id,
  name,
  colour: "green",
  ribbon: ribbon(pieces),
});

const booking = (id: string, startMinute: number, endMinute: number): DayBooking => ({
  id,
  startMinute,
  endMinute,
  startsAt: new Date(0),
  endsAt: new Date(0),
  durationMinutes: endMinute - startMinute,
  timeZone: "Europe/Stockholm",
  status: "confirmed",
  serviceId: "service",
  serviceName: "Klippning",
  deliveryMode: "physical",
  source: "online",
  paymentWay: "checkout",
  seriesId: null,
  notifiesCustomer: true,
  dueOre: 0,
  customerName: "Elsa",
  customerEmail: "elsa@example.com",
  customerPhone: null,
  totalOre: 42_000,
  commissionOre: 2_100,
  holdExpiresAt: null,
  cancelReason: null,
  visitMark: null,
  payment: null,
  money: null,
  staffMember: { id: "a", name: null, isImplicit: true, colour: "green" },
});

const absence = (startMinute: number, endMinute: number): DayAbsence => ({
  id: "away",
  reason: null,
  staffId: null,
  staffName: null,
  isExternal: false,
  startMinute,
  endMinute,
});

function day(pieces: Piece[], more: Partial<Day> & { nowMinute?: number } = {}): Day {
  const { nowMinute = null, ...rest } = more;
  return {
    ribbon: ribbon(pieces, nowMinute),
    people: [person("a", null, pieces)],
    bookings: [],
    absences: [],
    ...rest,
  };
}

const told = (lines: ReturnType<typeof buildAgenda>) =>
  lines.map(({ kind, startMinute, endMinute }) => [kind, startMinute, endMinute]);

describe("buildAgenda", () => {
  test("lists bookings, gaps and lunch in order of their start", () => {
    const pieces: Piece[] = [
      ["closed", 0, 540],
      ["busy", 540, 600],
      ["free", 600, 720],
      ["lunch", 720, 765],
      ["gap", 765, 770],
      ["free", 780, 1080],
      ["closed", 1080, 1440],
    ];
    const lines = buildAgenda(day(pieces, { bookings: [booking("x", 540, 600)] }), 30);
    expect(told(lines)).toEqual([
      ["booking", 540, 600],
      ["free", 600, 720],
      ["lunch", 720, 765],
      ["free", 780, 1080],
    ]);
  });

  test("marks each line as over, under way or to come", () => {
    const bookings = [booking("a", 540, 600), booking("b", 600, 660), booking("c", 660, 700)];
    const phases = (nowMinute: number) =>
      buildAgenda(day([], { bookings, nowMinute }), 30).map(({ phase }) => phase);
    expect(phases(600)).toEqual(["past", "now", "ahead"]);
    expect(phases(659)).toEqual(["past", "now", "ahead"]);
    expect(phases(660)).toEqual(["past", "past", "now"]);
  });

  test("on another day than today, marks everything as to come", () => {
    const lines = buildAgenda(day([], { bookings: [booking("a", 540, 600)] }), 30);
    expect(lines.map(({ phase }) => phase)).toEqual(["ahead"]);
  });

  test("marks whether the shortest service fits into a gap", () => {
    const pieces: Piece[] = [
      ["free", 600, 615],
      ["free", 700, 730],
    ];
    const fits = (shortest: number | null) =>
      buildAgenda(day(pieces), shortest).map((line) => line.kind === "free" && line.fits);
    expect(fits(30)).toEqual([false, true]);
    expect(fits(15)).toEqual([true, true]);
    expect(fits(null)).toEqual([false, false]);
  });

  test("cuts unavailable times at the opening hours, and leaves out those outside", () => {
    const lines = buildAgenda(day([], { absences: [absence(0, 600)] }), 30);
    expect(told(lines)).toEqual([["absence", 540, 600]]);
    expect(buildAgenda(day([], { absences: [absence(1100, 1200)] }), 30)).toEqual([]);
  });

  test("names the people of a gap where several work, and nobody where all have it", () => {
    const people = [
      person("a", "Maria", [
        ["free", 600, 660],
        ["free", 900, 1080],
      ]),
      person("b", "Amir", [["free", 900, 1080]]),
    ];
    const lines = buildAgenda(day([], { people }), 30);
    expect(lines.map((line) => line.kind === "free" && line.staffNames)).toEqual([["Maria"], []]);
  });

  test("puts a booking before an absence and a lunch that start with it", () => {
    const lines = buildAgenda(
      day([["lunch", 720, 765]], { bookings: [booking("x", 720, 750)], absences: [absence(720, 730)] }),
      30,
    );
    expect(lines.map(({ kind }) => kind)).toEqual(["booking", "absence", "lunch"]);
  });
});

describe("restOfDay", () => {
  const held = (id: string, startMinute: number) => ({
    ...booking(id, startMinute, startMinute + 30),
    status: "pending" as const,
  });

  test("counts bookings, and apart from them the times that are held for a payment", () => {
    const bookings = [
      booking("over", 540, 570),
      held("lapsing", 570),
      booking("now", 600, 660),
      held("held", 690),
      booking("next", 720, 750),
      held("late", 780),
    ];
    const day = { ribbon: ribbon([], 630), people: [], bookings, absences: [] };
    const { bookings: all, ahead, ongoing, waiting } = restOfDay(buildAgenda(day, 30));
    expect(all.map((line) => line.booking.id)).toEqual(["over", "now", "next"]);
    expect(ahead.map((line) => line.booking.id)).toEqual(["next"]);
    expect([ongoing?.booking.id, waiting]).toEqual(["now", 2]);
  });
});
