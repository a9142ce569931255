import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail, inbox } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { clientOf, clientsPath } from "../../support/calls/clients";
import { bookByPhone } from "../../support/calls/desk";
import { call } from "../../support/calls/http";
import { password } from "../../support/password";
import { endOfLog, eventSince, linesSince } from "../../support/run/serverLog";

it("what a business notes of a client is in no mail, no feed and no log, also when it is refused", async () => {
  const start = endOfLog();
  const word = `Formel-${randomUUID().slice(0, 8)}`;
  const [salon, email] = [await ownSalon(), freshEmail()];
  const { own } = salon;
  const { id } = await clientOf(own, { name: "Moa Lind", phone: "070-174 06 30", email, tags: [word] });
  const noted = (body: object) => own.send("POST", `${clientsPath}/${id}/notes`, body);
  expect((await noted({ kind: "formula", text: word })).status).toBe(201);
  expect((await noted({ kind: "allergy", text: word })).status).toBe(201);
  expect((await noted({ kind: word, text: word.repeat(200) })).status).toBe(400);
  expect((await own.send("PATCH", `${clientsPath}/${id}`, { tags: [`${word},`] })).status).toBe(400);
  await own.get(`${clientsPath}?tag=${word}`);
  await bookByPhone(salon, timeOn(workdayAhead(7), 10), { client: { id } });

  const toCustomer = await inbox().waitFor(email);
  const { body: feed } = await own.send<{ url: string }>("POST", "/providers/me/calendars/business/feed", {
    includes_absences: true,
    password,
  });
  const { body: calendar } = await call<string>(new URL(feed.url).pathname);
  expect(calendar).toContain("SUMMARY:Klippning · Moa");
  const requestId = `notes-${randomUUID()}`;
  await own.get(`${clientsPath}/${id}`, { "X-Request-Id": requestId });
  await eventSince(start, { requestId });
  const mails = [toCustomer, ...(await inbox().list(salon.email))];
  for (const text of [JSON.stringify(mails), calendar, ...linesSince(start)])
    expect(text).not.toContain(word);
});
