import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { serviceAvailabilityCall } from "@/lib/api/contract/services";
import { freshEmail, tokenIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { type BookableService, payAndWait, postCheckout, wish } from "../../support/calls/checkout";
import { byLink, post, statusAndCode } from "../../support/calls/customerBookings";
import { call, type Failure } from "../../support/calls/http";
import { sql } from "../../support/run/sql";

type Times = z.output<typeof serviceAvailabilityCall.answer>;
type Detail = { id: string; start_time: string; staff: { id: string; name: string } | null };

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** The free starts of a day, of one person or of anybody. */
async function freeOn(service: BookableService, date: string, staffId?: string): Promise<string[]> {
  const query = new URLSearchParams({ from: date, to: date, ...(staffId === undefined ? {} : { staffId }) });
  const { body } = await call<Times>(`/services/v1/${service.id}/availability?${query}`);
  return body.days.flatMap(({ slots }) => slots.flatMap((slot) => (slot.available ? [slot.startTime] : [])));
}

type PersonWish = {
  name: string;
  colour?: string;
  /** Whether they do the service; they do unless told otherwise. */
  does?: boolean;
};

/** Names the person of a business that worked alone as the first wish, and adds the others; returns their ids. */
async function peopleOf(service: BookableService, wishes: readonly PersonWish[]): Promise<string[]> {
  const { id: providerId } = service.provider;
  const ids: string[] = [];
  for (const [sort, { name, colour = "blue", does = true }] of wishes.entries()) {
    const values = [providerId, name, colour, does, sort];
    const [row] =
      sort === 0
        ? await sql<{ id: string }>(
            `UPDATE staff_members SET name = $2, colour = $3, does_all_services = $4, sort = $5, is_implicit = false
             WHERE provider_id = $1 AND is_implicit RETURNING id`,
            values,
          )
        : await sql<{ id: string }>(
            `INSERT INTO staff_members (provider_id, name, colour, does_all_services, sort)
             VALUES ($1, $2, $3, $4, $5) RETURNING id`,
            values,
          );
    ids.push(row?.id ?? "");
  }
  await sql("UPDATE providers SET settings_version = settings_version + 1 WHERE id = $1", [providerId]);
  return ids;
}

/** Maria and Leo cut hair, Noor does not. */
async function salonOfThree() {
  const { service } = await ownSalon();
  const [maria = "", leo = "", noor = ""] = await peopleOf(service, [
    { name: "Maria Ek", colour: "rose" },
    { name: "Leo Ström", colour: "blue" },
    { name: "Noor Amin", does: false },
  ]);
  return { service, maria, leo, noor };
}

/** Books as a guest, and pays; the proof comes by mail. */
async function booked(service: BookableService, startTime: string, staffId?: string) {
  const email = freshEmail();
  const { status, body } = await postCheckout({ ...wish(service, startTime, email), staffId, locale: "sv" });
  expect(status).toBe(201);
  await payAndWait(body.sessionId);
  return { id: body.bookingId, token: await tokenIn(email, "Din tid är bokad") };
}

const detailOf = async (id: string, token: string) => (await call<Detail>(byLink(id, token))).body;

/** Each test books on days of its own. */
let salon: Awaited<ReturnType<typeof salonOfThree>>;
beforeAll(async () => {
  salon = await salonOfThree();
});

describe("the people of a business", () => {
  it("are told with name and colour: all of them at the business, those who do it at the service", async () => {
    const { service, maria, leo, noor } = salon;
    const people = [
      { id: maria, name: "Maria Ek", colour: "rose" },
      { id: leo, name: "Leo Ström", colour: "blue" },
      { id: noor, name: "Noor Amin", colour: "blue" },
    ];
    const provider = await call<{ staff: unknown }>(`/providers/v1/${service.provider.id}`);
    expect(provider.body.staff).toEqual(people);
    const one = await call<{ staff: unknown }>(`/services/v1/${service.id}`);
    expect(one.body.staff).toEqual(people.slice(0, 2));
    const listed = await call<{ staff: unknown }[]>(`/services/v1?ids=${service.id}`);
    expect(listed.body[0]?.staff).toEqual(people.slice(0, 2));
  });

  it("are nobody's to know where one works alone", async () => {
    const { service } = await ownSalon();
    for (const path of [`/providers/v1/${service.provider.id}`, `/services/v1/${service.id}`])
      expect((await call<{ staff: unknown }>(path)).body.staff).toEqual([]);
  });
});

describe("staffId", () => {
  it("asks for one person: their times, their booking, or nobody's", async () => {
    const { service, maria, leo } = salon;
    const date = day(5);
    const times = await freeOn(service, date, leo);
    const [first = "", last = ""] = [times[0], times.at(-1)];
    const held = await postCheckout({ ...wish(service, first), staffId: leo });
    expect(held.status).toBe(201);
    expect(await freeOn(service, date, leo)).not.toContain(first);
    expect(await freeOn(service, date, maria)).toContain(first);
    expect(await freeOn(service, date)).toContain(first);
    expect(statusAndCode(await postCheckout({ ...wish(service, first), staffId: leo }))).toEqual([
      409,
      "slot_taken",
    ]);
    // The same time without a name is another person's.
    expect((await postCheckout(wish(service, first))).status).toBe(201);
    expect(await freeOn(service, date)).not.toContain(first);
    expect(await freeOn(service, date)).toContain(last);
  });

  it("is the same wish only with the same person", async () => {
    const { service, maria, leo } = salon;
    const [first = ""] = await freeOn(service, day(6));
    const body = wish(service, first);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const one = await postCheckout({ ...body, staffId: maria }, { headers });
    const again = await postCheckout({ ...body, staffId: maria }, { headers });
    expect([one.status, again.body.bookingId]).toEqual([201, one.body.bookingId]);
    expect(statusAndCode(await postCheckout({ ...body, staffId: leo }, { headers }))).toEqual([
      409,
      "idempotency_conflict",
    ]);
  });

  it("is 404 in the reader's words for whoever does not do it, alike for everybody", async () => {
    const { service, noor } = salon;
    const other = await salonOfThree();
    const [first = ""] = await freeOn(service, day(7));
    const answers = new Set<string>();
    for (const staffId of [noor, other.maria, crypto.randomUUID(), "maria"]) {
      const asked = await call<Failure>(
        `/services/v1/${service.id}/availability?from=${day(7)}&to=${day(7)}&staffId=${staffId}`,
      );
      expect(statusAndCode(asked), staffId).toEqual([404, "staff_not_found"]);
      const held = await postCheckout({ ...wish(service, first), staffId });
      expect(statusAndCode(held), staffId).toEqual([404, "staff_not_found"]);
      answers.add(asked.body.message).add(held.body.message);
    }
    expect([...answers]).toEqual(["Den person du valde går inte att boka för det här. Välj någon annan."]);
  });

  it("stays with the booking, and moves it: kept when it was asked for, or another one", async () => {
    const { service, maria, leo, noor } = salon;
    const date = day(8);
    const [first = "", second = ""] = (await freeOn(service, date)).filter((_, i) => i % 2 === 0);
    const { id, token } = await booked(service, first, leo);
    expect((await detailOf(id, token)).staff).toEqual({ id: leo, name: "Leo Ström" });
    await postCheckout({ ...wish(service, second), staffId: leo });

    const move = (startTime: string, staffId?: string) =>
      post(byLink(id, token, "/reschedule"), { startTime, staffId });
    expect(statusAndCode(await move(second))).toEqual([409, "slot_taken"]);
    for (const staffId of [noor, crypto.randomUUID()])
      expect(statusAndCode(await move(second, staffId))).toEqual([404, "staff_not_found"]);
    const times = await call<Times>(
      `${byLink(id, token, "/availability")}&from=${date}&to=${date}&staffId=${maria}`,
    );
    const offered = times.body.days.flatMap(({ slots }) => slots).find((slot) => slot.startTime === first);
    // The same time with somebody else is a move, too.
    expect(offered?.available).toBe(true);
    expect((await move(first, maria)).status).toBe(200);
    expect(await detailOf(id, token)).toMatchObject({ start_time: first, staff: { id: maria } });
  });
});
