import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { db } from "@/lib/db/client";
import { isToPerson, mailKinds } from "@/lib/db/mailKinds";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { letterHtml, letterText } from "@/lib/notifications/letters/renderLetter";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { linkProof, move, onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { ofAli, salonOfTwo } from "../../support/builders/personMails";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("what a person reads", () => {
  /** Everything that each of the five mails says, in both languages and shapes; the booking's of today. */
  async function letters(): Promise<Map<string, string>> {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    await cancelBooking(id, linkProof(id), { nowMs });
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const payload = { previousStart: new Date(onMoveDay("10:00")).toISOString(), sequence: 1 };
    const texts = new Map<string, string>();
    for (const kind of mailKinds.filter(isToPerson))
      for (const locale of ["sv", "en"] as const) {
        const letter = bookingLetter(kind, booking, locale, payload);
        const text = [letter.subject, letterHtml(letter, locale, ""), letterText(letter, "")].join("\n");
        texts.set(`${kind} ${locale}`, text);
      }
    return texts;
  }

  it("has the service, the time and the customer's name, no amounts and no contacts of the customer", async () => {
    const texts = await letters();
    expect(texts.size).toBe(10);
    for (const [kind, text] of texts) {
      expect(text, kind).toContain("Klippning");
      expect(text, kind).toContain("Elsa Lindqvist");
      expect(text, kind).toContain(kind.includes("_taken") ? "11:00" : "15:00–15:30");
      for (const hidden of [/\bkr\b/, /SEK/, /420/, /elsa@/, /070|4670/, /[?&]token=/])
        expect(text, kind).not.toMatch(hidden);
    }
  });

  it("leads to the booking in their own pages, and to all of theirs once it is a colleague's", async () => {
    for (const [kind, text] of await letters())
      expect(text.includes("/provider/bookings?booking="), kind).toBe(!kind.includes("_taken"));
  });

  it("says where, and that it is online", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    const facts = async () => {
      const booking = await findBooking(id);
      return booking && bookingLetter("provider_person_new_booking", booking, "sv", {}).facts;
    };
    expect((await facts())?.map(({ label }) => label)).not.toContain("Var");
    await db().provider.update({ where: { id: place.id }, data: { address: "Storgatan 1", city: "Umeå" } });
    expect(await facts()).toContainEqual({ label: "Var", value: "Storgatan 1, Umeå" });
    await db().booking.update({ where: { id }, data: { deliveryMode: "digital" } });
    expect(await facts()).toContainEqual({ label: "Var", value: "Digitalt" });
  });
});
