import { describe, expect, it } from "vitest";
import { blockHref, parseBlock } from "./blockPanel";

const id = "0f8b6a4e-6d2e-4a57-9f63-0a1b2c3d4e5f";
const page = "http://localhost/provider/bookings?date=2026-11-26";
const read = (href: string) => parseBlock(new URL(href).searchParams);

describe("a blocked time in the address", () => {
  it("names a place and whose it is", () => {
    const place = { date: "2026-11-26", minute: 870, staffId: id };
    expect(read(blockHref(page, { place }))).toEqual({ place });
  });

  it("names one that exists", () => {
    expect(read(blockHref(page, { id }))).toEqual({ id });
  });

  it("closes an open booking and the form of a new one, and keeps a filter", () => {
    expect(blockHref(`${page}&booking=${id}&new=2026-11-26&staff=${id}`, null)).toBe(page);
    expect(blockHref(`${page}&staff=${id}&block=${id}`, null)).toBe(`${page}&staff=${id}`);
  });

  it("is none when the address says nothing sensible", () => {
    for (const text of ["", "2026-11-26", "2026-11-26T25:00", "x"])
      expect(read(`${page}&block=${text}`)).toBeNull();
  });
});
