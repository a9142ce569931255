import { beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { cancelBookingCall } from "@/lib/api/contract/customerBookings";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import { bookAsGuest, type Held, hold, newCustomer } from "../../support/builders/bookedTimes";
import { inbox } from "../../support/calls/auth";
import { newBusiness, type SignedIn } from "../../support/calls/business";
import { freeStarts, loneBusiness, payAtStripe } from "../../support/calls/checkout";
import {
  bookingsPath,
  byLink,
  ownerEmail,
  post,
  statusAndCode,
  written,
} from "../../support/calls/customerBookings";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";
import { howMany } from "../../support/depth";
import { sharedApp } from "../../support/run/context";
import { refundsOf } from "../../support/run/standIn";

let anna: SignedIn & { email: string };
let stranger: SignedIn;
beforeAll(async () => {
  [anna, stranger] = await Promise.all([newCustomer(), newCustomer()]);
});

describe("POST /customers/me/bookings/{id}/cancel", () => {
  it("gives everything back in time, and mails both", async () => {
    const booked = await bookAsGuest(loneBusiness);
    const address = byLink(booked.id, booked.token, "/cancel");
    const answer = await post(address, { expectedRefund: booked.service.price });
    expectPrivate(cancelBookingCall, answer);
    expect(answer.body).toMatchObject({
      status: "cancelled",
      cancel_reason: "by_customer",
      payment: { status: "paid", refunded_amount: booked.service.price },
      can: { cancel: false, reschedule: false, review: false, refund_amount: 0, refund_after_dispute: 0 },
    });
    const mail = await inbox().waitFor(booked.email, "Avbokat");
    expect(mail.text).toContain("går tillbaka till ditt kort");
    const attached = mail.attachments.map(({ text }) => text ?? "").join();
    expect(attached).toContain("METHOD:CANCEL");
    expect(attached).toContain("SEQUENCE:1");
    const mailToBusiness = await inbox().waitFor(await ownerEmail(loneBusiness), "Avbokat");
    expect(mailToBusiness.text).toContain("Test Testsson");
    await waitFor(async () => (await refundsOf(booked.id)).includes("succeeded"), {
      what: "the refund to reach the card",
      timeoutMs: 20_000,
    });
    // The slot is free again, and the booking stays cancelled.
    expect(await freeStarts(booked.service)).toContain(booked.startTime);
    expect(statusAndCode(await post(address))).toEqual([409, "transition_not_allowed"]);
  });

  it("takes an empty body for none, whatever type it claims", async () => {
    const claimed = async (type: string) => {
      const { id } = await hold(anna);
      const headers = { Cookie: anna.cookie, "Content-Type": type };
      return call<Failure>(`${bookingsPath}/${id}/cancel`, { method: "POST", body: "", headers });
    };
    for (const type of ["application/json", "application/x-www-form-urlencoded"])
      expect((await claimed(type)).status, type).toBe(200);
  });

  it("releases a slot that is only held, and closes its payment page", async () => {
    const { id, sessionId, service, startTime } = await hold(anna);
    const answer = await post(`${bookingsPath}/${id}/cancel`, undefined, { Cookie: anna.cookie });
    expectPrivate(cancelBookingCall, answer);
    expect(answer.body).toMatchObject({ status: "cancelled", cancel_reason: "checkout_abandoned" });
    expect(await freeStarts(service)).toContain(startTime);
    await expect(payAtStripe(sharedApp().stripeUrl, sessionId)).rejects.toThrow();
  });

  it("loses no money when somebody pays at the same moment", async () => {
    const rounds = Array.from({ length: howMany(2, 4) }, async () => {
      const { id, sessionId, service } = await hold(anna);
      const [, answer] = await Promise.all([
        payAtStripe(sharedApp().stripeUrl, sessionId).catch(() => undefined),
        post(`${bookingsPath}/${id}/cancel`, { expectedRefund: 0 }, { Cookie: anna.cookie }),
      ]);
      const now = async () => (await anna.get<CustomerBookingDetail>(`${bookingsPath}/${id}`)).body;
      if (answer.status === 409) {
        expect(answer.body.code).toBe("refund_changed");
        expect(answer.body.details).toEqual([{ path: "expectedRefund", sent: 0, current: service.price }]);
        expect((await now()).status).toBe("confirmed");
        return;
      }
      expect(answer.status).toBe(200);
      const { status, payment } = await now();
      expect(status).toBe("cancelled");
      if (payment?.status === "paid") expect(payment.refunded_amount).toBe(service.price);
    });
    await Promise.all(rounds);
  });

  describe("refuses", () => {
    let held: Held;
    beforeAll(async () => {
      held = await hold(anna);
    });

    it.each([
      ["an amount in words", { expectedRefund: "420" }, "expectedRefund"],
      ["less than nothing", { expectedRefund: -1 }, "expectedRefund"],
      ["more than there is", { expectedRefund: 1e12 }, "expectedRefund"],
      ["a list", [], ""],
    ])("%s", async (_what, body, where) => {
      const { id } = held;
      const before = await written(id);
      const answer = await post(`${bookingsPath}/${id}/cancel`, body, { Cookie: anna.cookie });
      expect(statusAndCode(answer)).toEqual([400, "invalid_request"]);
      expect(answer.body.details).toEqual([{ path: where, message: expect.any(String) }]);
      expect(await written(id)).toEqual(before);
    });
  });

  it("does nothing for anybody else, nor for another site", async () => {
    const { id, token } = await bookAsGuest();
    const before = await written(id);
    const address = `${bookingsPath}/${id}/cancel`;
    const someone = { Cookie: stranger.cookie };
    expect(statusAndCode(await post(address, undefined, someone))).toEqual([404, "not_found"]);
    expect(statusAndCode(await post(`${address}?token=nonsense`))).toEqual([404, "not_found"]);
    expect(statusAndCode(await post(address))).toEqual([401, "not_signed_in"]);
    const provider = await newBusiness();
    expect(statusAndCode(await post(address, undefined, { Cookie: provider.cookie }))).toEqual([
      401,
      "not_signed_in",
    ]);
    const elsewhere = await post(`${address}?token=${token}`, undefined, {
      Origin: "https://evil.example",
    });
    expect(statusAndCode(elsewhere)).toEqual([403, "forbidden_origin"]);
    expect((await post(`${bookingsPath}/42/cancel?token=${token}`)).status).toBe(404);
    expect(await written(id)).toEqual(before);
  });
});
