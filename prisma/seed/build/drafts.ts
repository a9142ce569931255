import type { CancelReason, DeliveryMode } from "@/lib/db/generated/enums";
import { MINUTE_MS } from "@/lib/time/zone";
import { Random, uuidOf } from "../random";
import type { SeedBusiness } from "./business";
import { USUAL_LEAD_DAYS } from "./demand";
import { DAY_MS, HOUR_MS, type Present } from "./present";
import type { Appointment } from "./schedule";

/** A booking before it is known who made it. Instants in epoch milliseconds. */
export interface Draft {
  readonly id: string;
  readonly business: SeedBusiness;
  readonly appointment: Appointment;
  readonly startMs: number;
  readonly endMs: number;
  readonly createdMs: number;
  /** Until when cancelling is free. */
  readonly freeUntilMs: number;
  readonly deliveryMode: DeliveryMode;
  readonly cancellation: Cancellation | null;
}

interface Cancellation {
  readonly reason: Extract<
    CancelReason,
    "by_customer" | "by_provider" | "hold_expired" | "checkout_abandoned"
  >;
  readonly atMs: number;
}

const HOLD_MS = 30 * MINUTE_MS;
const USUAL_LEAD_MS = USUAL_LEAD_DAYS * DAY_MS;
const LONGEST_LEAD_MS = 60 * DAY_MS;

export function draftsOf(
  business: SeedBusiness,
  appointments: readonly Appointment[],
  present: Present,
): Draft[] {
  return appointments.map((appointment) => draftOf(business, appointment, present));
}

function draftOf(business: SeedBusiness, appointment: Appointment, present: Present): Draft {
  const { service, startMs, staffMember } = appointment;
  const id = uuidOf("booking", staffMember.id, startMs);
  const random = new Random("draft", id);
  const createdMs = createdAt(business, startMs, random, present);
  const draft: Draft = {
    id,
    business,
    appointment,
    startMs,
    endMs: startMs + service.minutes * MINUTE_MS,
    createdMs,
    freeUntilMs: startMs - (business.content.freeCancellationHours ?? 24) * HOUR_MS,
    deliveryMode: isDigital(service.format, random) ? "digital" : "physical",
    cancellation: null,
  };
  return { ...draft, cancellation: cancellationOf(draft, random, present) };
}

function isDigital(format: "digital" | "both" | undefined, random: Random): boolean {
  return format === "digital" || (format === "both" && random.chance(0.4));
}

/**
 * Before the start by the business's notice, before now, and after the business joined. The time
 * between booking and visit is exponentially distributed, so that it does not depend on how far ahead the visit is.
 */
function createdAt(
  { content, joinedAt }: SeedBusiness,
  startMs: number,
  random: Random,
  { nowMs }: Present,
): number {
  const shortest = Math.max(45, content.minNoticeMinutes ?? 0) * MINUTE_MS;
  const latestMs = Math.min(startMs - shortest, nowMs - 5 * MINUTE_MS);
  const lead = Math.min(LONGEST_LEAD_MS, -Math.log(1 - random.next()) * USUAL_LEAD_MS);
  return Math.max(toWakingHours(latestMs - lead, latestMs, random), joinedAt.getTime() + DAY_MS);
}

/** Moves an instant in the night to the evening before. */
function toWakingHours(instantMs: number, latestMs: number, random: Random): number {
  const hour = new Date(instantMs).getUTCHours();
  const isNight = hour >= 22 || hour < 5;
  return Math.min(latestMs, isNight ? instantMs - random.whole(7, 10) * HOUR_MS : instantMs);
}

function cancellationOf(draft: Draft, random: Random, present: Present): Cancellation | null {
  const { createdMs, startMs, freeUntilMs } = draft;
  const latestMs = Math.min(startMs, present.nowMs);
  const draw = random.next();
  const between = (fromMs: number, toMs: number) => fromMs + Math.floor(random.next() * (toMs - fromMs));
  if (draw < 0.012) {
    const isExpired = random.chance(0.6);
    const atMs = createdMs + (isExpired ? HOLD_MS : random.whole(2, 12) * MINUTE_MS);
    return atMs <= present.nowMs ? { reason: isExpired ? "hold_expired" : "checkout_abandoned", atMs } : null;
  }
  const paidMs = createdMs + 10 * MINUTE_MS;
  if (draw >= 0.075 || latestMs - paidMs < HOUR_MS) return null;
  if (draw < 0.02) return { reason: "by_provider", atMs: between(paidMs, latestMs) };
  // Most cancel while it is free.
  const isInTime = freeUntilMs > paidMs && random.chance(0.85);
  return {
    reason: "by_customer",
    atMs: between(paidMs, isInTime ? Math.min(freeUntilMs, latestMs) : latestMs),
  };
}
