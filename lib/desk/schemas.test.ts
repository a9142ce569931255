import { describe, expect, it } from "vitest";
import { bookByBusinessSchema } from "./schemas";

const sent = (startTime: string) => ({
  source: "phone",
  client: { name: "Moa Lind", phone: "070-174 06 30" },
  lines: [{ serviceId: "632fa488-0bff-8887-bb47-b5d7ccb52650" }],
  startTimes: [startTime],
  payment: { way: "on_site" },
  notify: false,
});
const isTaken = (startTime: string) => bookByBusinessSchema.safeParse(sent(startTime)).success;

describe("bookByBusinessSchema", () => {
  it("takes any minute as a start, and no part of one", () => {
    expect(isTaken("2026-11-27T09:07:00+01:00")).toBe(true);
    expect(isTaken("2026-11-27T09:07:30+01:00")).toBe(false);
    expect(isTaken("2026-11-27T09:07:00.001+01:00")).toBe(false);
  });
});
