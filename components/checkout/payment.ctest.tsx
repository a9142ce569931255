import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { answer } from "@/tests/support/components/answers";
import {
  at,
  chosenMs,
  FreeTimes,
  hold,
  inAddress,
  keepHold,
  openForm,
  pick,
  services,
} from "@/tests/support/components/booking";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, write } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { bookingWords, timeWords } from "@/tests/support/words/booking";

/* The details and the press that pays: what is asked for, refused, kept, and held before. */

const words = {
  sv: {
    ...bookingWords.sv,
    ...timeWords.sv,
    comment: /^Hälsning till /,
    nameMissing: "Fyll i ditt namn.",
    askMissing: "Kryssa i rutan för att gå vidare. Besöket ligger inom ångerfristen.",
    justTaken: /just bokad av någon annan/,
    chosen: /^Vald tid: /,
    offline: "Det gick inte att nå oss",
    notStarted: "Det gick inte att starta betalningen",
    held: "hålls åt dig",
    edit: "Ändra uppgifterna",
    payNow: "Betala nu",
    notReleased: /gick inte att släppa/,
  },
  en: {
    ...bookingWords.en,
    ...timeWords.en,
    comment: /^Message to /,
    nameMissing: "Enter your name.",
    askMissing: "Tick the box to go on. The visit is within the withdrawal period.",
    justTaken: /just booked that time/,
    chosen: /^Chosen time: /,
    offline: "We could not be reached",
    notStarted: "The payment could not be started",
    held: "is held for you",
    edit: "Change the details",
    payNow: "Pay now",
    notReleased: /could not be released/,
  },
} as const;

const iso = (startMs: number) => new Date(startMs).toISOString();
const email = "asa@example.se";
const startMs = at(2, 10);
const details = { start: iso(startMs), step: "details" };
const started = () => ({
  data: {
    sessionId: hold.sessionId,
    bookingId: hold.bookingId,
    url: `${window.location.origin}/pay/1`,
    holdExpiresAt: iso(Date.now() + 1_800_000),
  },
});

