import { describe, expect, it } from "vitest";
import {
  baseRules,
  between,
  CLOSED,
  calendar,
  hours,
  isoMs,
} from "@/lib/availability/slots/fixtures.testing";
import { lookAt } from "./lookAt";

const rules = baseRules({ nowMs: isoMs("2026-11-26T08:00+01:00") });
const noon = isoMs("2026-11-26T12:00+01:00");
const lunch = between("2026-11-26T11:00+01:00", "2026-11-26T14:00+01:00");
const person = (id: string, own: ReturnType<typeof calendar>) => ({
  ...own,
  staffMemberId: id,
  services: null,
});
const off = person("off", calendar(CLOSED));
const absent = person("absent", calendar(hours("09:00-17:00"), { unavailable: [lunch] }));
const eating = person("eating", calendar(hours("09:00-17:00", "12:00-13:00")));

describe("lookAt", () => {
  it("gives the refusal that is lifted most easily, and only those against whom it stands", () => {
    expect(lookAt(noon, [off, absent, eating], rules)).toEqual({
      refusal: "lunch",
      canOverrule: true,
      staffMemberIds: ["eating"],
    });
    expect(lookAt(noon, [off, absent], rules)).toMatchObject({
      refusal: "unavailable",
      staffMemberIds: ["absent"],
    });
    expect(lookAt(noon, [off], rules)).toMatchObject({ refusal: "closed", staffMemberIds: ["off"] });
  });
});
