import { expect, it } from "vitest";
import { exportFileName } from "./exportFile";

it.each([
  ["2026-07-14T21:59:59Z", "stund-2026-07-14.json"],
  ["2026-07-14T22:00:00Z", "stund-2026-07-15.json"],
  ["2026-12-31T22:59:59Z", "stund-2026-12-31.json"],
  ["2026-12-31T23:00:00Z", "stund-2027-01-01.json"],
])("at %s the file is named %s", (now, name) => {
  expect(exportFileName(Date.parse(now))).toBe(name);
});
