import "server-only";
import { z } from "zod";
import { MINUTE_MS } from "@/lib/time/zone";
import { bookedTiming, type MovableBooking } from "../movable";

/** What a change of the schedule replaces: who does a booking, when, for how long, and what follows from it. */
export const scheduleStateSchema = z.object({
  staffMemberId: z.uuid(),
  isStaffChosen: z.boolean(),
  startsAt: z.coerce.date(),
  durationMinutes: z.number().int(),
  bufferBeforeMinutes: z.number(),
  bufferAfterMinutes: z.number(),
  freeCancellationUntil: z.coerce.date(),
  /** The start that the reminder was sent for, or is not sent for. */
  remindedFor: z.coerce.date().nullable(),
});
export type ScheduleState = z.infer<typeof scheduleStateSchema>;

/** The state together with the number that it has as long as nothing else changes the booking. */
export const numberedStateSchema = scheduleStateSchema.extend({ sequence: z.number().int() });

type Scheduled = MovableBooking & { remindedFor: Date | null };

/** The state that a booking is in. */
export function scheduleStateOf(booking: Scheduled): ScheduleState {
  return {
    ...bookedTiming(booking),
    staffMemberId: booking.staffMemberId,
    isStaffChosen: booking.isStaffChosen,
    startsAt: booking.startsAt,
    freeCancellationUntil: booking.freeCancellationUntil,
    remindedFor: booking.remindedFor,
  };
}

/** The times of a booking in this state, epoch milliseconds; `blocked` with its buffers. */
export function scheduledTimes(state: ScheduleState) {
  const startMs = state.startsAt.getTime();
  const endMs = startMs + state.durationMinutes * MINUTE_MS;
  return {
    slot: { startMs, endMs },
    blocked: {
      startMs: startMs - state.bufferBeforeMinutes * MINUTE_MS,
      endMs: endMs + state.bufferAfterMinutes * MINUTE_MS,
    },
  };
}

/** The columns of a booking in this state. */
export function scheduleColumnsOf(state: ScheduleState) {
  const { slot, blocked } = scheduledTimes(state);
  return {
    staffMemberId: state.staffMemberId,
    isStaffChosen: state.isStaffChosen,
    startsAt: state.startsAt,
    endsAt: new Date(slot.endMs),
    blockedFrom: new Date(blocked.startMs),
    blockedUntil: new Date(blocked.endMs),
    durationMinutes: state.durationMinutes,
    freeCancellationUntil: state.freeCancellationUntil,
    remindedFor: state.remindedFor,
  };
}

type Visible = Pick<ScheduleState, "staffMemberId" | "startsAt" | "durationMinutes">;

/** Whether somebody who was told of one state knows the other: the same person, start and length. */
export function isToldAlike(a: Visible, b: Visible): boolean {
  return (
    a.staffMemberId === b.staffMemberId &&
    a.startsAt.getTime() === b.startsAt.getTime() &&
    a.durationMinutes === b.durationMinutes
  );
}
