import pg from "pg";
import { anyFreeSlot, postCheckout, wish } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { expectAccessible } from "../../support/pages/page";
import { testApp } from "../../support/run/testApp";

/* What the database cannot answer, in a product of the test's own. */

// A relation that is missing is a fault of ours, not an outage: the page answers 500 and React says so. Reviews that cannot be read
// count as away, whatever the reason: 503.
test.use({ provoked: /^50[03]: GET \S+\/customer\/(near|services)|Minified React error #441/ });

test("a payment, the home page and a service with its reviews say that they cannot be loaded, and come by another try @phone", async ({
  page,
}) => {
  test.slow();
  const app = await testApp({ name: `load-failures-${test.info().workerIndex}` });
  const database = new pg.Client({ connectionString: app.databaseUrl });
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  // A link where nothing of the page could be had.
  const retry = main.locator("a, button").filter({ hasText: /^Försök igen$/ });
  try {
    await database.connect();
    const { service, startTime } = await anyFreeSlot(app.url);
    const held = await postCheckout(wish(service, startTime), { base: app.url });
    expect(held.status).toBe(201);
    for (const { table, path, lost, found, never } of [
      {
        table: "payments",
        path: `/customer/bookings/success?session_id=${held.body.sessionId}`,
        lost: "Vi kunde inte hämta betalningen",
        found: "Betalningen är inte klar",
        never: "Vi hittar inte betalningen",
      },
      {
        table: "categories",
        path: "/customer/near?lat=59.33&lng=18.06",
        lost: "Något oväntat gick fel",
        found: /^Någon har tid/,
        never: "Populärt nära dig",
      },
      {
        table: "counted_reviews",
        path: `/customer/services/${service.id}`,
        lost: "Sidan går inte att visa just nu",
        found: service.name,
        never: "Inga omdömen",
      },
    ]) {
      await database.query(`ALTER TABLE ${table} RENAME TO lost`);
      await page.goto(`${app.url}${path}`);
      await expect(heading).toHaveText(lost);
      await expect(retry).toBeVisible();
      await expect(page.getByText(never)).toHaveCount(0);
      await expectAccessible(page);
      await database.query(`ALTER TABLE lost RENAME TO ${table}`);
      // The page of a payment tries by itself, too.
      await retry
        .or(heading.filter({ hasText: found }))
        .first()
        .click();
      await expect(heading).toHaveText(found);
      await expect(page).not.toHaveTitle(lost);
    }
  } finally {
    await database.end();
    await app.stop();
  }
});
