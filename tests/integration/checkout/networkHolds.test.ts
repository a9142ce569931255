import { beforeAll, describe, expect, it } from "vitest";
import { checkoutRequestSchema } from "@/lib/bookings/schemas";
import { callerOf } from "@/lib/checkout/claim/caller";
import { wishOf } from "@/lib/checkout/claim/wish";
import { cancelPending } from "@/lib/checkout/hold/cancelPending";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { insertHold, type NewHold } from "@/lib/checkout/hold/holdSlot";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { holdOf, timing } from "../../support/builders/holds";
import { book, type Salon, salon } from "../../support/builders/salon";
import { passwordHash, signedIn, uniqueEmail } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();
let place: Salon;
beforeAll(async () => {
  place = await salon();
});

const zone = "Europe/Stockholm";
const today = localDateOf(Date.now(), zone);
const at = (daysAhead: number, minute: number) =>
  localMinuteToInstant(addDays(today, daysAhead), minute, zone);
const limits = { max_network_holds: 5, max_day_percent: 33 };

let guests = 0;
const guest = () => {
  guests += 1;
  return `guest${guests}@example.com`;
};

const aHold = (where: Salon, startMs: number, more: Partial<NewHold> = {}): NewHold =>
  holdOf(where, new Date(startMs).toISOString(), {
    ...limits,
    customer_email: guest(),
    request_network: "one",
    ...more,
  });

const outcomeOf = (tried: Promise<{ outcome: string }>) =>
  tried.then(
    ({ outcome }) => outcome,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const insert = (where: Salon, startMs: number, more: Partial<NewHold> = {}) =>
  outcomeOf(insertHold(aHold(where, startMs, more), [where.staffId], "guest"));

const holdFree = (where: Salon, startMs: number, more: Partial<NewHold> = {}) =>
  outcomeOf(holdFreeSlot(aHold(where, startMs, more), timing, { startMs, nowMs: Date.now() }));

describe("the open holds of one network at a business", () => {
  it("are five at most, however many guests ask at once on as many days", async () => {
    const where = await salon();
    const tries = Array.from({ length: 20 }, (_, day) => insert(where, at(day + 1, 600)));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "network_holds")).toHaveLength(15);
    const other = await salon();
    expect(await insert(other, at(1, 600))).toBe("held");
    expect(await insert(where, at(30, 600), { request_network: "another" })).toBe("held");
    expect(await insert(where, at(31, 600), { request_network: null })).toBe("held");
  });

  it("are counted until they are paid or given back", async () => {
    const where = await salon();
    for (let day = 1; day <= 5; day += 1) expect(await insert(where, at(day, 600))).toBe("held");
    expect(await insert(where, at(6, 600))).toBe("network_holds");
    const held = await db().booking.findFirstOrThrow({ where: { providerId: where.id } });
    await db().$transaction((tx) => cancelPending(tx, held, "checkout_abandoned", "guest"));
    expect(await insert(where, at(6, 600))).toBe("held");
    const { requestNetwork } = await db().booking.findUniqueOrThrow({ where: { id: held.id } });
    expect(requestNetwork).toBeNull();
  });

  it("block no more than a third of the free time of a day", async () => {
    // Seven hours are free: 140 minutes are a third of 420.
    const where = await salon();
    const starts = [540, 600, 660, 780, 840];
    const outcomes = [];
    for (const minute of starts) outcomes.push(await holdFree(where, at(3, minute)));
    expect(outcomes).toEqual(["held", "held", "held", "held", "network_holds"]);
    expect(await holdFree(where, at(4, 540))).toBe("held");
  });

  it("block no more than a third when all are asked for at once", async () => {
    const where = await salon();
    await insert(where, at(3, 780), stay(780, 1020));
    // Three hours are left: 59 minutes are a third, so that one half-hour is let through.
    const tries = [540, 570, 600, 630, 660].map((minute) => holdFree(where, at(3, minute)));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "network_holds")).toHaveLength(4);
  });

  it("may be the last free time of a day", async () => {
    const where = await salon();
    await insert(where, at(3, 540), stay(540, 990));
    expect(await holdFree(where, at(3, 990))).toBe("held");
  });
});

/** Somebody's stay between two minutes of the third day. */
function stay(from: number, until: number): Partial<NewHold> {
  const end = new Date(at(3, until)).toISOString();
  return { request_network: "x", ends_at: end, blocked_until: end, duration_minutes: until - from };
}

const asked = { idempotencyKey: null, hasStarted: () => false };

