import { beforeAll, describe, expect, it } from "vitest";
import { bookAsGuest, bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { afterFreeCancellation, byLink, holdRanOut, post } from "../../support/calls/customerBookings";
import { bookByPhoneWithEmail, sendTo } from "../../support/calls/desk";
import { cookiesOf } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";
import { filledForm } from "../../support/html/plainForm";
import { daysLater, sql } from "../../support/run/sql";

/* What the pages of one's own bookings say. */

const confirmed = "Din tid är bokad";
const pageOf = (id: string, token: string) => `/customer/bookings/${id}?token=${token}`;

let salon: OwnSalon;
beforeAll(async () => {
  salon = await ownSalon();
});

/** A paid booking of the salon at that hour, as its guest opens it. */
async function paidAt(hour: number) {
  const { id, email } = await bookTimeOf(salon.service, timeOn(workdayAhead(3), hour));
  return { id, token: await tokenIn(email, confirmed) };
}

describe("the page of a booking", () => {
  it("says without scripts what it cannot do, and shows the rest", async () => {
    const { id, token, service } = await bookAsGuest();
    const { heading, html } = await markupOf(pageOf(id, token));
    expect(heading).toBe(service.name);
    expect(html).toMatch(/<noscript>.*Slå på JavaScript för att flytta/s);
  });
});

describe("the page of a cancelled booking", () => {
  it("cancelled too late, has a receipt and no refund, but what the business gave back of goodwill", async () => {
    const { id, token } = await paidAt(10);
    await afterFreeCancellation(id);
    expect((await post(byLink(id, token, "/cancel"))).status).toBe(200);
    const before = await markupOf(pageOf(id, token));
    expect(before.text).not.toMatch(/kr (på väg )?till kortet/);
    expect(before.links.some(({ text }) => text === "Visa kvitto")).toBe(true);
    const goodwill = { amount: 120.5, reason: "Vi bjuder på halva.", refundedBefore: 0 };
    expect((await sendTo(salon.own, "POST", id, "refunds", goodwill)).status).toBe(201);
    const { text, links } = await markupOf(pageOf(id, token));
    expect(text).toMatch(/120,50\skr (på väg )?till kortet/);
    expect(links.some((link) => link.text === "Visa kvitto")).toBe(true);
  });

  it("made by the business and never paid, has neither refund nor receipt", async () => {
    const { id, email } = await bookByPhoneWithEmail(salon, timeOn(workdayAhead(3), 13));
    const token = await tokenIn(email, confirmed);
    const upcoming = await markupOf(pageOf(id, token));
    expect(upcoming.text.match(/på plats/g)).toHaveLength(1);
    expect((await post(byLink(id, token, "/cancel"))).status).toBe(200);
    const { text, links } = await markupOf(pageOf(id, token));
    expect(text).not.toMatch(/till kortet/);
    expect(links.some((link) => link.text === "Visa kvitto")).toBe(false);
  });
});

describe("the page that one comes back to without having paid", () => {
  it("says that the time is over once it is, and to another browser that nothing waits here", async () => {
    const [startTime = ""] = await freeStarts(salon.service, 20);
    const answer = await postCheckout(wish(salon.service, startTime));
    const { bookingId: id } = answer.body;
    const path = `/customer/bookings/cancel?booking=${id}&service_id=${salon.service.id}`;
    const own = { Cookie: cookiesOf(answer) };
    const held = await markupOf(path, own);
    expect(held.heading).toBe("Du avbröt betalningen");
    expect((await markupOf(`${path}&from=form`, own)).heading).toBe("Tiden väntar på betalning");
    await holdRanOut(id);
    const over = await markupOf(path, own);
    expect(over.heading).toBe("Tiden hålls inte längre");
    expect(over.links.some(({ text }) => text === "Betala nu")).toBe(false);
    const title = ({ html }: { html: string }) => /<title>([^<]*)/.exec(html)?.[1];
    expect([title(over), title(over)?.startsWith("Din tid")]).toEqual([title(held), true]);
    expect((await markupOf(path)).heading).toBe("Ingen tid väntar på betalning här");
  });
});

describe("one's own bookings", () => {
  it("has what was, newest first and page by page, with the way to review it", async () => {
    const anna = await newCustomer();
    const [visited, cancelled] = [await bookTime(anna), await bookTime(anna)];
    await daysLater(visited.id, 20_000);
    await sql("UPDATE bookings SET status = 'completed', completed_at = now() WHERE id = $1", [visited.id]);
    await anna.send("POST", `/customers/me/bookings/${cancelled.id}/cancel`);
    const open = (query = "") => markupOf(`/customer/bookings${query}`, { Cookie: anna.cookie });
    /** The links to bookings, each with its row. */
    const rowsOf = ({ html }: { html: string }) =>
      html.match(/<li\b(?:(?!<li\b).)*?\/customer\/bookings\/[0-9a-f]{8}-.*?<\/li>/gs) ?? [];
    const rows = rowsOf(await open());
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("Avbokad");
    expect(rows[1]).toContain("Lämna omdöme");
    expect(rows[1]).toContain(`/customer/bookings/${visited.id}#review`);

    // More than a page of them.
    await sql(
      `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
         'request_key', NULL, 'starts_at', b.starts_at - n * interval '1 day',
         'ends_at', b.ends_at - n * interval '1 day', 'blocked_from', b.blocked_from - n * interval '1 day',
         'blocked_until', b.blocked_until - n * interval '1 day'))).*
       FROM bookings b, generate_series(1, 21) n WHERE b.id = $1`,
      [cancelled.id],
    );
    const first = await open();
    expect(rowsOf(first)).toHaveLength(20);
    const more = first.links.find(({ text }) => text === "Visa fler")?.href ?? "";
    const rest = await open(new URL(more, "https://stund.example").search);
    expect(rowsOf(rest)).toHaveLength(3);
    expect(rest.links.some(({ text }) => text === "Visa fler")).toBe(false);
    expect(rowsOf(await open("?cursor=nonsense"))).toHaveLength(20);
  });
});

describe("lost bookings", () => {
  it("are found from an ended link, the bookings page, the sign-in and the foot of every page", async () => {
    const ways = async (path: string) =>
      (await markupOf(path)).links.filter(({ href }) => href === "/customer/bookings/find").length;
    const foot = await ways("/customer/about");
    expect(foot).toBeGreaterThan(0);
    const ended = "/customer/bookings/00000000-0000-4000-8000-000000000000?token=x";
    for (const path of [ended, "/customer/bookings", "/customer/auth"])
      expect([path, (await ways(path)) > foot]).toEqual([path, true]);
  });

  it("are mailed without scripts", async () => {
    const { email, token } = await bookAsGuest();
    const path = "/customer/bookings/find";
    const answer = await (await filledForm(path, { email }))();
    const landed = answer.headers.get("location");
    const said = landed === null ? await answer.text() : (await markupOf(landed)).text;
    expect(said).toContain("Kolla din mejl");
    expect(await tokenIn(email, "Dina bokningar hos")).toBe(token);
  });
});
