import { expect, it } from "vitest";
import { statusMet } from "./refusalDetails";

it("statusMet reads a change that is not allowed, and one that lost to another", () => {
  expect(statusMet({ from: "cancelled", allowed: [], reason: "final" })).toBe("cancelled");
  expect(statusMet({ status: "cancelled", start_time: "2026-12-01T13:30:00.000Z", sequence: 3 })).toBe(
    "cancelled",
  );
  expect(statusMet(undefined)).toBeNull();
});
