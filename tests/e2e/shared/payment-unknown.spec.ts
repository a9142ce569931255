import { hold } from "../../support/builders/bookedTimes";
import { payAtStripe } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { expectAccessible, expectNoOverflow } from "../../support/pages/page";
import { sharedApp } from "../../support/run/context";
import { steerStripe } from "../../support/run/standIn";

const stripe = () => sharedApp().stripeUrl;

// Only calls about this session hang, since all tests share the stand-in. It has one fault at a time, so this is one test.
test("a payment that Stripe is silent about is asked for until it answers, without a press @phone", async ({
  page,
}) => {
  const { sessionId } = await hold();
  await steerStripe(stripe(), "outage", { latencyMs: 60_000, path: `/v1/checkout/sessions/${sessionId}` });
  try {
    const success = `/customer/bookings/success?session_id=${sessionId}`;
    for (const { prefix, title } of [
      { prefix: "/en", title: "We are still asking …" },
      { prefix: "", title: "Vi frågar fortfarande …" },
    ]) {
      const startedMs = performance.now();
      await page.goto(`${prefix}${success}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      // Far less than Stripe is silent for, and more than a busy machine takes to show the page.
      expect(performance.now() - startedMs).toBeLessThan(25_000);
      await expectNoOverflow(page);
    }
    await expect(page.getByText("Inte betald")).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await steerStripe(stripe(), "outage");
  }
  await expect(page.getByRole("heading", { level: 1, name: "Betalningen är inte klar" })).toBeVisible();
  await payAtStripe(stripe(), sessionId);
  await expect(page.getByRole("heading", { level: 1, name: "Tiden är din" })).toBeVisible();
});
