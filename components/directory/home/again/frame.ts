/*
 * The two parts at the top of the home page have the same height while they load, and whatever they hold, so that nothing
 * below them moves. In rem, so that they grow with the text.
 */
export const partsClass = "wrap grid grid-cols-1 gap-5 pt-6 lg:grid-cols-2 lg:gap-14";
export const visitClass = "min-h-58 rounded-lg px-[min(1.25rem,5vw)] py-5 sm:px-6";
export const boardClass = `on-board grid min-w-0 content-between gap-4 ${visitClass}`;
export const dueClass = "min-h-54 min-w-0 lg:min-h-58";
export const rowClass = "wrap pt-6";
/** A hold by itself, for a guest. Its words take one line each, so that it is as high as its skeleton. */
export const heldRowClass =
  "on-board [--lines:1] grid min-h-44 content-between gap-x-6 gap-y-3 rounded-lg px-[min(1.25rem,5vw)] py-4 sm:flex sm:min-h-28 sm:items-center sm:justify-between sm:px-6";

/** The id of the heading of what is due. */
export const dueHeading = "due-again";
