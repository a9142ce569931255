import { describe, expect, it } from "vitest";
import { bookAsGuest, bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { fromNewAddress } from "../../support/calls/addresses";
import { freshEmail, inbox, tokenIn } from "../../support/calls/auth";
import { bookingsPath, byLink, post } from "../../support/calls/customerBookings";
import { type Answer, call } from "../../support/calls/http";

/* Lost links: found again by the e-mail address alone. */

const subject = "Dina bokningar hos";
const find = (email: string, headers = {}) => post(`${bookingsPath}/find`, { email }, headers);

const plain = ({ status, body, headers }: Answer) => {
  const names = [...headers.keys()].filter((name) => name !== "x-request-id" && name !== "date");
  return { status, body, names };
};

describe("asking for one's bookings by an address", () => {
  it("mails a guest the link that opens the booking, the one there was", async () => {
    const { id, email, token } = await bookAsGuest();
    const answer = await find(` ${email.toUpperCase()} `);
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    expect(await tokenIn(email, subject)).toBe(token);
    expect((await call(byLink(id, token))).status).toBe(200);
  });

  it("mails an account the way to sign in, and no link", async () => {
    const anna = await newCustomer();
    const { id } = await bookTime(anna);
    await find(anna.email);
    const { text } = await inbox().waitFor(anna.email, subject);
    expect(text).toContain("/customer/auth?mode=login");
    expect(text).not.toMatch(new RegExp(`token=|${id}`));
  });

  it("answers the same for a guest, an account and nobody, and after more than it mails", async () => {
    const [guest, anna, stranger] = [await bookAsGuest(), await newCustomer(), fromNewAddress()];
    const known = plain(await find(guest.email));
    expect(plain(await find(anna.email))).toEqual(known);
    expect(plain(await find(freshEmail()))).toEqual(known);
    for (let tries = 0; tries < 4; tries += 1)
      expect(plain(await find(guest.email, stranger))).toEqual(known);
  });

  it("refuses what is no address", async () => {
    const { status, body } = await post(`${bookingsPath}/find`, { email: "elsa" });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});
