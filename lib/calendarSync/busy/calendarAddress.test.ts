import { describe, expect, it } from "vitest";
import { parseCalendarAddress } from "./calendarAddress";

describe("parseCalendarAddress", () => {
  it.each([
    ["https://calendar.google.com/a/basic.ics", "https://calendar.google.com/a/basic.ics"],
    [" webcal://p01-caldav.icloud.com/published/2/x ", "https://p01-caldav.icloud.com/published/2/x"],
    ["WEBCALS://outlook.live.com/o.ics#x", "https://outlook.live.com/o.ics"],
    ["https://kalender.example:443/x", "https://kalender.example/x"],
  ])("reads %s", (text, address) => expect(parseCalendarAddress(text)?.href).toBe(address));

  it.each([
    "http://kalender.example/x",
    "https://kalender.example:8443/x",
    "https://anna:hemligt@kalender.example/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f000001/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://metadata/x",
    "file:///etc/passwd",
    "ftp://kalender.example/x",
    "javascript:alert(1)",
    "kalender.example/x",
    "",
    `https://kalender.example/${"a".repeat(2000)}`,
  ])("refuses %s", (text) => expect(parseCalendarAddress(text)).toBeNull());
});
