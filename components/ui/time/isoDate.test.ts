import { expect, it } from "vitest";
import { dateOfIso, isoOfDate } from "./isoDate";

it.each(["2026-11-20", "2026-03-29", "2026-10-25", "2028-02-29", "2026-01-01"])(
  "%s is unchanged after conversion to a Date and back",
  (iso) => {
    expect(isoOfDate(dateOfIso(iso))).toBe(iso);
  },
);
