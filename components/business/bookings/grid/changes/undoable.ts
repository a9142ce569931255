import type { Undo } from "@/lib/business/calendar/changeSchemas";

/** A change that was made, in words, and how it is undone while that is possible. */
export type Undoable = {
  text: string;
  undo: Undo | null;
  /** When it was told, in epoch milliseconds of the device. */
  toldAtMs: number;
  /** Shows everything as it was before, while the server is asked to undo. */
  revert?: () => Reverted;
};

/** What was shown as it was before: the server's answer settles it, or shows the change again. */
export type Reverted = { settle: () => void; again: () => void };
