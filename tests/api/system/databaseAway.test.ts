import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "@/lib/i18n/locales";
import { customerPaths, providerPaths } from "@/lib/paths";
import en from "@/messages/en/pageError.json";
import checkout from "@/messages/sv/checkout.json";
import common from "@/messages/sv/common.json";
import sv from "@/messages/sv/pageError.json";
import { freshEmail, inbox, newPassword, registered } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { bookByPhoneWithEmail } from "../../support/calls/desk";
import { byLink, timesAhead } from "../../support/calls/deskPayments";
import { call } from "../../support/calls/http";
import { isDeep } from "../../support/depth";
import { filledForm } from "../../support/html/plainForm";
import { expectUnavailable, headingOf, withoutScripts } from "../../support/html/unavailablePage";
import { pageTable } from "../../support/roles/pageTable";
import { addressOf, signInAs } from "../../support/roles/personas";
import { ownThings, type Things } from "../../support/roles/things";
import { contextVariables, testContext } from "../../support/run/context";
import { type DatabaseProxy, openDatabaseProxy } from "../../support/run/databaseProxy";
import { sql } from "../../support/run/sql";
import { type TestApp, testApp } from "../../support/run/testApp";

/*
 * Every page, file and form of the product while its database is away: 503 in words that need no JavaScript, or, where it
 * needs no database, what it always answers. That the table of pages has all of `app`, roles.test.ts holds.
 */

const words = { sv, en };
const people = ["guest", "customer", "business"] as const;
type Person = (typeof people)[number];

/**
 * Pages that are shown, or redirect, without the database: to everybody, or to whoever has no session of the page's portal.
 * All others cannot be.
 */
const withoutDatabase: Readonly<Record<string, "everybody" | "strangers">> = {
  // Without anything of the database on them.
  "/customer/about": "everybody",
  "/customer/contact": "everybody",
  "/customer/faq": "everybody",
  "/customer/privacy": "everybody",
  "/customer/terms": "everybody",
  "/provider/about": "everybody",
  "/provider/contact": "everybody",
  "/provider/faq": "everybody",
  "/provider/pricing": "everybody",
  "/provider/privacy": "everybody",
  "/provider/terms": "everybody",
  // Forms, whose proof is looked at when they are sent.
  "/customer/auth/email-undo": "everybody",
  "/customer/auth/forgot": "everybody",
  "/customer/auth/not-you": "everybody",
  "/customer/auth/reset": "everybody",
  "/customer/auth/verify": "everybody",
  "/customer/bookings/find": "everybody",
  "/provider/auth/email-undo": "everybody",
  "/provider/auth/forgot": "everybody",
  "/provider/auth/not-you": "everybody",
  "/provider/auth/reset": "everybody",
  "/provider/auth/verify": "everybody",
  // The sign-in and what asks for it.
  "/customer/auth": "strangers",
  "/customer/auth/email": "strangers",
  "/customer/bookings": "strangers",
  "/customer/favourites": "strangers",
  "/customer/profile": "strangers",
  "/customer/bookings/[id]": "strangers",
  "/customer/bookings/[id]/receipt": "strangers",
  "/provider/auth": "strangers",
  "/provider/auth/email": "strangers",
};

/** Kept documents, which are shown as they were for a while; where nobody has asked for them they cannot be made. */
const kept: readonly string[] = [customerPaths.home(), providerPaths.home()];

/** Pages of the signed-in business send strangers to the sign-in, whose cookie alone they need. */
const isArea = (page: string) => pageTable[page]?.answers.guest.toString().startsWith("→") ?? false;

function isShown(page: string, person: Person): boolean {
  const to = withoutDatabase[page] ?? (isArea(page) ? "strangers" : "nobody");
  const portal = page.startsWith("/provider") ? "business" : "customer";
  return to === "everybody" || (to === "strangers" && person !== portal);
}

/** Links with a proof, as mails have them, and a payment page that was opened. */
type Proofs = Record<
  "booking" | "pay" | "report" | "verify" | "reset" | "notYou" | "checkout" | "held",
  string
>;

/** Addresses with a proof; most pages of the table have none in theirs. */
const proved: Readonly<Record<string, (proofs: Proofs) => string>> = {
  "/customer/pay": ({ pay }) => pay,
  "/customer/report-mail": ({ report }) => report,
  "/customer/bookings/success": ({ checkout }) => customerPaths.bookingSuccess({ session_id: checkout }),
  "/customer/bookings/cancel": ({ held }) => customerPaths.bookingCancel({ booking: held }),
  "/provider/invitation": () => `${providerPaths.invitation()}?token=unknown`,
  "a booking by its link": ({ booking }) => booking,
  "a receipt by the link of its booking": ({ booking }) => booking.replace("?", "/receipt?"),
  "a confirmation": ({ verify }) => verify,
  "a rejected registration": ({ notYou }) => notYou,
  "a new password": ({ reset }) => reset,
  "a new address": () => `${customerPaths.authEmail()}?token=unknown`,
  "a new address taken back": () => `${customerPaths.authEmailUndo()}?token=unknown`,
};
const pages = [...new Set([...Object.keys(pageTable), ...Object.keys(proved)])];

