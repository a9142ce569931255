import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { choose, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { parseBookingsQuery } from "../bookingsQuery";
import { StatusFilter } from "../StatusFilter";
import { DayCalendar } from "./DayCalendar";

/* How another day of the bookings is chosen. */

const query = parseBookingsQuery({ date: "2026-11-17" });
const path = "/provider/bookings?date=2026-11-17";

test("a day is chosen in the month with the arrow keys", async () => {
  await render(
    <DayCalendar
      query={query}
      date="2026-11-17"
      month="2026-11"
      today="2031-01-14"
      marked={{ "2026-11-25": "2 bokningar" }}
      redDays={{}}
    />,
    { language: "sv", path },
  );
  const day = (name: RegExp) => page.getByRole("group", { name: "Välj dag" }).getByRole("gridcell", { name });
  await pressByKeys(day(/17\s*november/), "{ArrowDown}");
  await expect.element(day(/24\s*november/)).toHaveFocus();
  await pressByKeys(day(/24\s*november/), "{ArrowRight}");
  await expect.element(day(/25\s*november/)).toHaveFocus();
  await pressByKeys(day(/25\s*november/));
  expect(ledTo()).toEqual(["push /provider/bookings?date=2026-11-25"]);
});

test("a status without bookings on the day leads to a day that has some", async () => {
  await render(<StatusFilter query={query} statusesHere={["confirmed"]} />, { language: "sv", path });
  const filter = page.getByRole("combobox", { name: "Status" });
  await choose(filter, "Bekräftad");
  await choose(filter, "Avbokad");
  expect(ledTo()).toEqual([
    "push /provider/bookings?status=confirmed&date=2026-11-17",
    "push /provider/bookings?status=cancelled",
  ]);
});
