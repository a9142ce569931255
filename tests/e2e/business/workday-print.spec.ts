import { workdayAhead } from "../../support/builders/daysAhead";
import { expect, test } from "../../support/pages/browserTest";
import { phoneBooking, salonOfTwo } from "../../support/pages/dayGrid";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

const day = workdayAhead(8);

test("the day on paper is a list of each person's visits and gaps, with names and times and without controls @desktop", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day, hour: 13, name: "Bo Ek", staffId: salon.ali });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?date=${day}`);
  await page.emulateMedia({ media: "print" });
  const linesOf = (name: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) })
      .locator("tbody")
      .getByRole("row")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ""),
        ),
      );
  await expect(page.getByRole("columnheader", { name: "Kund" })).toHaveCount(2);
  expect(await linesOf("Maja")).toEqual([
    ["09:00–10:00", "Ledigt"],
    ["10:00–10:30", "Elsa Berg", "Klippning", "070-174 06 30", "betalas på plats, första besöket"],
    ["10:30–12:00", "Ledigt"],
    ["12:00–13:00", "Lunch"],
    ["13:00–17:00", "Ledigt"],
  ]);
  expect(await linesOf("Ali")).toEqual([
    ["09:00–12:00", "Ledigt"],
    ["12:00–13:00", "Lunch"],
    ["13:00–13:30", "Bo Ek", "Klippning", "070-174 06 30", "betalas på plats"],
    ["13:30–17:00", "Ledigt"],
  ]);
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const role of ["button", "link", "searchbox", "combobox", "listbox", "tab"] as const)
    await expect(page.getByRole("main").getByRole(role), role).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("columnheader", { name: "Kund" })).toHaveCount(0);
});

test("the day on paper has whom a phone shows: the first person, whoever is chosen, or all @phone", async ({
  page,
}) => {
  const salon = await salonOfTwo();
  await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
  await phoneBooking(salon, { day, hour: 13, name: "Bo Ek", staffId: salon.ali });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?date=${day}`);
  const name = (person: string) => page.getByRole("heading", { level: 3, name: person, exact: true });
  const cell = (customer: string) => page.getByRole("cell", { name: customer });
  const onPaper = async (shown: { elsa: boolean; bo: boolean }) => {
    await page.emulateMedia({ media: "print" });
    await expect(name("Maja")).toHaveCount(shown.elsa ? 1 : 0);
    await expect(cell("Elsa Berg")).toHaveCount(shown.elsa ? 1 : 0);
    await expect(name("Ali")).toHaveCount(shown.bo ? 1 : 0);
    await expect(cell("Bo Ek")).toHaveCount(shown.bo ? 1 : 0);
    await page.emulateMedia({ media: "screen" });
  };
  await onPaper({ elsa: true, bo: false });
  await page.getByRole("button", { name: "Ali", exact: true }).click();
  await onPaper({ elsa: false, bo: true });
  await page.getByRole("button", { name: "Alla", exact: true }).click();
  await onPaper({ elsa: true, bo: true });
});