const files: Readonly<Record<string, (things: Things) => string>> = {
  "the map of the site": () => "/sitemap.xml",
  "its pages": () => "/sitemaps/pages-1.xml",
  "its kinds": () => "/sitemaps/kinds-1.xml",
  "its businesses": () => "/sitemaps/providers-1.xml",
  "its services": () => "/sitemaps/services-1.xml",
  "the picture of a business's link": ({ providerSlug }) => `/og/sv/provider/${providerSlug}.png`,
  "the picture of a service's link": ({ serviceSlug }) => `/og/en/service/${serviceSlug}.png`,
  "the picture of the product's link": () => "/og/sv/site/stund.png",
  "a private calendar": () => `/calendar/${"a".repeat(43)}.ics`,
  "an uploaded picture": () => `/pictures/${"a".repeat(64)}-400.webp`,
};
const filesWithoutDatabase = ["/robots.txt", "/manifest.webmanifest", "/api/health"];

const typed = { email: freshEmail(), password: newPassword };
/** Forms as browsers without JavaScript send them: where they are, and what is typed. */
const forms: Readonly<Record<string, (proofs: Proofs) => [path: string, fields: Record<string, string>]>> = {
  "signing in as a customer": () => [customerPaths.auth(), typed],
  "signing in as a business": () => [providerPaths.auth(), typed],
  "a forgotten password": () => [customerPaths.authForgot(), { email: typed.email }],
  "a new password": ({ reset }) => [reset, { token: tokenOf(reset), password: typed.password }],
  "a confirmed address": ({ verify }) => [verify, { token: tokenOf(verify) }],
  "a rejected registration": ({ notYou }) => [notYou, { token: tokenOf(notYou) }],
  "a message to us": () => [
    customerPaths.contact(),
    { name: "Moa Lind", email: typed.email, message: "Hej, jag undrar över min bokning i morgon." },
  ],
  "another link to a booking": ({ booking }) => {
    const [path = ""] = booking.split("?");
    return [path, { id: path.split("/").at(-1) ?? "" }];
  },
  "a reported mail": ({ report }) => [report, { token: tokenOf(report) }],
  "the button of a payment link": ({ pay }) => [pay, { token: tokenOf(pay) }],
};

const tokenOf = (path: string) => new URLSearchParams(path.split("?")[1]).get("token") ?? "";

let proxy: DatabaseProxy;
let app: TestApp;
let things: Things;
let proofs: Proofs;
const cookies: Record<Person, string> = { guest: "", customer: "", business: "" };
const sendings = new Map<string, () => Promise<Response>>();

beforeAll(async () => {
  const context = testContext();
  proxy = await openDatabaseProxy(context.clusterUrl);
  app = await testApp({ name: "database-away", proxy });
  Object.assign(process.env, contextVariables({ ...context, app }));
  things = await ownThings();
  cookies.customer = await signInAs("customer");
  cookies.business = await signInAs("business");
  proofs = await mailedProofs();
  for (const [name, form] of Object.entries(forms)) sendings.set(name, await filledForm(...form(proofs)));
  for (const page of kept) await call(page);
  proxy.cut();
}, 240_000);

afterAll(async () => {
  await app?.stop();
  await proxy?.close();
});

/** What mails lead to: that of a booking which is paid by a link, of a registration, and of a forgotten password. */
async function mailedProofs(): Promise<Proofs> {
  const { email } = await bookByPhoneWithEmail(await ownSalon(), timesAhead(7)(), byLink);
  const newcomer = await registered();
  const linked = async (to: string, subject: string, path: string) => {
    const { text } = await inbox().waitFor(to, subject);
    const found = new RegExp(`https?://[^/\\s]+(${path}\\?token=\\S+)`).exec(text)?.[1];
    if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
    return found;
  };
  const confirming = "Bekräfta din e-postadress";
  const verify = await linked(newcomer, confirming, customerPaths.authVerify());
  const notYou = await linked(newcomer, confirming, customerPaths.authNotYou());
  const account = await addressOf("customer");
  await call("/auth/v1/password/forgot", { body: { email: account, role: "customer" } });
  return {
    booking: await linked(account, "Din tid är bokad", "/customer/bookings/[\\w-]+"),
    pay: await linked(email, "Betala för", customerPaths.pay({ token: "" }).replace(/\?.*/, "")),
    report: await linked(email, "Betala för", customerPaths.reportMail({ token: "" }).replace(/\?.*/, "")),
    verify,
    notYou,
    reset: await linked(account, "lösenord", customerPaths.authReset()),
    checkout: things.checkout,
    held: things.booking,
  };
}

