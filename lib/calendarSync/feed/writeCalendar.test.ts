import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, writeCalendar } from "./writeCalendar";

const entry = (given: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "0b0f9a52-8f0e-4b8e-9a51-1f0e4b8e9a51@stund.example",
  changedMs: Date.UTC(2026, 10, 20, 8),
  startMs: Date.UTC(2026, 10, 26, 9),
  endMs: Date.UTC(2026, 10, 26, 9, 30),
  summary: "Klippning · Anna",
  sequence: 2,
  isCancelled: false,
  ...given,
});

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

describe("writeCalendar", () => {
  it("is read by another parser as it was meant", () => {
    const text = writeCalendar("Salong Å & Ö; Söder", [entry(), entry({ uid: "2@x", isCancelled: true })]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Salong Å & Ö\\; Söder");
    const [first, second] = eventsOf(text);
    expect(first?.uid).toBe(entry().uid);
    expect(first?.sequence).toBe(2);
    expect(first?.summary).toBe("Klippning · Anna");
    expect(first?.startDate.toJSDate().toISOString()).toBe("2026-11-26T09:00:00.000Z");
    expect(first?.endDate.toJSDate().toISOString()).toBe("2026-11-26T09:30:00.000Z");
    expect(first?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(second?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it.each([
    "Färg; klipp, \\ och mer",
    "Två\r\nrader",
    "BEGIN:VEVENT\r\nEND:VCALENDAR",
    `Klippning för ${"hår ".repeat(40)}`,
    "💇".repeat(60),
    `x${"å".repeat(100)}`,
  ])("keeps the text %j, in lines of 75 bytes at most", (summary) => {
    const text = writeCalendar("Stund", [entry({ summary })]);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]|\ufffd/);
    }
    const events = eventsOf(text);
    expect(events.map((event) => event.summary)).toEqual([summary.replace("\r\n", "\n")]);
  });

  it("leaves out what no calendar can show: control characters and halves of characters", () => {
    const [event] = eventsOf(
      writeCalendar("Stund", [entry({ summary: "Kl\u0000ip\u0085p\u001bning \ud800" })]),
    );
    expect(event?.summary).toBe("Klippning \ufffd");
  });

  it("is the same file for the same state", () => {
    expect(writeCalendar("Stund", [entry()])).toBe(writeCalendar("Stund", [entry()]));
  });
});
