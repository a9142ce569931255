import { expect, type Page } from "@playwright/test";
import { password } from "../password";
import { openPage } from "./page";

export const passkeyWords = {
  sv: {
    prefix: "",
    add: "Lägg till passkey",
    password: "Lösenord",
    next: "Fortsätt",
    remove: /^Ta bort .*, tillagd/,
    prove: "Bekräfta med passkey",
  },
  en: {
    prefix: "/en",
    add: "Add a passkey",
    password: "Password",
    next: "Continue",
    remove: /^Remove .*, added/,
    prove: "Confirm with a passkey",
  },
} as const;

/** Gives the browser a device that makes passkeys and says that its owner is there. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey of that device on the page of the account that is signed in. */
export async function addPasskey(
  page: Page,
  w: (typeof passkeyWords)[keyof typeof passkeyWords],
  path: string,
) {
  await openPage(page, `${w.prefix}${path}`);
  await page.getByRole("button", { name: w.add }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(w.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: w.next }).click();
  await expect(page.getByRole("button", { name: w.remove })).toBeVisible();
}
