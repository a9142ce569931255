import { beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import {
  onSitePaymentsCall,
  recordOnSitePaymentCall,
  refundGoodwillCall,
  undoOnSitePaymentCall,
} from "@/lib/api/contract/business/bookingPayments";
import type { OnSitePaymentOut } from "@/lib/desk/payments/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { inbox } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { bookByPhone, detailOf, ownBookingsPath, pageOf, sendTo } from "../../support/calls/desk";
import {
  byLink,
  expectProved,
  linkOf,
  linkPage,
  notPayable,
  statusAndCode,
  timesAhead,
  told,
} from "../../support/calls/deskPayments";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { sharedApp } from "../../support/run/context";
import { begunLastNight, sql } from "../../support/run/sql";
import { refundsOf, steerStripe } from "../../support/run/standIn";

let salon: OwnSalon;
beforeAll(async () => {
  salon = await ownSalon();
});

const nextTime = timesAhead(7);

describe("a payment on the spot", () => {
  const pay = (id: string, body: object) => sendTo(salon.own, "POST", id, "on-site-payments", body);
  let unpaidId = "";
  beforeAll(async () => {
    unpaidId = (await bookByPhone(salon, nextTime())).id;
  });
  const list = (id: string) => salon.own.get<OnSitePaymentOut[]>(`${ownBookingsPath}/${id}/on-site-payments`);

  it("is recorded up to what is due, ends the link, and is undone once", async () => {
    const { id } = await bookByPhone(salon, nextTime(), byLink);
    const { url } = (await linkOf(salon.own, id)).body;
    const part = await pay(id, { amount: 100, method: "swish" });
    expectPrivate(recordOnSitePaymentCall, part);
    expect(part.body).toMatchObject({ payment_state: "partly_paid", paid_amount: 100, due_amount: 320 });
    expect(await linkPage(url)).toContain("Du har betalat på plats");
    const tooMuch = await pay(id, { amount: 320.01, method: "cash" });
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.details]).toEqual([
      409,
      "amount_exceeds",
      [{ path: "amount", sent: 320.01, current: 320 }],
    ]);
    expect(told(await sendTo(salon.own, "PUT", id, "price", { amount: 1 }))).toEqual(
      notPayable("partly_paid"),
    );
    await pay(id, { amount: 320, method: "card" });
    const rows = await list(id);
    expectPrivate(onSitePaymentsCall, rows);
    expect(rows.body.map(({ amount, method, can_undo }) => [amount, method, can_undo])).toEqual([
      [100, "swish", true],
      [320, "card", true],
    ]);
    const entry = `on-site-payments/${rows.body[1]?.id}`;
    const undone = await sendTo(salon.own, "DELETE", id, entry);
    expectPrivate(undoOnSitePaymentCall, undone);
    expect(undone.body.due_amount).toBe(320);
    expect(statusAndCode(await sendTo(salon.own, "DELETE", id, entry))).toEqual([404, "not_found"]);
    for (const strange of ["on-site-payments/0", "on-site-payments/999999999999999999", "on-site-payments/x"])
      expect((await sendTo(salon.own, "DELETE", id, strange)).status).toBe(404);
  });

  it("of a walk-in is recorded with the booking, and given back on the spot once it is cancelled", async () => {
    const paid = { source: "desk" as const, payment: { way: "on_site" as const, paidWith: "cash" as const } };
    const { id, payment_state } = await bookByPhone(salon, nextTime(), paid);
    expect(payment_state).toBe("paid_on_site");
    const back = { amount: 420, method: "cash", is_returned: true };
    expect(told(await pay(id, back))).toEqual([409, "refund_not_possible", { reason: "not_cancelled" }]);
    await salon.own.send("PATCH", `${ownBookingsPath}/${id}`, { status: "cancelled" });
    expect((await pay(id, { ...back, amount: 421 })).body.code).toBe("amount_exceeds");
    expect((await pay(id, back)).body.on_site_amount).toBe(0);
    expect((await pay(id, { ...back, amount: 1 })).body.code).toBe("amount_exceeds");
  });

  it.each([
    ["nothing", {}, ["amount", "method"]],
    ["0", { amount: 0, method: "cash" }, ["amount"]],
    ["less than 0", { amount: -1, method: "cash" }, ["amount"]],
    ["parts of an öre", { amount: 1.001, method: "cash" }, ["amount"]],
    ["more than there is", { amount: 1e12, method: "cash" }, ["amount"]],
    ["less than can be counted", { amount: -1e308, method: "cash" }, ["amount"]],
    ["a text", { amount: "420", method: "cash" }, ["amount"]],
    ["shells", { amount: 1, method: "shells" }, ["method"]],
  ])("refuses %s", async (_what, body, fields) => {
    expect(wrongFields(await pay(unpaidId, body)).sort()).toEqual(fields);
  });

  it.each([{}, { amount: -1 }, { amount: 0.001 }, { amount: null }, { amount: 1e9 }, { amount: -1e308 }])(
    "and a price of %o is refused",
    async (body) => {
      expect(wrongFields(await sendTo(salon.own, "PUT", unpaidId, "price", body))).toEqual(["amount"]);
    },
  );
});

