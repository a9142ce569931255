import { expect, it } from "vitest";
import { zonedIso } from "./zonedIso";

it.each([
  ["2026-11-26T13:30:00.999Z", "Europe/Stockholm", "2026-11-26T14:30:00+01:00"],
  ["2026-07-01T22:15:00Z", "Europe/Stockholm", "2026-07-02T00:15:00+02:00"],
  ["2026-10-25T00:30:00Z", "Europe/Stockholm", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25T01:30:00Z", "Europe/Stockholm", "2026-10-25T02:30:00+01:00"],
  ["2026-01-01T02:00:00Z", "America/St_Johns", "2025-12-31T22:30:00-03:30"],
  ["2026-01-01T02:00:00Z", "UTC", "2026-01-01T02:00:00+00:00"],
])("%s in %s is %s", (instant, zone, text) => {
  expect(zonedIso(Date.parse(instant), zone)).toBe(text);
  expect(new Date(text).getTime()).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
});
