import { describe, expect, it } from "vitest";
import { filterTimeText, parseTimeText } from "./timeText";

describe("parseTimeText", () => {
  it.each([
    ["09:30", "09:30"],
    ["9:30", "09:30"],
    ["930", "09:30"],
    ["0930", "09:30"],
    ["2359", "23:59"],
    ["000", "00:00"],
    [" 12:00 ", "12:00"],
    ["9", "09:00"],
    ["18", "18:00"],
  ])("reads %s as %s", (text, expected) => {
    expect(parseTimeText(text)).toBe(expected);
  });

  it.each(["", "93", "24", "24:00", "2400", "12:60", "1260", "12:3", ":30", "1:2:3", "12345", "ab:cd"])(
    "refuses %j",
    (text) => {
      expect(parseTimeText(text)).toBeNull();
    },
  );
});

describe("parseTimeText of a time that ends a day", () => {
  it.each(["24:00", "2400", "24", "00:00", "0:00", "0", "000", "0000"])(
    "reads %s as its midnight",
    (text) => {
      expect(parseTimeText(text, { endsDay: true })).toBe("24:00");
    },
  );

  it("reads all other times as ever", () => {
    expect(parseTimeText("1800", { endsDay: true })).toBe("18:00");
    expect(parseTimeText("24:01", { endsDay: true })).toBeNull();
  });
});

describe("filterTimeText", () => {
  it("keeps digits and colons, five characters at most", () => {
    expect(filterTimeText("kl 09:30:15")).toBe("09:30");
    expect(filterTimeText("9.30")).toBe("930");
  });
});