describe("whose network is counted", () => {
  const wanted = () =>
    checkoutRequestSchema.parse({
      providerId: place.id,
      serviceId: crypto.randomUUID(),
      startTime: new Date(at(1, 600)).toISOString(),
      deliveryMode: "physical",
      customerEmail: "guest@example.com",
    });
  const networkOf = async (address: string, session: ActiveSession | null = null) => {
    const request = wanted();
    return (await wishOf(request, { ...asked, caller: callerOf(request, session), address })).network;
  };
  const sessionOf = async (email: string) => {
    await confirmed(email);
    return (await signedIn(email)).active;
  };

  it("is that of a guest, by the first 56 bits of IPv6", async () => {
    expect(await networkOf("2001:db8:1:1200::1")).toBe(await networkOf("2001:db8:1:12ff::9"));
    expect(await networkOf("2001:db8:1:1200::1")).not.toBe(await networkOf("2001:db8:1:1300::1"));
    expect(await networkOf("192.0.2.1")).not.toBe(await networkOf("192.0.2.2"));
  });

  it("is that of an account, confirmed or not, until it has paid that business for a booking that was not given back", async () => {
    const session = await sessionOf(uniqueEmail());
    const ofNetwork = await networkOf("192.0.2.1");
    expect(await networkOf("192.0.2.1", session)).toBe(ofNetwork);
    const visit = { status: "completed", customerId: session.user.id } as const;
    await book(place, { ...visit, at: "2026-01-02T10:00:00Z", refundedOre: 42_000 });
    expect(await networkOf("192.0.2.1", session)).toBe(ofNetwork);
    // What it pays at a business of its own comes back to it.
    await book(await salon(), { ...visit, at: "2026-01-03T10:00:00Z" });
    expect(await networkOf("192.0.2.1", session)).toBe(ofNetwork);
    await book(place, { ...visit, at: "2026-01-03T10:00:00Z" });
    expect(await networkOf("192.0.2.1", session)).toBeNull();
  });

  it("leaves the calendar free of forty holds by eight confirmed accounts of one mailbox", async () => {
    const where = await salon();
    const outcomes: string[] = [];
    for (let account = 1; account <= 8; account += 1) {
      const customer_email = `me+${account}@example.com`;
      const session = await sessionOf(customer_email);
      const customer_id = session.user.id;
      const request_network = await networkOf("192.0.2.1", session);
      for (let day = 1; day <= 5; day += 1)
        outcomes.push(
          await insert(where, at(account * 5 + day, 600), { customer_id, customer_email, request_network }),
        );
    }
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
  });
});

/** An account with a confirmed address. */
const confirmed = async (email: string) =>
  db().user.create({
    data: { email, role: "customer", passwordHash: await passwordHash(), emailVerifiedAt: new Date() },
    select: { id: true },
  });

describe("a guest with tagged addresses", () => {
  it("has five open holds at all businesses together", async () => {
    const shops = [await salon(), await salon(), place];
    const tries = Array.from({ length: 12 }, (_, index) =>
      insert(shops[index % 3] ?? place, at(10 + index, 600), {
        customer_email: `Anna${index % 2 === 0 ? `+${index}` : ""}@Example.com`,
        request_network: "home",
        request_origin: `origin ${index}`,
        max_open_holds: 5,
      }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "too_many_holds")).toHaveLength(7);
  });
});

describe("accounts of one mailbox", () => {
  it("have five open holds at all businesses together, and somebody else's account or guest in their name uses up none", async () => {
    const shops = [await salon(), await salon(), place];
    const held = (index: number, more: Partial<NewHold>) =>
      insert(shops[index % 3] ?? place, at(40 + index, 600), {
        request_network: `network ${index}`,
        request_origin: `account ${index}`,
        max_open_holds: 5,
        ...more,
      });
    const stranger = await db().user.create({
      data: { email: "bo+x@example.com", role: "customer", passwordHash: "x" },
      select: { id: true },
    });
    for (let index = 0; index < 4; index += 1)
      expect(await held(index, { customer_email: "bo@example.com" })).toBe("held");
    expect(await held(4, { customer_email: "bo+x@example.com", customer_id: stranger.id })).toBe("held");
    const tries = Array.from({ length: 8 }, async (_, index) => {
      const customer_email = `bo+${index}@example.com`;
      const { id: customer_id } = await confirmed(customer_email);
      return held(10 + index, { customer_email, customer_id });
    });
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "too_many_holds")).toHaveLength(3);
  });
});
