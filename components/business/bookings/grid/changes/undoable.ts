import type { Undo } from "@/lib/business/calendar/changeSchemas";

/** A change that was made, in words, and how it is undone while that is possible. */
export type Undoable = {
  text: string;
  undo: Undo | null;
  /** When it was told, in epoch milliseconds of the device. */
  toldAtMs: number;
  /** Shows everything as it was before; what it returns shows the change again, for an undo that is refused. */
  revert?: () => () => void;
};
