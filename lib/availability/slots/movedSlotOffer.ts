import type { DayAvailability, Slot } from "../types";

/** Conditions under which a free slot is not offered. */
export type SlotOffer = {
  /** False when nothing can be booked at all. */
  isBookable: boolean;
  /**
   * A booking that is to be moved. Its own time is not busy, but its present start is not offered (null: it is, since
   * the person changes). With `heldBy`, who has it, that start is offered where only somebody else is free then.
   */
  moved?: { bookingId: string; startMs: number | null; heldBy?: string };
  /** Nothing that starts later is offered. */
  latestMs?: number | null;
};

/** Whether a free slot may be offered. */
export function slotOffer({ isBookable, moved, latestMs = null }: SlotOffer) {
  return ({ startMs, staffMemberId }: Pick<Slot, "startMs" | "staffMemberId">): boolean => {
    const isSame = startMs === moved?.startMs && (moved.heldBy ?? staffMemberId) === staffMemberId;
    return isBookable && !isSame && (latestMs === null || startMs <= latestMs);
  };
}

/** The same people, first of them whoever has the booking that is moved: a slot names nobody else where they are free. */
export function heldByFirst<P extends { staffMemberId: string }>(
  people: readonly P[],
  heldBy: string | undefined,
): P[] {
  const holds = ({ staffMemberId }: P) => staffMemberId === heldBy;
  return [...people.filter(holds), ...people.filter((person) => !holds(person))];
}

/** The same days, where only slots that may be offered are still available; the others stay listed, as taken. */
export function onlyOffered(
  days: readonly DayAvailability[],
  mayOffer: (slot: Slot) => boolean,
): DayAvailability[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) =>
      mayOffer(slot) ? slot : { ...slot, available: false, staffMemberId: null },
    ),
  }));
}
