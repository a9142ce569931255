import type { DayAvailability, Slot } from "../types";

/** What keeps a free slot from being offered. */
export type SlotOffer = {
  /** False when nothing can be booked at all. */
  isBookable: boolean;
  /** A booking that is to be moved: its own time does not stand in its way, but staying at its start is no move (null: with another person it is). */
  moved?: { bookingId: string; startMs: number | null };
  /** Nothing that starts later is offered. */
  latestMs?: number | null;
};

/** Whether a free slot may be offered. */
export function slotOffer({ isBookable, moved, latestMs = null }: SlotOffer) {
  return ({ startMs }: Pick<Slot, "startMs">): boolean =>
    isBookable && startMs !== moved?.startMs && (latestMs === null || startMs <= latestMs);
}

/** The same days with only those slots still available that may be offered; the others stay listed, as taken. */
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
