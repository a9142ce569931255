import { expect, it, onTestFinished } from "vitest";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { type Answer, call, cookiesOf } from "../../support/calls/http";
import { password } from "../../support/password";
import { Inbox } from "../../support/run/inbox";
import { testApp } from "../../support/run/testApp";

it("of a business that nobody has paid are five a day, and the sixth booking says that it is not mailed", async () => {
  const app = await testApp({ name: "stranger-mails", env: { STRANGER_MAILS_PER_DAY: "5" } });
  onTestFinished(app.stop);
  const inbox = new Inbox(app.mailboxUrl);
  const email = "tull@exempel.se";
  const ask = <T>(path: string, body?: object, headers = {}): Promise<Answer<T>> =>
    call<T>(path, { base: app.url, headers, ...(body === undefined ? {} : { body }) });

  await ask("/auth/v1/register/provider", {
    email,
    password,
    fullName: "Tull Tullsson",
    companyName: "Tullen",
  });
  const { text } = await inbox.waitFor(email);
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  await ask("/auth/v1/verify-email", { token, password });
  const Cookie = cookiesOf(await ask("/auth/v1/login", { email, password, role: "provider" }));
  const { body: kinds } = await ask<{ id: string }[]>("/catalog/subcategories?limit=1");
  const service = { name: "Tull", price: 420, duration_minutes: 30, subcategory_id: kinds[0]?.id };
  const { body: added } = await ask<{ id: string }>("/providers/me/services", service, { Cookie });

  const strangers = Array.from({ length: 6 }, (_, index) => `frammande-${index}@exempel.se`);
  const said = [];
  for (const [index, stranger] of strangers.entries()) {
    const booked = await ask<{ unsent_mail: string | null }>(
      "/providers/me/bookings",
      {
        source: "phone",
        client: { name: "Moa Lind", email: stranger },
        lines: [{ serviceId: added.id }],
        startTimes: [timeOn(workdayAhead(7), 9 + index)],
        payment: { way: "on_site" },
        notify: true,
        outsideHours: true,
      },
      { Cookie },
    );
    expect(booked.status).toBe(201);
    said.push(booked.body.unsent_mail);
  }
  expect(said).toEqual([null, null, null, null, null, "limit"]);
  await Promise.all(strangers.slice(0, 5).map((stranger) => inbox.waitFor(stranger)));
  expect(await inbox.list(strangers[5] ?? "")).toEqual([]);
});
