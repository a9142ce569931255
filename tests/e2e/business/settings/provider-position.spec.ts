import { once } from "node:events";
import { createServer } from "node:http";
import { demoAccount, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { expectSound, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { fieldLabelled, openProfile } from "../../../support/pages/profilePage";
import { pressSave } from "../../../support/pages/settingsPage";
import { testApp } from "../../../support/run/testApp";
import { profileWords } from "../../../support/words/profile";

/* The position of a business, set with the mouse and by a geocoder. */

const numbers = (text: string): [number, number] => {
  const [first = Number.NaN, second = Number.NaN] = text.split(",").map(Number);
  return [first, second];
};

test("the pin is put and drawn by the pointer, and moves with it @desktop", async ({ page }) => {
  const w = profileWords.sv;
  const salon = await ownSalon();
  await openProfile(page, salon.email, w);
  await fieldLabelled(page, w.street).fill("Bondegatan 46");
  await fieldLabelled(page, w.city).fill("Stockholm");
  await page.getByRole("button", { name: w.setPosition }).click();
  const [map, pin] = [
    page.getByRole("button", { name: w.putPin }),
    page.getByRole("button", { name: w.pin }),
  ];
  const coordinates = fieldLabelled(page, w.coordinates);
  const read = async () => numbers(await coordinates.inputValue());
  await expect(pin).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 60, y: 40 } });
  await expect(coordinates).not.toHaveValue("");
  const put = await read();
  const centreOf = async () => {
    const box = await pin.boundingBox();
    if (box === null) throw new Error("The pin is not shown");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // The tip of the pin is where the map was pressed.
  const box = await map.boundingBox();
  expect((await centreOf()).x).toBeCloseTo((box?.x ?? 0) + 60, -1);

  const from = await centreOf();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await centreOf()).x).toBeCloseTo(from.x + 60, -1);
  const drawn = await read();
  expect(drawn[0]).toBeLessThan(put[0]);
  expect(drawn[1]).toBeGreaterThan(put[1]);
  await page.mouse.move(from.x, from.y);
  expect(await read()).toEqual(drawn);
  await pressSave(page, w);
  await openPage(page, page.url());
  await page.getByRole("button", { name: w.setPosition }).click();
  expect(await read()).toEqual(drawn);
});

test("the geocoder finds the door, says when it does not, and when it is away @desktop", async ({
  browser,
}) => {
  test.slow();
  const w = profileWords.sv;
  /** What it finds; null: it answers 500. */
  let found: object[] | null = [];
  const geocoder = createServer((_, response) => {
    if (found === null) response.writeHead(500).end();
    else response.setHeader("Content-Type", "application/json").end(JSON.stringify(found));
  });
  geocoder.listen(0, "127.0.0.1");
  await once(geocoder, "listening");
  const address = geocoder.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const env = { GEOCODER_URL: `http://127.0.0.1:${address.port}/search` };
  const app = await testApp({ name: `geocoder-${test.info().workerIndex}`, env });
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: "sv-SE" });
    const page = await context.newPage();
    await signInPage(page, { role: "provider", ...demoAccount("Handen på axeln") });
    await openPage(page, "/provider/settings");
    await fieldLabelled(page, w.street).first().fill("Bondegatan 46");
    await fieldLabelled(page, w.city).first().fill("Stockholm");
    await fieldLabelled(page, w.city).first().blur();
    await page.getByRole("button", { name: w.setPosition }).first().click();
    const coordinates = fieldLabelled(page, w.coordinates).first();
    await coordinates.fill("");
    const find = page.getByRole("button", { name: w.find }).first();
    await find.click();
    await expect(page.getByText(w.notFound)).toBeVisible();
    await expectSound(page);
    found = null;
    await find.click();
    await expect(page.getByText(w.away)).toBeVisible();
    await expect(coordinates).toHaveValue("");
    found = [{ lat: "59.3126", lon: "18.0858" }];
    await tabTo(page, find);
    await page.keyboard.press("Enter");
    await expect(coordinates).toHaveValue("59.3126, 18.0858");
    await expect(page.getByText(w.away)).toBeHidden();
    await pressSave(page, w);
    await context.close();
  } finally {
    await app.stop();
    geocoder.close();
  }
});
