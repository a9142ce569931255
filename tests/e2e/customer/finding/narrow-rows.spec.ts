import type { Locator } from "@playwright/test";
import { bookableDemoServices } from "../../../support/calls/checkout";
import { expect, test } from "../../../support/pages/browserTest";
import { enlarge } from "../../../support/pages/desk";
import { everyPair } from "../../../support/pages/languages";
import { expectNoOverflow, openPage } from "../../../support/pages/page";

/* Rows that phones have little room for: the way back, and the number of results with the button of the map. */

const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN);
const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return Math.round((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2);
};

async function serviceWithLongName() {
  const services = await bookableDemoServices();
  const [longest] = services.toSorted((one, other) => other.name.length - one.name.length);
  if (longest === undefined) throw new Error("There is no service");
  return longest;
}

test("above a service a phone shows the way back alone, on one line, also with text twice as large @phone @deep", async ({
  page,
}) => {
  const { id } = await serviceWithLongName();
  await openPage(page, `/customer/services/${id}`);
  const trail = page.getByRole("navigation", { name: "Du är här" });
  const back = trail.getByRole("link");
  for (const isLarge of [false, true]) {
    if (isLarge) await enlarge(page);
    await expect(back).toHaveCount(1);
    await expect(back).toHaveAttribute("href", /\/customer\/services\?category=/);
    await expect(trail.locator("[aria-current]")).toBeHidden();
    expect((await trail.boundingBox())?.height).toBe((await back.boundingBox())?.height);
    await expectNoOverflow(page);
  }
});

test("above a service a desktop shows the whole way to it @desktop @deep", async ({ page }) => {
  const { id, name } = await serviceWithLongName();
  await openPage(page, `/customer/services/${id}`);
  const trail = page.getByRole("navigation", { name: "Du är här" });
  await expect(trail.getByRole("link")).toHaveCount(2);
  await expect(trail.locator("[aria-current]")).toHaveText(name);
  expect(await topOf(trail.getByRole("link").first())).toBe(await topOf(trail.getByRole("link").last()));
});

for (const { language } of everyPair) {
  test(`the number of businesses and the button of the map share a line of a phone @phone @deep (${language})`, async ({
    page,
  }) => {
    await openPage(page, `${language === "en" ? "/en" : ""}/customer/providers`);
    const number = page.getByText(
      language === "en" ? /^Showing \d+ of \d+ businesses$/ : /^Visar \d+ av \d+ företag$/,
    );
    const button = page.getByRole("button", { name: language === "en" ? "Map" : "Karta", exact: true });
    expect(await middleOf(number)).toBe(await middleOf(button));
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await middleOf(number)).toBe(await middleOf(button));
  });
}