describe.each(inTurn(["the details", "a hold"]))("$row in $language", ({ row, language }) => {
  const w = words[language];
  const form = page.getByRole("form", { name: w.form });
  const pay = page.getByRole("button", { name: w.pay });
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  const ask = form.getByRole("checkbox");
  const held = form.getByRole("status").filter({ hasText: w.held });

  async function fill() {
    await write(field(w.name), "Åsa Öberg");
    await write(field(w.email), email);
    await press(ask);
  }

  if (row === "the details") {
    test("what is missing is said at once, each at its field, of which the first gets the focus", async () => {
      new FreeTimes();
      const sent = answer("POST /payments/checkout-sessions", started);
      await openForm({ language, choice: details });
      await press(pay);
      await expect.element(form.getByText(w.nameMissing)).toBeVisible();
      await expect.element(form.getByText(w.askMissing)).toBeVisible();
      await expect.element(field(w.name)).toHaveFocus();
      await write(field(w.name), "Åsa Öberg");
      await expect.element(form.getByText(w.nameMissing)).not.toBeInTheDocument();
      await write(field(w.email), email);
      await press(pay);
      await expect.element(ask).toHaveFocus();
      await expect.element(form.getByText(w.askMissing)).toBeInViewport({ ratio: 1 });
      expect(sent).toHaveLength(0);
      await press(ask);
      await press(pay);
      expect(ledTo().at(-1)).toBe("leave /pay/1");
      expect(sent.map(({ body }) => body)).toMatchObject([
        {
          serviceId: services[0].id,
          startTime: iso(startMs),
          customerName: "Åsa Öberg",
          customerEmail: email,
          earlyStart: earlyStartVersion,
        },
      ]);
      expect(decodeURIComponent(window.location.search)).not.toMatch(/Åsa|asa@/);
    });

    test("a time that was just taken keeps what was typed and offers the nearest", async () => {
      const times = new FreeTimes();
      answer("POST /payments/checkout-sessions", { code: "slot_taken" });
      await openForm({ language, choice: details, screen: "phone" });
      await fill();
      times.isTaken = (each) => each === startMs;
      await press(pay);
      const notice = form.getByRole("alert").filter({ hasText: w.justTaken });
      await expect.element(notice).toBeInViewport({ ratio: 1 });
      const nearest = notice.getByRole("button");
      expect(nearest.elements()).toHaveLength(3);
      await expect.element(nearest.first()).toHaveFocus();
      await expect.element(field(w.name)).toHaveValue("Åsa Öberg");
      await press(nearest.first());
      await expect.element(pay).toHaveFocus();
      await expect.element(form.getByRole("status")).toMatchTextContent(w.chosen);
      const sent = answer("POST /payments/checkout-sessions", started);
      await press(ask);
      await press(pay);
      expect(sent.map(({ body }) => body)).toMatchObject([
        { customerName: "Åsa Öberg", startTime: inAddress().start },
      ]);
      expect(inAddress().start).not.toBe(iso(startMs));
    });

    test("without a connection nothing that was typed is lost, and paying goes on where it stopped", async () => {
      new FreeTimes();
      const lost = answer("POST /payments/checkout-sessions", "lost");
      await openForm({ language, choice: details });
      await fill();
      await press(pay);
      const problem = form.getByRole("alert").filter({ hasText: w.offline });
      await expect.element(problem).toBeVisible();
      await expect.element(field(w.name)).toHaveValue("Åsa Öberg");
      const sent = answer("POST /payments/checkout-sessions", started);
      await press(problem.getByRole("button", { name: w.retry }));
      expect(ledTo().at(-1)).toBe("leave /pay/1");
      // The key of the first press, by which the server knows both for one wish.
      const keys = [...lost, ...sent].map(({ headers }) => headers.get("Idempotency-Key"));
      expect(keys).toEqual([keys[0], keys[0]]);
    });

    test("the tick for a visit within the withdrawal period is kept when one comes back from the payment page", async () => {
      const times = new FreeTimes();
      answer("POST /payments/checkout-sessions", started);
      const opened = await openForm({ language, choice: details });
      await fill();
      await press(pay);
      expect(ledTo().at(-1)).toBe("leave /pay/1");
      times.isTaken = (each) => each === startMs;
      keepHold(sessionStorage, startMs);
      await opened.reload({});
      await expect.element(held).toMatchTextContent(hold.email);
      await expect.element(ask).toBeChecked();
    });

    test("what the business is called and what it calls its services is marked as Swedish", async () => {
      new FreeTimes();
      await openForm({ language: "en", choice: details });
      const written = [...document.querySelectorAll("form *, [data-foot-slot] *")].filter(
        ({ childElementCount, textContent }) =>
          childElementCount === 0 && /Salong Ek|Klippning/.test(textContent ?? ""),
      );
      expect(written.length).toBeGreaterThan(0);
      const unmarked = written.filter((each) => each.closest("[lang]")?.getAttribute("lang") !== "sv");
      expect(unmarked.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });

    test("an answer without a web address leads nowhere, and paying can be tried again", async () => {
      new FreeTimes();
      answer("POST /payments/checkout-sessions", { data: { ...started().data, url: "javascript:void 0" } });
      await openForm({ language, choice: details });
      await fill();
      await press(pay);
      const problem = form.getByRole("alert").filter({ hasText: w.notStarted });
      await expect.element(problem).toBeVisible();
      expect(ledTo().filter((step) => step.startsWith("leave"))).toEqual([]);
      answer("POST /payments/checkout-sessions", started);
      await press(pay);
      expect(ledTo().at(-1)).toBe("leave /pay/1");
    });

    test("what is said to one business does not stand in the form of another", async () => {
      new FreeTimes();
      const other = "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b09";
      const first = await openForm({ language, choice: details });
      await write(field(w.name), "Kajsa Åström");
      await press(form.getByRole("button", { name: w.comment }));
      const comment = form.getByRole("textbox", { name: w.comment });
      await expect.element(comment).toHaveFocus();
      await write(comment, "Ring på hos Ek");
      await first.reload({ businessId: other });
      await expect.element(field(w.name)).toHaveValue("Kajsa Åström");
      await expect.element(form.getByRole("button", { name: w.comment })).toBeVisible();
      await first.reload({});
      await expect.element(comment).toHaveValue("Ring på hos Ek");
    });
    return;
  }

  test("a time held in another tab is one's own in a tab that opens it, and its details can be corrected", async () => {
    const times = new FreeTimes();
    times.isTaken = (each) => each === startMs;
    keepHold(localStorage, startMs);
    await openForm({ language, choice: { start: iso(startMs) } });
    await expect.element(held).toMatchTextContent(hold.email);
    const released = answer("POST /payments/checkout-sessions/{id}/cancel", () => {
      times.isTaken = () => false;
      return { data: { bookingId: hold.bookingId, status: "cancelled" } };
    });
    await press(held.getByRole("button", { name: w.edit }));
    expect(released).toHaveLength(1);
    await expect.element(field(w.email)).toHaveValue(hold.email);
    expect(inAddress()).toEqual(details);
    await expect.element(held).not.toBeInTheDocument();
  });

  test("a time held in another tab is not let go by a booking of another time", async () => {
    new FreeTimes();
    keepHold(localStorage, startMs);
    const sent = answer("POST /payments/checkout-sessions", started);
    await openForm({ language, choice: { start: iso(at(3, 9)), step: "details" } });
    await expect.element(held).not.toBeInTheDocument();
    await fill();
    await press(pay);
    expect(sent).toHaveLength(1);
    expect(ledTo().at(-1)).toBe("leave /pay/1");
  });

  test("coming back to the same time pays it by the same hold, in the format that was chosen", async () => {
    const times = new FreeTimes();
    times.isTaken = (each) => each === startMs;
    keepHold(sessionStorage, startMs);
    const sent = answer("POST /payments/checkout-sessions", started);
    await openForm({ language, choice: { ...details, mode: "digital" } });
    await expect.element(held).toMatchTextContent(hold.email);
    await expect.element(page.getByRole("button", { name: w.payNow })).toBeVisible();
    await fill();
    await write(field(w.email), hold.email);
    await press(page.getByRole("button", { name: w.payNow }));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { startTime: iso(startMs), deliveryMode: "digital", customerName: "Åsa Öberg" },
    ]);
  });

  test("a time of another service releases the held one of the first, and is not paid where that fails", async () => {
    new FreeTimes();
    keepHold(sessionStorage, startMs);
    const sent = answer("POST /payments/checkout-sessions", started);
    await openForm({
      language,
      choice: { start: iso(at(3, 13)), step: "details" },
      serviceId: services[1].id,
    });
    await expect.element(held).not.toBeInTheDocument();
    await fill();
    answer("POST /payments/checkout-sessions/{id}/cancel", { code: "payments_unavailable" });
    await press(pay);
    await expect.element(form.getByText(w.notReleased)).toBeVisible();
    expect(sent).toHaveLength(0);
    const order: number[] = [];
    answer("POST /payments/checkout-sessions/{id}/cancel", () => {
      order.push(sent.length);
      return { data: { bookingId: hold.bookingId, status: "cancelled" } };
    });
    await press(pay);
    expect(order).toEqual([0]);
    expect(sent.map(({ body }) => body)).toMatchObject([{ serviceId: services[1].id }]);
  });

  test("choosing another time releases the held one first, which stays chosen until then", async () => {
    const times = new FreeTimes();
    times.isTaken = (each) => each === startMs;
    keepHold(sessionStorage, startMs);
    await openForm({ language, choice: details });
    const released = answer("POST /payments/checkout-sessions/{id}/cancel", () => {
      times.isTaken = () => false;
      return { data: { bookingId: hold.bookingId, status: "cancelled" } };
    });
    await press(form.getByRole("button", { name: w.back }));
    expect(released).toHaveLength(1);
    expect(chosenMs()).toBe(startMs);
    await expect.element(held).not.toBeInTheDocument();
    await pick(at(2, 15));
    expect(inAddress()).toEqual({ start: iso(at(2, 15)) });
  });
});