/** Asks as one of them, in a language. */
const ask = (path: string, person: Person, locale: Locale = "sv") =>
  call<string>(encodeURI(`${locale === "sv" ? "" : `/${locale}`}${path}`), {
    headers: { Cookie: cookies[person] },
  });

describe("with the database away", () => {
  it("documents that were just made are shown on", async () => {
    for (const page of kept) expect([page, (await ask(page, "guest")).status]).toEqual([page, 200]);
  });

  it.each(pages.map((page, place) => [page, place] as const))("the page %s", async (page, place) => {
    const row = pageTable[page];
    const path = proved[page]?.(proofs) ?? row?.path(things) ?? "";
    // One of them for each page, in turn, in one language; the deep run has all.
    const asking = isDeep ? people : people.filter((_, number) => number === place % people.length);
    const reading = isDeep ? locales : locales.filter((_, number) => number === place % locales.length);
    for (const person of asking) {
      for (const locale of reading) {
        const answer = await ask(path, person, locale);
        const what = `${person}, ${locale}`;
        if (isShown(page, person) || (kept.includes(page) && answer.status === 200)) {
          expect([200, 307], what).toContain(answer.status);
          if (answer.status === 200) expect(headingOf(answer.body), what).toBeTruthy();
        } else expectUnavailable(answer, locale, what);
      }
    }
  });

  it("a page that was not kept says which it is, in the words of its language", async () => {
    for (const locale of locales) {
      const { body } = await ask(customerPaths.provider(things.providerSlug), "guest", locale);
      expect(headingOf(body)).toBe(words[locale].unavailable.title);
      expect(body).not.toMatch("__next_error__");
    }
  });

  it.each(Object.entries(files))("the file with %s is 503, in words", async (_, path) => {
    const { status, headers, body } = await ask(path(things), "guest");
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.stringify(body).length).toBeGreaterThan(20);
  });

  it.each(filesWithoutDatabase)("the file %s needs none", async (path) => {
    expect((await ask(path, "guest")).status).toBe(200);
  });

  it.each(Object.keys(forms))("the form of %s answers 503, in words", async (form) => {
    const sent = await sendings.get(form)?.();
    if (sent === undefined) throw new Error(`${form} was not filled`);
    expectUnavailable({ status: sent.status, headers: sent.headers, body: await sent.text() }, "sv", form);
  });

  it("and back, pages are shown again", backAgain);
});

async function backAgain(): Promise<void> {
  proxy.mend();
  const page = customerPaths.provider(things.providerSlug);
  await expect.poll(async () => (await ask(page, "guest")).status, { timeout: 15_000 }).toBe(200);
}

/* Pages that were begun when the database goes: the part that is missing says so, by the style sheet's clock. */
it.each([
  [providerPaths.reviews(), "FROM reviews"],
  [providerPaths.finance(), "ledger"],
  [providerPaths.services(), "subcategories"],
])("the page %s says in words that a part of it could not be read", async (path, statement) => {
  await backAgain();
  proxy.cutAt(statement);
  const answer = await ask(path, "business");
  if (answer.status === 503) return expectUnavailable(answer, "sv", path);
  expect(answer.status).toBe(200);
  expect(withoutScripts(answer.body)).toContain(common.late.title);
});

/* A table that is missing is a fault of ours, not an outage; reviews that cannot be read count as away, whatever the reason. */
it.each([
  [
    "payments",
    (each: Things) => `/customer/bookings/success?session_id=${each.checkout}`,
    checkout.loadFailed.title,
  ],
  ["categories", () => "/customer/near?lat=59.33&lng=18.06", sv.title],
  ["counted_reviews", (each: Things) => `/customer/services/${each.service}`, sv.unavailable.title],
] as const)("a page whose %s cannot be read says so, with a way to try again", async (table, path, title) => {
  await backAgain();
  await sql(`ALTER TABLE ${table} RENAME TO lost`);
  const { body } = await ask(path(things), "guest");
  await sql(`ALTER TABLE lost RENAME TO ${table}`);
  expect(headingOf(body)).toBe(title);
  expect(withoutScripts(body)).toMatch(/<(a|button)\b[^>]*>(<[^>]+>)*Försök igen</);
  expect(headingOf((await ask(path(things), "guest")).body)).not.toBe(title);
});
