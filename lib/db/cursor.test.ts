import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isAppError } from "@/lib/errors/AppError";
import { cursorInstant, decodeCursor, encodeCursor } from "./cursor";

const id = "00000000-0000-4000-8000-000000000000";

function take(instant: string): (string | number)[] | "refused" {
  const cursor = encodeCursor({ order: "newest", key: [instant, id] });
  try {
    return decodeCursor(cursor, "newest", [cursorInstant, z.uuid()]);
  } catch (error) {
    if (isAppError(error, "invalid_request")) return "refused";
    throw error;
  }
}

describe("a cursor's timestamp", () => {
  it.each(["2026-11-21T12:30:00.000Z", "2026-11-21T12:30:00.123456+00:00", "2026-11-21T14:30:00+14:00"])(
    "is accepted as it was written: %s",
    (instant) => {
      expect(take(instant)).toEqual([instant, id]);
    },
  );

  it.each([
    ["in the year 0", "0000-01-01T00:00:00Z"],
    ["after the supported years", "9999-12-31T23:59:59Z"],
    ["an offset that the database refuses", "2026-01-01T00:00:00+23:59"],
    ["an offset of too many minutes", "2026-01-01T00:00:00+14:99"],
    ["a day that does not exist", "2026-02-30T00:00:00Z"],
    ["no offset", "2026-01-01T00:00:00"],
    ["minus infinity", "-infinity"],
  ])("is refused when it is %s", (_what, instant) => {
    expect(take(instant)).toBe("refused");
  });
});
