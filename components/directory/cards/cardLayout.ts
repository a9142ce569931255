/**
 * The layout of a directory card by its own width in rem, so that large text gets the narrow layout: stacked; on phones
 * the times below picture and name over the full width, so that three fit; from 448 px the picture beside everything.
 * `cardFrame` goes on the parent of `cardGrid`.
 */
export const cardFrame = "@container";
export const cardGrid =
  "grid h-full grid-cols-1 @min-[17rem]:grid-cols-[5rem_minmax(0,1fr)] @min-[28rem]:grid-cols-[8.25rem_minmax(0,1fr)] @min-[28rem]:grid-rows-[auto_1fr]";
export const cardPicture =
  "relative min-h-16 overflow-hidden @min-[17rem]:min-h-24 @min-[28rem]:row-span-2 [&>*]:absolute [&>*]:inset-0";
export const cardHead =
  "min-w-0 hyphens-auto p-3 pb-2 @min-[17rem]:p-4 @min-[17rem]:pb-2 @min-[28rem]:px-5 @min-[28rem]:pt-5";
export const cardFoot =
  "min-w-0 px-3 pt-3 pb-4 @min-[17rem]:col-span-2 @min-[17rem]:px-4 @min-[28rem]:col-span-1 @min-[28rem]:px-5 @min-[28rem]:pt-1 @min-[28rem]:pb-5";
/** The day stands beside its ribbon, in large text above it; the ribbons of a list begin and end below each other. */
export const ribbonRow = "grid grid-cols-1 gap-x-2 @min-[17rem]:grid-cols-[4.75rem_minmax(0,1fr)]";
export const ribbonDay = "whitespace-nowrap font-medium text-sm @min-[17rem]:leading-4.5";
/** Rating and price on one line, the prices of a list below each other at the right edge. */
export const factsAndPrice = "flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1";
export const cardPrice = "num ml-auto whitespace-nowrap text-right font-semibold text-lg";
