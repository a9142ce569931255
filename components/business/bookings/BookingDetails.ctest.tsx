import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { bookingDetail, daysLater } from "@/tests/support/components/business/deskServer";
import { at } from "@/tests/support/components/calendar";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, wordsOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { deskWords } from "@/tests/support/words/desk";
import { BookingDetails } from "./BookingDetails";

/* A booking that is open: how it is cancelled, alone or with the rest of its series, its price and its payment link. */

const words = {
  sv: {
    status: "Status",
    cancelled: "Avbokad",
    noMail: "har ingen e-postadress, så inget mejl skickas",
    call: "Ring 0701740630",
    reason: /^Orsak, bara för er/,
    confirm: "Avboka bokningen",
    kept: "Orsak, bara för er: ”Fick förhinder”",
    following: "Avboka den här och de följande",
    title: "Avboka 2 tider i upprepningen?",
    dates: "Tider som avbokas",
    nothingBack: "Inget är betalt online, så inget betalas tillbaka.",
    both: "Avboka 2 tider",
    change: "Ändra priset",
    amount: "Nytt pris",
    save: "Spara priset",
    history: "Historik",
    told: "Priset ändrat från 420 kr till 350,50 kr av er",
  },
  en: {
    status: "Status",
    cancelled: "Cancelled",
    noMail: "has no email address, so no email is sent",
    call: "Call 0701740630",
    reason: /^Reason, for you alone/,
    confirm: "Cancel the booking",
    kept: "Reason, for you alone: “Fick förhinder”",
    following: "Cancel this and all later ones",
    title: "Cancel 2 times of the series?",
    dates: "Times to be cancelled",
    nothingBack: "Nothing was paid online, so nothing is refunded.",
    both: "Cancel 2 times",
    change: "Change the price",
    amount: "New price",
    save: "Save the price",
    history: "History",
    told: "Price changed from 420 kr to 350,50 kr by you",
  },
} as const;

/** The booking as the page holds it. */
function Opened({ initial }: { initial: ProviderBookingDetail }) {
  const [detail, setDetail] = useState(initial);
  return (
    <BookingDetails
      {...{ detail, busy: false, timeZone: HOME_TIME_ZONE, people: [] }}
      onReplace={setDetail}
      onMove={async () => false}
      onReload={async () => setDetail({ ...detail, series_id: null })}
    />
  );
}

describe.each(inTurn(["an open booking"]))("$row in $language", ({ language }) => {
  const w = { ...deskWords[language], ...words[language] };
  const question = page.getByRole("alertdialog");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  async function open(changes: Partial<ProviderBookingDetail> = {}) {
    const detail = bookingDetail(changes);
    answer("GET /providers/me/bookings/{id}/on-site-payments", { data: [] });
    answer("GET /providers/me/bookings/{id}/payment-link", { code: "not_found" });
    await render(<Opened initial={detail} />, { language, path: "/provider/bookings", screen: "phone" });
    return detail;
  }

  test("of a customer without an address is cancelled with their number at hand and no word of a mail", async () => {
    const detail = await open();
    const sent = answer("PATCH /providers/me/bookings/{id}", ({ body }) => ({
      data: { ...detail, status: "cancelled", cancel_note: String(body.reason), transitions: [] },
    }));
    await press(page.getByRole("combobox", { name: w.status }));
    await press(page.getByRole("option", { name: w.cancelled }));
    expect(wordsOf(question)).toContain(w.noMail);
    await expect
      .element(question.getByRole("link", { name: w.call }))
      .toHaveAttribute("href", "tel:0701740630");
    await write(question.getByLabelText(w.reason), "Fick förhinder");
    await press(question.getByRole("button", { name: w.confirm }));
    await expect.element(page.getByText(w.kept)).toBeVisible();
    expect(sent[0]?.body).toEqual({ status: "cancelled", reason: "Fick förhinder" });
  });

  test("of a series is cancelled with all later ones, once their dates and what goes back are named", async () => {
    const detail = await open({ series_id: "3c1f9a52-7f7e-4a0e-8a57-2b6a7a1f0c21" });
    const bookings = [
      { id: detail.id, start_time: detail.booking_date },
      { id: "3c1f9a52-7f7e-4a0e-8a57-2b6a7a1f0c22", start_time: at(daysLater(7), "14:00") },
    ];
    answer("GET /providers/me/bookings/{id}/following", {
      data: { bookings, refund_amount: 0, on_site_amount: 0 },
    });
    const sent = answer("POST /providers/me/bookings/{id}/cancel-following", { data: { cancelled: 2 } });
    await press(button(w.following));
    await expect.element(page.getByRole("alertdialog", { name: w.title })).toBeVisible();
    expect(question.getByRole("list", { name: w.dates }).getByRole("listitem").elements()).toHaveLength(2);
    expect(wordsOf(question)).toContain(w.nothingBack);
    await press(question.getByRole("button", { name: w.both }));
    await expect.element(button(w.following)).not.toBeInTheDocument();
    expect(sent[0]?.body?.shown).toEqual({ bookingIds: bookings.map(({ id }) => id), refund: 0 });
  });

  test("whose price is changed tells in its history what it was", async () => {
    const detail = await open();
    const sent = answer("PUT /providers/me/bookings/{id}/price", ({ body }) => ({
      data: {
        ...detail,
        total_amount: 350.5,
        due_amount: 350.5,
        events: [
          {
            ...{ kind: "price_changed", actor: "provider", actor_name: null, from_status: null },
            ...{ to_status: null, created_at: new Date().toISOString(), start_change: null },
            ...{ person_change: null, length_change: null, mark_change: null },
            price_change: { from: Number(body.priceBefore), to: Number(body.amount) },
          },
        ],
      },
    }));
    await press(button(w.change));
    await write(page.getByLabelText(w.amount, { exact: true }), "350,50");
    await press(button(w.save));
    const history = page.getByRole("region", { name: w.history });
    await expect.poll(() => wordsOf(history)).toContain(w.told);
    expect(sent[0]?.body).toEqual({ amount: 350.5, priceBefore: 420 });
  });

  test("that is paid by a link has it to be copied, until it is withdrawn after a question", async () => {
    const day = new Date().toISOString();
    const detail = bookingDetail({ payment_way: "link", payment_state: "awaiting_link" });
    answer("GET /providers/me/bookings/{id}/on-site-payments", { data: [] });
    answer("GET /providers/me/bookings/{id}/payment-link", {
      data: {
        ...{ url: "https://example.se/pay?token=abc", amount: 420, state: "open", mailed_at: null },
        ...{ created_at: day, expires_at: day },
      },
    });
    const revoked = answer("DELETE /providers/me/bookings/{id}/payment-link", {
      data: { ...detail, payment_way: "on_site", payment_state: "pays_on_site" },
    });
    await render(<Opened initial={detail} />, { language, path: "/provider/bookings", screen: "phone" });
    const address = page.getByLabelText(w.address, { exact: true }).getByRole("textbox");
    await expect.element(address).toHaveValue("https://example.se/pay?token=abc");
    await press(button(w.revoke));
    expect(revoked).toHaveLength(0);
    await press(question.getByRole("button", { name: w.revoke }));
    await expect.element(page.getByText(w.isRevoked)).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
  });
});
