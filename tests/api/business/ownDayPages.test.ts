import { beforeAll, expect, it } from "vitest";
import { bookingReference } from "@/lib/bookings/reference";
import { formatTime } from "@/lib/time/format";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { type OwnSalon, ownSalon } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { markupOf } from "../../support/html/markup";

/* What the pages of a business's day say of its bookings. */

const day = workdayAhead(8);
const phone = "070-174 06 30";

let salon: OwnSalon;
beforeAll(async () => {
  salon = await ownSalon();
});

const pageOf = (path: string) => markupOf(path, { Cookie: salon.own.cookie });

it("what comes next on the overview has time, customer, service, number, status and price, and opens that booking", async () => {
  const { id, booking_date } = await bookByPhone(salon, timeOn(day, 9), {
    client: { name: "Moa Lind", phone },
  });
  const { links, text } = await pageOf("/provider/dashboard");
  const row = links.find(({ href }) => href === `/provider/bookings?booking=${id}`);
  expect(row?.text).toContain(formatTime(Date.parse(booking_date), HOME_TIME_ZONE));
  expect(text).toMatch(
    new RegExp(`09:00–09:30 420 kr Moa Lind · Klippning ${bookingReference(id)} Bekräftad`),
  );
  expect(links.map(({ href }) => href)).toContain("/provider/bookings");
});

it("the status that is chosen holds in the grid and in the list, in the day and in the week", async () => {
  const elsa = await bookByPhone(salon, timeOn(day, 10), { client: { name: "Elsa Berg", phone } });
  const bo = await bookByPhone(salon, timeOn(day, 11), { client: { name: "Bo Ek", phone } });
  const { status } = await salon.own.send("PATCH", `/providers/me/bookings/${elsa.id}`, {
    status: "cancelled",
  });
  expect(status).toBe(200);
  /** How often each is on the page: once in the grid, and once in the list below a day. */
  async function shown(query: string) {
    const { links } = await pageOf(`/provider/bookings?date=${day}${query}`);
    return [elsa, bo].map(({ id }) => links.filter(({ href }) => href.includes(`booking=${id}`)).length);
  }
  const asCancelled = await pageOf(`/provider/bookings?date=${day}`);
  expect(asCancelled.links.map(({ href }) => href)).toContain(`/provider/bookings?status=all&date=${day}`);
  expect(await shown("")).toEqual([0, 2]);
  expect(await shown("&status=cancelled")).toEqual([2, 0]);
  expect(await shown("&status=all")).toEqual([2, 2]);
  expect(await shown("&view=week")).toEqual([0, 1]);
  expect(await shown("&view=week&status=cancelled")).toEqual([1, 0]);
});
