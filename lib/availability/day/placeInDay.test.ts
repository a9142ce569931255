import { describe, expect, it } from "vitest";
import { type PersonDay, placeInDay } from "./placeInDay";

const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
const ali = { ...span(930, 990), id: "ali", name: "Ali" };
const day: PersonDay = { open: span(540, 1080), closed: [span(720, 765)], elsewhere: [], taken: [ali] };
const wanted = (startMinute: number, minutes = 60) => ({
  startMinute,
  minutes,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
});

describe("placeInDay", () => {
  it("lets a booking end where the next one begins", () => {
    expect(placeInDay(day, wanted(870))).toEqual({ kind: "fits" });
  });

  it("names what is in the way, how many minutes are missing, and the nearest starts that fit", () => {
    expect(placeInDay(day, wanted(885))).toEqual({
      kind: "taken",
      by: ali,
      missingMinutes: 15,
      otherStarts: [870, 990],
    });
  });

  it("counts the buffers of the booking that is moved", () => {
    const place = { ...wanted(870), bufferAfterMinutes: 10 };
    expect(placeInDay(day, place)).toMatchObject({ kind: "taken", missingMinutes: 10 });
  });

  it.each([
    ["before opening", 510],
    ["past closing", 1050],
    ["in a lunch", 700],
  ])("asks first %s", (_, startMinute) => {
    expect(placeInDay(day, wanted(startMinute))).toEqual({ kind: "outside" });
  });

  it.each([
    ["which its buffer meets", 15, 555, "outside"],
    ["which its buffer ends at", 15, 540, "fits"],
  ])("asks first beside a busy time elsewhere %s", (_, bufferAfterMinutes, startMinute, kind) => {
    const busy = { ...day, elsewhere: [span(615, 660)] };
    expect(placeInDay(busy, { ...wanted(startMinute), bufferAfterMinutes })).toEqual({ kind });
  });

  it("asks first on a day on which the person does not work", () => {
    expect(placeInDay({ open: null, closed: [], elsewhere: [], taken: [] }, wanted(600))).toEqual({
      kind: "outside",
    });
  });

  it("names no other start when none fits", () => {
    const full = { ...day, taken: [{ ...span(540, 1080), id: "all", name: "All" }] };
    expect(placeInDay(full, wanted(600))).toMatchObject({ kind: "taken", otherStarts: [] });
  });
});
