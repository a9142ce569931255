import { freshEmail } from "../../support/calls/auth";
import { anyFreeSlot, bookableDemoServices, freeStarts } from "../../support/calls/checkout";
import { holdRanOut } from "../../support/calls/customerBookings";
import { bookingWords, fillContact, openForm } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { pressChoice, whenLive } from "../../support/pages/page";

/* A time that is held, and the page that one comes back to without having paid. */

const words = {
  sv: {
    ...bookingWords.sv,
    stopped: "Du avbröt betalningen",
    held: "hålls åt dig",
    over: "Tiden hålls inte längre",
    unknown: "Ingen tid väntar på betalning här",
    title: /^Din tid/,
    payNow: "Betala nu",
    change: "Välj en annan tid",
    remote: "Digitalt",
    edit: "Ändra uppgifterna",
    chosen: /^Vald tid: /,
    back: "Ändra tid",
  },
  en: {
    ...bookingWords.en,
    stopped: "You stopped the payment",
    held: "is held for you",
    over: "The time is no longer held",
    unknown: "No time is waiting for payment here",
    title: /^Your time/,
    payNow: "Pay now",
    change: "Choose another time",
    remote: "Online",
    edit: "Change the details",
    chosen: /^Chosen time: /,
    back: "Change the time",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`once a hold has run out, the page that one came back to says so in ${language}`, { tag }, async ({
    page,
    browser,
  }) => {
    await page.clock.install();
    const { service, startTime } = await anyFreeSlot();
    const form = await openForm(page, w, service.id, startTime);
    await fillContact(form, w, freshEmail());
    await page.getByRole("button", { name: w.pay }).click();
    await page.locator("a.back").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(w.stopped);
    await expect(page.getByRole("timer")).toHaveText(/\d/);
    await page.clock.fastForward("31:00");
    await expect(heading).toHaveText(w.over);
    await expect(page.getByRole("link", { name: w.change })).toBeVisible();
    await expect(page.getByRole("link", { name: w.payNow })).toHaveCount(0);
    await expect(page).toHaveTitle(w.title);
    await holdRanOut(new URL(page.url()).searchParams.get("booking") ?? "");
    await page.reload();
    await expect(heading).toHaveText(w.over);
    await expect(page).toHaveTitle(w.title);
    // Another browser knows nothing of the payment, and so says nothing of it.
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(w.unknown);
    await other.close();
  });
}

test("a visit at a distance stays one when the payment is stopped and the details are changed @phone", async ({
  page,
}) => {
  const w = words.sv;
  const service = (await bookableDemoServices()).find((each) => each.is_physical && each.is_digital);
  const [startTime = ""] = service ? (await freeStarts(service, 5)).slice(-1) : [];
  const form = await openForm(page, w, service?.id ?? "", startTime);
  const remote = form.getByRole("radio", { name: w.remote });
  await pressChoice(remote);
  await fillContact(form, w, freshEmail());
  await page.getByRole("button", { name: w.pay }).click();
  await page.locator("a.back").click();
  await expect(page.getByRole("heading", { level: 1, name: w.stopped })).toBeVisible();
  await whenLive(page);
  await page.getByRole("button", { name: w.edit }).click();
  await expect(form.getByRole("status").filter({ hasText: w.chosen })).toHaveCount(1);
  await form.getByRole("button", { name: w.back }).click();
  await expect(remote).toBeChecked();
});
