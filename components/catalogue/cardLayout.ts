/**
 * The places in a directory card. On phones the times run below picture and name, over the whole width, so that three
 * of them fit side by side; from 640 px the picture stands beside everything.
 */
export const cardGrid = "grid grid-cols-[5rem_1fr] sm:grid-cols-[8.25rem_1fr] sm:grid-rows-[auto_1fr]";
export const cardPicture = "relative min-h-24 overflow-hidden sm:row-span-2 [&>*]:absolute [&>*]:inset-0";
export const cardHead = "min-w-0 p-4 pb-2 sm:px-5 sm:pt-5";
export const cardFoot = "col-span-2 min-w-0 px-4 pt-3 pb-4 sm:col-span-1 sm:pt-1 sm:px-5 sm:pb-5";
