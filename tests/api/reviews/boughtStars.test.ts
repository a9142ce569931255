import { expect, it } from "vitest";

import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { timesAhead } from "../../support/calls/deskPayments";
import { call } from "../../support/calls/http";
import { begunLastNight } from "../../support/run/sql";

type Provider = { average_rating: number | null; review_count: number; reviews: object[] };
type Refusal = { code: string; details?: { reason?: string } };

it("stars that a business gave itself do not outlive the money that it gives back to itself", async () => {
  const { own, service } = await ownSalon();
  const { id, email } = await bookTimeOf(service, timesAhead(7)());
  const token = await tokenIn(email, "Din tid är bokad");
  await begunLastNight(id);
  const become = (status: string) => own.send<Refusal>("PATCH", `/providers/me/bookings/${id}`, { status });
  const shown = async () => (await call<Provider>(`/providers/v1/${service.provider.id}`)).body;
  expect((await become("completed")).status).toBe(200);
  const review = { method: "PUT", body: { rating: 5, comment: "Bäst i stan" } };
  expect((await call(`/customers/me/bookings/${id}/review?token=${token}`, review)).status).toBe(200);
  expect(await shown()).toMatchObject({ average_rating: 5, review_count: 1 });

  for (const status of ["confirmed", "cancelled"]) {
    const { status: answered, body } = await become(status);
    expect([answered, body.code]).toEqual([409, "transition_not_allowed"]);
  }
  expect((await become("confirmed")).body.details?.reason).toBe("has_review");

  const giveBack = { amount: 420, reason: "Tack", refundedBefore: 0 };
  expect((await own.send("POST", `/providers/me/bookings/${id}/refunds`, giveBack)).status).toBe(201);
  expect(await shown()).toMatchObject({ average_rating: null, review_count: 0, reviews: [] });
});
