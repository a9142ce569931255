import fc from "fast-check";
import type { BookingSource, BookingStatus } from "@/lib/db/generated/enums";

/**
 * A business whose bookings random steps make, pay, move and end, kept as facts: what was paid, what went back. The sums
 * that follow from them are written out here, so that the ledger and its words can be compared with them.
 */

const HOUR_MS = 3_600_000;
const slotMs = HOUR_MS / 2;
const dayMs = 24 * HOUR_MS;

type Paid = { amountOre: number; feeOre: number; refunds: { amountOre: number; isFailed: boolean }[] };
export type Line = { priceOre: number; rate: number };

export type ModelBooking = {
  id: string;
  source: BookingSource;
  status: BookingStatus;
  /** The index of one of two people. */
  person: number;
  startMs: number;
  endMs: number;
  freeUntilMs: number;
  isNoShow: boolean;
  totalOre: number;
  commissionOre: number;
  /** Of several services; empty for one. */
  lines: Line[];
  paid: Paid | null;
  onSiteOre: number;
};

export type Model = { nowMs: number; bookings: ModelBooking[] };

const whats = [
  "hold",
  "book",
  "bookOwn",
  "pay",
  "lapse",
  "payOnSite",
  "payOnSite",
  "returnOnSite",
  "cancelByCustomer",
  "cancelByBusiness",
  "refund",
  "refundFailed",
  "move",
  "complete",
  "reopen",
  "noShow",
  "pass",
] as const;
type What = (typeof whats)[number];

/** `pick` chooses among what the step can be done to, `part` of what is left, in percent. */
type Step = { what: What; pick: number; part: number; percent: number; lines: Line[] };

const line = fc.record({
  priceOre: fc.integer({ min: 300, max: 200_001 }),
  rate: fc.constantFrom(0, 6, 12, 25),
});

export const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...whats),
  pick: fc.nat(1_000),
  part: fc.integer({ min: 1, max: 100 }),
  percent: fc.constantFrom(0, 5, 2.5, 33, 100),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});

/** What a step changes at the model's present; ids are those of its bookings. */
export type Change =
  | { kind: "book"; booking: ModelBooking }
  | { kind: "pay" | "lapse" | "complete" | "reopen" | "noShow"; id: string }
  | { kind: "onSite" | "refund" | "refundFailed"; id: string; amountOre: number }
  | { kind: "cancel"; id: string; by: "customer" | "provider"; refundOre: number }
  | { kind: "move"; id: string; person: number; startMs: number }
  | { kind: "pass"; toMs: number };

/** What was refunded of a booking's payment, in öre; a refund that failed is none. */
export const refundedOf = ({ paid }: ModelBooking) =>
  (paid?.refunds ?? []).reduce((sum, { amountOre, isFailed }) => (isFailed ? sum : sum + amountOre), 0);
const leftOf = (booking: ModelBooking) => (booking.paid?.amountOre ?? 0) - refundedOf(booking);

type Ability = { can: (booking: ModelBooking, nowMs: number) => boolean };
const isConfirmed = ({ status }: ModelBooking) => status === "confirmed";
const abilities: Partial<Record<What, Ability["can"]>> = {
  pay: ({ status }) => status === "pending",
  lapse: ({ status }) => status === "pending",
  payOnSite: (booking) =>
    booking.source !== "online" && booking.status !== "cancelled" && booking.onSiteOre < booking.totalOre,
  returnOnSite: ({ onSiteOre }) => onSiteOre > 0,
  cancelByCustomer: (booking, nowMs) => isConfirmed(booking) && booking.startMs > nowMs,
  // Not of a no-show: cancelling takes the mark away, which the model leaves out.
  cancelByBusiness: (booking) => isConfirmed(booking) && !booking.isNoShow,
  refund: (booking) => leftOf(booking) > 0,
  refundFailed: ({ paid }) => paid?.refunds.some(({ isFailed }) => !isFailed) ?? false,
  move: (booking, nowMs) => isConfirmed(booking) && booking.startMs > nowMs,
  complete: (booking, nowMs) => isConfirmed(booking) && booking.startMs <= nowMs,
  reopen: ({ status }) => status === "completed",
  noShow: (booking, nowMs) => isConfirmed(booking) && booking.startMs <= nowMs,
};

const partOf = (ore: number, percent: number) => Math.max(1, Math.floor((ore * percent) / 100));

/** What the step does, or null when nothing is there to do it to. */
export function changeOf(model: Model, given: Step): Change | null {
  const { what, part } = given;
  if (what === "pass") return { kind: "pass", toMs: model.nowMs + part * HOUR_MS };
  if (what === "hold" || what === "book" || what === "bookOwn") return newBooking(model, given);
  const able = model.bookings.filter((booking) => abilities[what]?.(booking, model.nowMs));
  const booking = able[given.pick % Math.max(1, able.length)];
  if (booking === undefined) return null;
  const { id } = booking;
  switch (what) {
    case "payOnSite":
      return { kind: "onSite", id, amountOre: partOf(booking.totalOre - booking.onSiteOre, part) };
    case "returnOnSite":
      return { kind: "onSite", id, amountOre: -partOf(booking.onSiteOre, part) };
    case "refund":
      return { kind: "refund", id, amountOre: partOf(leftOf(booking), part) };
    case "refundFailed":
      return {
        kind: "refundFailed",
        id,
        amountOre: booking.paid?.refunds.find((each) => !each.isFailed)?.amountOre ?? 0,
      };
    case "cancelByCustomer":
      return {
        kind: "cancel",
        id,
        by: "customer",
        refundOre: model.nowMs < booking.freeUntilMs ? leftOf(booking) : 0,
      };
    case "cancelByBusiness":
      return { kind: "cancel", id, by: "provider", refundOre: leftOf(booking) };
    case "move":
      return { kind: "move", id, ...freeTime(model, given) };
    default:
      return { kind: what, id };
  }
}

