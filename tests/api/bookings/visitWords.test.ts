import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail, inbox, tokenIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { payAndWait, postCheckout, wish } from "../../support/calls/checkout";
import { byLink, post } from "../../support/calls/customerBookings";
import { call } from "../../support/calls/http";
import { password } from "../../support/password";
import { sharedApp, testContext } from "../../support/run/context";

/* Where what is said of a visit is not. Where it is: tests/e2e/customer/booking-visit.spec.ts. */

const confirmed = "Din tid är bokad";
const cancelled = "Avbokat:";
const feed = "/providers/me/calendars/business/feed";

/** All that the product's processes wrote. */
function logs(): string {
  const all = readdirSync(testContext().directory, { recursive: true, encoding: "utf8" });
  const files = all.filter((name) => name.endsWith(".log"));
  expect(files.length).toBeGreaterThan(0);
  return files.map((name) => readFileSync(join(testContext().directory, name), "utf8")).join("\n");
}

/** Every mail that has come for an address, with its headers and files. */
async function mailsFor(email: string): Promise<string> {
  const subjects = (await inbox().list(email)).map(({ subject }) => subject);
  const mails = await Promise.all(subjects.map((subject) => inbox().waitFor(email, subject)));
  return JSON.stringify(mails);
}

/** The answer at an address, also where a page is called after its name and not its id. */
async function opening(path: string) {
  const answer = await call<unknown>(path);
  const elsewhere = answer.headers.get("location");
  return elsewhere === null ? answer : call<unknown>(new URL(elsewhere, sharedApp().url).pathname);
}

describe("the comment and the attendee of a booking", () => {
  it("are in no mail, calendar file, feed, public answer, log, nor at Stripe, from the hold to the cancellation", async () => {
    const { own, email: business, service } = await ownSalon();
    const made = await own.send<{ url: string }>("POST", feed, { includes_absences: true, password });
    const email = freshEmail();
    const said = { customerComment: "Kommentarord91", attendeeName: "Namnord Besökare92" };
    const { status, body } = await postCheckout({
      ...wish(service, timeOn(workdayAhead(5), 10), email),
      ...said,
      locale: "sv",
    });
    expect(status).toBe(201);
    const { bookingId, sessionId } = body;
    await payAndWait(sessionId);
    const token = await tokenIn(email, confirmed);
    const opened = await call<unknown>(byLink(bookingId, token));
    expect(JSON.stringify(opened.body)).toContain(said.customerComment);
    expect(JSON.stringify(opened.body)).toContain(said.attendeeName);

    const id = service.provider.id;
    const open = [
      new URL(made.body.url).pathname,
      byLink(bookingId, token, "/calendar.ics"),
      `/payments/checkout-sessions/${sessionId}`,
      `/services/v1/${service.id}`,
      `/services/v1/${service.id}/availability?from=${workdayAhead(5)}&to=${workdayAhead(5)}`,
      `/providers/v1/${id}`,
      `/customer/providers/${id}`,
      `/customer/services/${service.id}`,
    ];
    const answers: string[] = [];
    for (const path of open) {
      const answer = await opening(path);
      expect([path, answer.status]).toEqual([path, 200]);
      answers.push(JSON.stringify(answer.body));
    }
    expect(answers[0]).toContain("SUMMARY:Klippning");

    expect((await post(byLink(bookingId, token, "/cancel"))).status).toBe(200);
    await inbox().waitFor(email, cancelled);
    await inbox().waitFor(business, cancelled);
    const told = {
      answers: answers.join("\n"),
      customer: await mailsFor(email),
      business: await mailsFor(business),
      stripe: await (await fetch(`${sharedApp().stripeUrl}/_test/state`)).text(),
      log: logs(),
    };
    expect(told.customer).toContain("BEGIN:VCALENDAR");
    expect(told.stripe).toContain(sessionId);
    for (const [where, text] of Object.entries(told)) {
      const found = [/Kommentarord91/, /Namnord/, /Besökare92/, /Bes(?:%C3%B6|\\u00f6|=C3=B6)kare92/].filter(
        (word) => word.test(text),
      );
      expect([where, found]).toEqual([where, []]);
    }
  });
});
