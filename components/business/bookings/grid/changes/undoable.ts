import type { Undo } from "@/lib/business/calendar/changeSchemas";

/** A change that was made, in words, and how it is undone while that is possible. */
export type Undoable = { text: string; undo: Undo | null; revert?: () => void };