describe("money back of goodwill", () => {
  const give = (id: string, amount: number, refundedBefore = 0, reason = "Tack för tålamodet") =>
    sendTo(salon.own, "POST", id, "refunds", { amount, reason, refundedBefore });

  it("is possible once the visit has begun, up to what was paid, and as it was shown", async () => {
    const { id, email } = await bookTimeOf(salon.service, nextTime());
    const early = await give(id, 100);
    expect(statusAndCode(early)).toEqual([409, "refund_not_possible"]);
    await begunLastNight(id);
    const answer = await give(id, 100);
    expectPrivate(refundGoodwillCall, answer);
    expect(answer.body).toMatchObject({ refunded_amount: 100, refundable_amount: 320 });
    const twice = await give(id, 100);
    expect(statusAndCode(twice)).toEqual([409, "refunded_meanwhile"]);
    expect(twice.body).toMatchObject({
      message: expect.stringContaining("Kunden har fått tillbaka ett annat belopp"),
    });
    expect(statusAndCode(await give(id, 321, 100))).toEqual([409, "amount_exceeds"]);
    expect((await inbox().waitFor(email, "betalar tillbaka")).text).toContain("Tack för tålamodet");
    await waitFor(async () => (await refundsOf(id)).includes("succeeded"), {
      what: "the refund to reach the card",
      timeoutMs: 20_000,
    });
    expect((await give(id, 320, 100)).body).toMatchObject({ refunded_amount: 420, refundable_amount: 0 });
    expect(statusAndCode(await give(id, 1, 420))).toEqual([409, "refund_not_possible"]);
    expect(wrongFields(await give(id, 1, 420, " "))).toEqual(["reason"]);
  });
});

describe("a dispute", () => {
  it("is shown with its booking and in the dashboard, and the ledger is what Stripe has", async () => {
    const busy = await ownSalon();
    const { id } = await bookTimeOf(busy.service, timeOn(workdayAhead(9), 10));
    const [row] = await sql<{ intent: string }>(
      "SELECT payment_intent_id AS intent FROM payments WHERE booking_id = $1",
      [id],
    );
    await steerStripe(sharedApp().stripeUrl, `charges/${row?.intent}/dispute`, {
      reason: "product_not_received",
    });
    const disputes = await waitFor(
      async () => {
        const found = (await detailOf(busy.own, id)).disputes ?? [];
        return found.length > 0 ? found : undefined;
      },
      { what: "the dispute to be told", timeoutMs: 20_000 },
    );
    expect(disputes).toMatchObject([{ reason: "product_not_received" }]);
    await inbox().waitFor(busy.email, "Svara banken");
    expect(await pageOf(busy.own, "/provider/dashboard")).toContain("Svara banken");
    expect(await pageOf(busy.own, "/en/provider/dashboard")).not.toContain("Svara banken");
    await expectProved(busy.own);
  });
});
