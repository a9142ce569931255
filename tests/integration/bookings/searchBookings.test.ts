import { expect, it } from "vitest";
import { searchBookings } from "@/lib/bookings/business/searchBookings";
import { db } from "@/lib/db/client";
import { onMoveDay } from "../../support/builders/moves";
import { book, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const place = await salon();
const wanted = await book(place, {
  at: onMoveDay("09:00"),
  email: "Asa.Berg@exempel.se",
  id: "3f2a9c1b-0000-4000-8000-000000000001",
});
const customer = { customerName: "Åsa Bergström", customerPhone: "070-174 06 30" };
await db().booking.update({ where: { id: wanted }, data: customer });
await book(place, { at: onMoveDay("10:00"), email: "nils@exempel.se" });

it.each([
  "åsa",
  "ÅSA bergs",
  "bergström Åsa",
  "asa.berg@EXEMPEL.se",
  "0701740630",
  "+46 70 174 06 30",
  "0046701740630",
  "174 06 30",
  "#3F2A9C1B",
  "3f2a",
])("finds by %s", async (typed) => {
  expect(await searchBookings(ownerOf(place), typed)).toEqual([wanted]);
});

it.each(["%", "_", "\\", "()", "zzz", "'; --", "46"])("finds nothing by %s", async (typed) => {
  expect(await searchBookings(ownerOf(place), typed)).toEqual([]);
});

it("finds nothing of others, and by name and reference alone for a member", async () => {
  const other = await salon();
  expect(await searchBookings(ownerOf(other), "åsa")).toEqual([]);
  const sam = await addPerson(other, { name: "Sam" });
  const own = await book(other, { at: onMoveDay("09:00"), email: "kund@exempel.se", staffId: sam });
  await db().booking.update({ where: { id: own }, data: customer });
  await book(other, { at: onMoveDay("09:00") });
  const member = { ...ownerOf(other), staffMemberId: sam };
  expect(await searchBookings(member, "åsa")).toEqual([own]);
  expect(await searchBookings(member, own.slice(0, 8))).toEqual([own]);
  for (const typed of ["elsa", "kund@exempel.se", "0701740630"])
    expect(await searchBookings(member, typed)).toEqual([]);
});
