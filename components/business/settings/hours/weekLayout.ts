/*
 * The layout of a weekday's row: name, times, lunch, ribbon and copy button, one below the other on phones and in
 * columns where there is room.
 */

export const rowClass =
  "grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-t py-3 " +
  "lg:grid-cols-[10.5rem_12.5rem_19.5rem_minmax(6rem,1fr)_2.75rem]";

const column = "col-span-2 lg:col-span-1 lg:row-start-1";

export const cells = {
  day: "lg:col-start-1 lg:row-start-1",
  times: `${column} lg:col-start-2`,
  lunch: `${column} lg:col-start-3`,
  ribbon: `${column} lg:col-start-4`,
  copy: "col-start-2 row-start-1 lg:col-start-5",
};
