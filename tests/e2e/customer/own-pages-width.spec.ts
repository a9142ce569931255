import { expect, test } from "../../support/pages/browserTest";
import { expectNoOverflow, openPage, signInPage } from "../../support/pages/page";

/* One's own bookings and profile use the width that there is. */

/** Left and right edge of an element as parts of the text's width on the page, from 0 to 1. */
const edges = (element: Element) => {
  const page = element.closest(".wrap");
  if (page === null) throw new Error("Not on a page");
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  const box = page.getBoundingClientRect();
  const left = box.left + Number.parseFloat(paddingLeft);
  const width = box.right - Number.parseFloat(paddingRight) - left;
  const own = element.getBoundingClientRect();
  return { from: (own.left - left) / width, to: (own.right - left) / width };
};

test.beforeEach(async ({ page }) => {
  await signInPage(page, { role: "customer", email: "anna@stund.example", password: "ledig-tid" });
});

test("one's own bookings stand in columns over the whole page where there is room @desktop @deep", async ({
  page,
}) => {
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/customer/bookings");
    const row = page.getByRole("main").getByRole("listitem").first();
    expect((await row.locator("time").evaluate(edges)).from).toBeLessThan(0.1);
    expect((await row.getByText(/\skr$/).evaluate(edges)).to).toBeGreaterThan(0.98);
    await expectNoOverflow(page);
  }
});

test("on a phone, the service of a booking has the width of the row @phone @deep", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/customer/bookings");
    const row = page.getByRole("main").getByRole("listitem").first();
    const { from, to } = await row.getByRole("link").locator("xpath=..").evaluate(edges);
    expect(from).toBeLessThan(0.1);
    expect(to).toBeGreaterThan(0.98);
    await expectNoOverflow(page);
  }
});

test("the profile has its titles beside its fields, over the whole page @desktop @deep", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, "/customer/profile");
  const person = page.getByRole("main").locator("section[aria-labelledby=person]");
  expect((await person.getByRole("heading").evaluate(edges)).from).toBeLessThan(0.02);
  const phone = await person.getByLabel(/^Telefon/).evaluate(edges);
  expect(phone.from).toBeGreaterThan(0.6);
  expect(phone.to).toBeGreaterThan(0.98);
  await expectNoOverflow(page);
});