function newBooking(model: Model, given: Step): Change {
  const { what, lines, percent } = given;
  const isOwn = what === "bookOwn";
  const totalOre = lines.reduce((sum, { priceOre }) => sum + priceOre, 0);
  const commissionOre = isOwn ? 0 : Math.round((totalOre * percent) / 100);
  const { person, startMs } = freeTime(model, given);
  const booking: ModelBooking = {
    id: crypto.randomUUID(),
    source: isOwn ? "phone" : "online",
    status: what === "hold" ? "pending" : "confirmed",
    person,
    startMs,
    endMs: startMs + slotMs,
    freeUntilMs: startMs - dayMs,
    isNoShow: false,
    totalOre,
    commissionOre,
    lines: lines.length === 1 ? [] : lines,
    paid: what === "book" ? { amountOre: totalOre, feeOre: commissionOre, refunds: [] } : null,
    onSiteOre: 0,
  };
  return { kind: "book", booking };
}

/** The first free half hour after a random one of the next days; nights included, where local days begin. */
function freeTime({ nowMs, bookings }: Model, { pick }: Step): { person: number; startMs: number } {
  const person = pick % 2;
  const taken = new Set(
    bookings
      .filter((each) => each.person === person && each.status !== "cancelled")
      .map(({ startMs }) => startMs),
  );
  let startMs = Math.ceil(nowMs / slotMs) * slotMs + (pick % 400) * slotMs;
  while (taken.has(startMs)) startMs += slotMs;
  return { person, startMs };
}

/** Does it in the model. */
export function apply(model: Model, change: Change): void {
  if (change.kind === "pass") {
    model.nowMs = change.toMs;
    return;
  }
  if (change.kind === "book") {
    model.bookings.push(structuredClone(change.booking));
    return;
  }
  const booking = model.bookings.find(({ id }) => id === change.id);
  if (booking === undefined) throw new Error("A change of no booking");
  const pay = () => ({ amountOre: booking.totalOre, feeOre: booking.commissionOre, refunds: [] });
  switch (change.kind) {
    case "pay":
      Object.assign(booking, { status: "confirmed", paid: pay() });
      return;
    case "lapse":
      booking.status = "cancelled";
      return;
    case "onSite":
      booking.onSiteOre += change.amountOre;
      return;
    case "refund":
      booking.paid?.refunds.push({ amountOre: change.amountOre, isFailed: false });
      return;
    case "refundFailed": {
      const failed = booking.paid?.refunds.find(
        (each) => !each.isFailed && each.amountOre === change.amountOre,
      );
      if (failed) failed.isFailed = true;
      return;
    }
    case "cancel":
      booking.status = "cancelled";
      if (change.refundOre > 0) booking.paid?.refunds.push({ amountOre: change.refundOre, isFailed: false });
      return;
    case "move":
      Object.assign(booking, {
        person: change.person,
        startMs: change.startMs,
        endMs: change.startMs + slotMs,
        freeUntilMs: change.startMs - dayMs,
      });
      return;
    case "noShow":
      booking.isNoShow = true;
      return;
    default:
      booking.status = change.kind === "complete" ? "completed" : "confirmed";
  }
}

/** What went back of the commission: its share, rounded once over all refunds. */
export function feeReturnedOf(booking: ModelBooking): number {
  const { paid } = booking;
  return paid === null ? 0 : Math.round((paid.feeOre * refundedOf(booking)) / paid.amountOre);
}

/** What is left to pay of its price. */
export const dueOf = ({ totalOre, paid, onSiteOre }: ModelBooking): number =>
  totalOre - (paid?.amountOre ?? 0) - onSiteOre;

/** The money of a booking, as it follows from the facts. */
export function expectedOf(booking: ModelBooking, nowMs: number) {
  const { paid, status, totalOre, onSiteOre } = booking;
  const isCancelled = status === "cancelled";
  const isOver = status === "completed" || (status === "confirmed" && booking.endMs <= nowMs);
  const soldOre = leftOf(booking) + onSiteOre;
  const earnedOre = isOver || isCancelled ? soldOre - (paid?.feeOre ?? 0) + feeReturnedOf(booking) : 0;
  return {
    bookedOre: status === "confirmed" && !isOver ? totalOre : 0,
    earnedOre,
    keptOre: isCancelled ? earnedOre : 0,
    unpaidOre: isOver && !booking.isNoShow ? dueOf(booking) : 0,
  };
}
