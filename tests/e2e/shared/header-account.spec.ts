import { registered } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { abortCalls } from "../../support/pages/intercept";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

/* Who is signed in, as the header of a cached page shows it. */

test("the header shows who is signed in before any code of the page runs, and then what the server answers @desktop", async ({
  page,
  browser,
}) => {
  const email = await registered();
  await signInPage(page, { role: "customer", email, password });
  // The first paint: what the document and its style sheet show, without the code that looks.
  const letThrough = await abortCalls(page, "**/*.js*");
  await page.goto("/customer/about");
  const banner = page.getByRole("banner");
  const [account, way] = [
    banner.locator("summary[aria-label='Ditt konto']"),
    banner.getByRole("link", { name: "Logga in" }),
  ];
  await expect(account).toBeVisible();
  await expect(way).toBeHidden();
  letThrough();

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await abortCalls(guest, "**/*.js*");
  await guest.goto(new URL("/customer/about", sharedApp().url).toString());
  await expect(guest.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(guest.getByRole("banner").locator("summary[aria-label='Ditt konto']")).toBeHidden();
  await guests.close();

  // The session ends elsewhere; only its hint is left here.
  const [session] = (await page.context().cookies()).filter(({ name }) => name.endsWith(".customer"));
  expect(session).toBeDefined();
  await page.context().clearCookies({ name: session?.name ?? "" });
  await openPage(page, "/customer/about");
  await expect(way).toBeVisible();
  await expect(account).toHaveCount(0);
});
