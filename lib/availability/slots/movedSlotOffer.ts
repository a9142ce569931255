import type { DayAvailability, Slot } from "../types";

/** Conditions under which a free slot is not offered. */
export type SlotOffer = {
  /** False when nothing can be booked at all. */
  isBookable: boolean;
  /**
   * A booking that is to be moved. Its own time is not busy, but its present start is not offered (null: it is, since
   * the person changes).
   */
  moved?: { bookingId: string; startMs: number | null };
  /** Nothing that starts later is offered. */
  latestMs?: number | null;
};

/** Whether a free slot may be offered. */
export function slotOffer({ isBookable, moved, latestMs = null }: SlotOffer) {
  return ({ startMs }: Pick<Slot, "startMs">): boolean =>
    isBookable && startMs !== moved?.startMs && (latestMs === null || startMs <= latestMs);
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
