import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { keepWithdrawalTerms } from "@/lib/checkout/pay/withdrawalTerms";
import { db } from "@/lib/db/client";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { withdrawFromPurchase } from "@/lib/visits/cancelBooking";
import { firstToken } from "../../support/builders/bookingLink";
import { book, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const later = "2026-11-23T10:00:00Z";
/** Free cancellation has ended, the withdrawal period has not. */
const late = { at: later, freeUntil: "2026-11-20T11:00:00Z" };
const bySession = (customerId: string) => ({ customerId, token: undefined });
const byLink = (id: string) => ({ customerId: null, token: firstToken(id) });

/** Paid at noon on 20 November 2026. */
async function bought(id: string, paidAt = new Date(nowMs)) {
  await db().booking.update({ where: { id }, data: { confirmedAt: paidAt } });
  await db().payment.updateMany({ where: { bookingId: id }, data: { paidAt } });
  return id;
}

async function aftermath(id: string) {
  const booking = await db().booking.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { id: "asc" } }, payment: { include: { refunds: true } } },
  });
  const mails = await db().outboxMail.findMany({ where: { bookingId: id }, orderBy: { kind: "asc" } });
  return { booking, mails };
}

describe("withdrawFromPurchase", () => {
  it("after free cancellation gives everything back, under a reason of its own, and tells both", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const id = await bought(await book(place, { ...late, customerId }));
    const { can } = await customerDetail(id, bySession(customerId), nowMs);
    expect(can).toMatchObject({ withdraw: true, refund_amount: 0, withdrawal_refund: 420 });
    await withdrawFromPurchase(id, bySession(customerId), { expectedRefund: 420, nowMs });
    const { booking, mails } = await aftermath(id);
    expect(booking).toMatchObject({ status: "cancelled", cancelReason: "withdrawn" });
    expect(booking.events.at(-1)).toMatchObject({ kind: "cancelled", data: { reason: "withdrawn" } });
    const [refund] = booking.payment?.refunds ?? [];
    expect(refund).toMatchObject({ amountOre: 42_000, reason: "withdrawn", status: "requested" });
    expect(await jobsNaming(refund?.id ?? "")).toEqual(["send_refund"]);
    expect(mails.map(({ kind }) => kind)).toEqual(["booking_cancelled", "provider_booking_cancelled"]);
  });

  it("by a guest's link sends a receipt of what was withdrawn from and when, also where the business sends no mails", async () => {
    const id = await bought(await book(await salon(), late));
    await db().booking.update({ where: { id }, data: { notifiesCustomer: false } });
    await withdrawFromPurchase(id, byLink(id), { nowMs });
    const { mails } = await aftermath(id);
    expect(mails.map(({ kind }) => kind)).toContain("booking_cancelled");
    const booking = await findBooking(id);
    if (booking === null) throw new Error("No booking");
    const letter = bookingLetter("booking_cancelled", booking, "sv", {});
    expect(letter.subject).toMatch(/^Kvitto: du har ångrat köpet av /);
    expect(letter.facts).toContainEqual({
      label: "Mottaget",
      value: expect.stringMatching(/20\snov.*13:00$/),
    });
    expect(bookingLetter("provider_booking_cancelled", booking, "sv", {}).paragraphs.join(" ")).toContain(
      "med stöd av ångerrätten",
    );
  });

  it.each([
    ["after the period", { confirmed: "2026-11-02T12:00:00Z" }, "too_late"],
    ["twice", { twice: true }, "final"],
    ["from an exempt kind", { exempt: true }, "no_right"],
  ])(
    "%s is refused",
    async (_when, given: { confirmed?: string; twice?: boolean; exempt?: boolean }, reason) => {
      const id = await bought(await book(await salon(), late), new Date(given.confirmed ?? nowMs));
      if (given.exempt) await db().booking.update({ where: { id }, data: { isWithdrawalExempt: true } });
      if (given.twice) await withdrawFromPurchase(id, byLink(id), { nowMs });
      await expect(withdrawFromPurchase(id, byLink(id), { nowMs })).rejects.toMatchObject({
        code: "transition_not_allowed",
        details: { reason },
      });
    },
  );

  it("with another refund than was shown, and by somebody else's session, changes nothing", async () => {
    const id = await bought(await book(await salon(), late));
    const { id: stranger } = await account();
    await expect(withdrawFromPurchase(id, byLink(id), { expectedRefund: 1, nowMs })).rejects.toMatchObject({
      code: "refund_changed",
    });
    await expect(withdrawFromPurchase(id, bySession(stranger), { nowMs })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await aftermath(id)).booking.status).toBe("confirmed");
  });
});

describe("keepWithdrawalTerms", () => {
  const asked = async (at: string, version: string | null) => {
    const id = await book(await salon(), { ...late, at });
    const booking = await db().booking.findUniqueOrThrow({ where: { id } });
    await keepWithdrawalTerms(booking, version, nowMs);
    const { earlyStartAskedAt, earlyStartVersion: kept } = await db().booking.findUniqueOrThrow({
      where: { id },
    });
    return [earlyStartAskedAt, kept];
  };

  it("keeps when a visit within the period was asked for, and by which wording", async () => {
    expect(await asked(later, earlyStartVersion)).toEqual([new Date(nowMs), earlyStartVersion]);
  });

  it("keeps nothing of another wording, of none, and of a visit after the period", async () => {
    const nothing = [null, null];
    expect(await asked(later, "2020-01-01")).toEqual(nothing);
    expect(await asked(later, null)).toEqual(nothing);
    expect(await asked("2026-12-20T10:00:00Z", earlyStartVersion)).toEqual(nothing);
  });
});
