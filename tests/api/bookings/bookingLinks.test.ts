import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { bookAsGuest, bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { fromNewAddress } from "../../support/calls/addresses";
import { callRegisterCustomer, freshEmail, inbox, linkIn, tokenIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { anyFreeSlot, payAndWait, postCheckout, wish } from "../../support/calls/checkout";
import { bookingsPath, byLink, post } from "../../support/calls/customerBookings";
import { type Answer, call, cookiesOf } from "../../support/calls/http";
import { formAt, send } from "../../support/html/plainForm";
import { password } from "../../support/password";
import { sharedApp, testContext } from "../../support/run/context";
import { sql } from "../../support/run/sql";

/* What somebody can do who has another's link, calendar entry or booking id. */

const confirmed = "Din tid är bokad";
const newLink = "Länken till din bokning";
const ask = (id: string, headers = {}) => post(`${bookingsPath}/${id}/link`, undefined, headers);
const renew = (id: string, token: string) => post(byLink(id, token, "/link"), { replace: true });
const opens = async (id: string, token: string) => (await call(byLink(id, token))).status === 200;
const pageOf = (id: string, query = "") => `/customer/bookings/${id}${query}`;
const linksTo = (email: string) => inbox().list(email, newLink);

/** Makes every call that takes a link. */
async function everythingBy(id: string, token: string): Promise<unknown[]> {
  const answers = await Promise.all([
    post(byLink(id, token, "/cancel")),
    post(byLink(id, token, "/reschedule"), { startTime: "2027-01-11T10:00:00Z" }),
    renew(id, token),
    call<{ code: string }>(byLink(id, token, "/review"), { method: "PUT", body: { rating: 1 } }),
    call<{ code: string }>(byLink(id, token)),
    call<{ code: string }>(byLink(id, token, "/calendar.ics")),
    call<{ code: string }>(`${byLink(id, token, "/availability")}&from=2026-12-01&to=2026-12-02`),
  ]);
  return answers.map(({ status, body }) => [status, body.code]);
}
const nothing = Array.from({ length: 7 }, () => [404, "not_found"]);

/** A guest's visit to a business that has no others: it can be put into the past, whatever hour it is now. */
async function bookAtNewSalon() {
  const { service } = await ownSalon();
  const email = freshEmail();
  const { body } = await postCheckout({ ...wish(service, timeOn(workdayAhead(5), 10), email), locale: "sv" });
  await payAndWait(body.sessionId);
  return { id: body.bookingId, email, token: await tokenIn(email, confirmed) };
}

const visitEndedDaysAgo = (id: string, days: number) =>
  sql(
    `UPDATE bookings SET starts_at = at - length, ends_at = at, blocked_from = at - length, blocked_until = at,
       status = 'completed', completed_at = at
     FROM (SELECT id, ends_at - starts_at AS length, now() - $2 * interval '1 day' AS at FROM bookings) moved
     WHERE bookings.id = moved.id AND bookings.id = $1`,
    [id, days],
  );

describe("a link that has got into other hands", () => {
  it("ends when the customer makes a new one, which only their mailbox gets", async () => {
    const { id, token, email } = await bookAsGuest();
    const answer = await renew(id, token);
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    expect(await everythingBy(id, token)).toEqual(nothing);
    const fresh = await tokenIn(email, newLink);
    expect(fresh).not.toBe(token);
    expect(await opens(id, fresh)).toBe(true);
  });

  it("ends when an account takes the booking over, also for the browser that paid", async () => {
    const { service, startTime } = await anyFreeSlot();
    const asked = { ...wish(service, startTime), locale: "sv" };
    const started = await postCheckout(asked);
    const { sessionId, bookingId: id } = started.body;
    await payAndWait(sessionId);
    const token = await tokenIn(asked.customerEmail, confirmed);
    const success = () =>
      call<string>(`/customer/bookings/success?session_id=${sessionId}`, {
        headers: { Cookie: cookiesOf(started) },
      });
    expect((await success()).body).toContain(token);

    const email = asked.customerEmail;
    const registered = await callRegisterCustomer({ email, password, fullName: "Anna Ek" });
    expect(registered.status).toBe(201);
    const proof = await tokenIn(email, "Bekräfta");
    expect((await call("/auth/v1/verify-email", { body: { token: proof, password } })).status).toBeLessThan(
      300,
    );
    expect(await everythingBy(id, token)).toEqual(nothing);
    const { status, body } = await success();
    expect(status).toBe(200);
    expect(body).not.toMatch(/token=[\w-]{20}/);
  });

  it("is none that was made up, lengthened, shortened or of another booking, and stays", async () => {
    const [one, other] = [await bookAsGuest(), await bookAsGuest()];
    for (const token of [other.token, one.token.slice(0, -1), `${one.token}A`, "x"])
      expect(await everythingBy(one.id, token)).toEqual(nothing);
    // The first is a character that PostgreSQL takes in no text.
    for (const more of ["%00", "%20", "="]) expect(await opens(one.id, `${one.token}${more}`)).toBe(false);
    expect(await opens(one.id, one.token)).toBe(true);
  });
});

describe("asking for the link by the id alone", () => {
  const plain = ({ status, body, headers }: Answer) => {
    const names = [...headers.keys()].filter((name) => name !== "x-request-id" && name !== "date");
    return { status, body, names };
  };

  it("mails it to whoever booked, and answers the same for an id that nobody has", async () => {
    const { id, token, email } = await bookAsGuest();
    const known = plain(await ask(id));
    expect(known).toMatchObject({ status: 202, body: { accepted: true } });
    expect(plain(await ask(id.toUpperCase()))).toEqual(known);
    expect(plain(await ask(randomUUID()))).toEqual(known);
    // The link there was goes on: a stranger's question ends nothing.
    expect(await tokenIn(email, newLink)).toBe(token);
  });

  it("answers before it looks the booking up, so that time tells nothing", async () => {
    const { id, email } = await bookAsGuest();
    const client = new pg.Client({ connectionString: sharedApp().databaseUrl });
    await client.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE", [id]);
      // As long as the row is locked, whoever looked first would wait.
      expect((await ask(id)).status).toBe(202);
      expect(await linksTo(email)).toEqual([]);
      await client.query("ROLLBACK");
      expect(await linkIn(email, newLink)).toContain(id);
    } finally {
      await client.end();
    }
  });

  it("fills nobody's mailbox: three an hour from one address, without saying so", async () => {
    const { id, email } = await bookAsGuest();
    const stranger = fromNewAddress();
    for (let tries = 0; tries < 6; tries += 1) expect((await ask(id, stranger)).status).toBe(202);
    // The customer's own question comes through all the same, and after all those before it.
    await waitFor(async () => (await linksTo(email)).length === 3, {
      what: "three mails",
      timeoutMs: 20_000,
    });
    await ask(id);
    await waitFor(async () => (await linksTo(email)).length === 4, { what: "a fourth", timeoutMs: 20_000 });
  });

  it("is refused to an address that asks for very many", async () => {
    const headers = fromNewAddress();
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(randomUUID(), headers)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("the booking's page", () => {
  it("looks the same to everybody for every id, and offers to mail the link", async () => {
    const { id, token, email } = await bookAsGuest();
    const told = async (address: string, cookie = "") => {
      const { status, body } = await call<string>(address, { headers: { Cookie: cookie } });
      expect(status).toBe(200);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? "";
      return main.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>").replaceAll(/"?\$ACTION[^>]*>/g, "");
    };
    const offer = await told(pageOf(id));
    expect(offer).toContain("Mejla mig en ny länk");
    expect(await told(pageOf(randomUUID()))).toBe(offer);
    const ended = await told(pageOf(id, "?token=nonsense"));
    expect(ended).toContain("Länken gäller inte längre");
    expect(await told(pageOf(randomUUID(), "?token=nonsense"))).toBe(ended);
    const stranger = await newCustomer();
    expect(await told(pageOf(id), stranger.cookie)).toContain("Mejla mig en ny länk");
    for (const page of [offer, ended]) expect(page).not.toContain(email);
    expect(await told(pageOf(id, `?token=${token}`))).toContain("Skapa ny länk");
    expect((await call(pageOf("42"))).status).toBe(404);
  });

  it("offers a new link to the masked address, as long as the visit is ahead", async () => {
    const { id, token, email } = await bookAtNewSalon();
    const page = await call<string>(pageOf(id, `?token=${token}`));
    expect(page.body).toContain(`En ny skickas till ${maskedEmail(email)}.`);
    expect(page.body).not.toContain(email);
    const offer = 'id="link-title"';
    expect(page.body).toContain(offer);
    await visitEndedDaysAgo(id, 1);
    expect((await call<string>(pageOf(id, `?token=${token}`))).body).not.toContain(offer);
  });

  it("takes both forms without scripts", async () => {
    const { id, token, email } = await bookAsGuest();
    const asked = await send(pageOf(id), await formAt(pageOf(id)));
    expect([asked.status, asked.headers.get("location")]).toEqual([303, pageOf(id, "?link=sent")]);
    expect(await tokenIn(email, newLink)).toBe(token);
    const open = pageOf(id, `?token=${token}`);
    const renewing = await formAt(open);
    const made = await send(open, renewing);
    expect([made.status, made.headers.get("location")]).toEqual([303, pageOf(id, "?link=renewed")]);
    expect(await opens(id, token)).toBe(false);
    const after = await call<string>(pageOf(id, "?link=renewed"));
    expect(after.body).toContain("En ny länk är på väg");
    // From a tab that still shows the booking: there one can ask for the new one.
    const late = await send(open, renewing);
    expect([late.status, late.headers.get("location")]).toEqual([303, pageOf(id)]);
  });

  it("tells no other page where one came from while its address holds the link", async () => {
    const { id, token } = await bookAsGuest();
    const policy = async (address: string) => (await call(address)).headers.get("referrer-policy");
    expect(await policy(pageOf(id, `?token=${token}`))).toBe("strict-origin");
    expect(await policy(`/en${pageOf(id, `?x=1&token=${token}`)}`)).toBe("strict-origin");
    const { body } = await call<string>(pageOf(id, `?token=${token}`));
    expect(body).toContain('<meta name="referrer" content="strict-origin"/>');
    expect(await policy("/customer/auth/reset?token=x")).toBe("strict-origin");
    expect(await policy("/customer")).toBe("strict-origin-when-cross-origin");
  });
});

describe("what is passed to others", () => {
  it("holds no link, in other calendars' addresses, at Stripe, at the business and in the log; the customer's own file has it", async () => {
    const { id, token, email, sessionId } = await bookAsGuest();
    const mail = await inbox().waitFor(email, confirmed);
    const file = await call<string>(byLink(id, token, "/calendar.ics"));
    const attached = mail.attachments.map(({ text }) => text ?? "").join("\n");
    for (const calendar of [file.body, attached]) {
      const unfolded = calendar.replaceAll(/\r?\n[ \t]/g, "");
      expect(unfolded).toContain(pageOf(id, `?token=${token}`));
    }
    const page = await call<string>(pageOf(id, `?token=${token}`));
    const others = [mail.html ?? "", mail.text, page.body].flatMap((text) =>
      [...text.matchAll(/https:\/\/(?:calendar\.google|outlook\.live)\.com[^"\s<]+/g)].map(([url]) => url),
    );
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(others.filter((url) => decodeURIComponent(url).includes(pageOf(id)))).toHaveLength(others.length);
    expect(others.join("\n")).not.toContain("token");

    const stripe = await (await fetch(`${sharedApp().stripeUrl}/_test/state`)).text();
    expect(stripe).toContain(sessionId);
    expect(stripe).not.toContain(token);
    await everythingBy(id, `${token}x`);
    expect(logs()).not.toContain(token);
  });
});

/** All that the product's processes wrote. */
function logs(): string {
  const all = readdirSync(testContext().directory, { recursive: true, encoding: "utf8" });
  const files = all.filter((name) => name.endsWith(".log"));
  expect(files.length).toBeGreaterThan(0);
  return files.map((name) => readFileSync(join(testContext().directory, name), "utf8")).join("\n");
}

describe("a customer's own booking", () => {
  it("opens by session without a link, and so do its calendar entries", async () => {
    const anna = await newCustomer();
    const { id } = await bookTime(anna);
    const page = await anna.get<string>(pageOf(id));
    expect(page.body).toContain("Skapa ny länk");
    expect(page.body).not.toMatch(/token=[\w-]{20}/);
    expect((await anna.get(`${bookingsPath}/${id}/calendar.ics`)).status).toBe(200);
    expect((await anna.send("POST", `${bookingsPath}/${id}/link`, { replace: true })).status).toBe(202);
    expect(await linkIn(anna.email, newLink)).toContain(id);
  });
});
