import type { Timetable } from "../model/timetable";
import { columnsIn } from "./columnsShown";

/** Where the columns stand in the part that scrolls, in pixels of its content: measured once for a drag. */
export type ColumnPlaces = {
  table: Timetable;
  /** null: of somebody who is not shown. */
  columns: readonly ({ left: number; right: number } | null)[];
  top: number;
  height: number;
};

export function columnPlaces(table: Timetable, scroller: HTMLElement): ColumnPlaces {
  const { x, y } = contentOrigin(scroller);
  const boxes = columnsIn(scroller).map((column) => column.getBoundingClientRect());
  const shown = boxes.find(({ height }) => height > 0);
  return {
    table,
    columns: boxes.map(({ left, right, height }) =>
      height > 0 ? { left: left - x, right: right - x } : null,
    ),
    top: shown === undefined ? 0 : shown.top - y,
    height: shown?.height ?? 0,
  };
}

/** The minute of the day at a height of the screen. */
export function minuteAt({ table, top, height }: ColumnPlaces, scroller: HTMLElement, y: number): number {
  const { startMinute, endMinute } = table.range;
  if (height === 0) return startMinute;
  return startMinute + ((y - contentOrigin(scroller).y - top) / height) * (endMinute - startMinute);
}

/** The index of the column under a place of the screen; null beside all of them. */
export function columnAt({ columns }: ColumnPlaces, scroller: HTMLElement, x: number): number | null {
  const inside = x - contentOrigin(scroller).x;
  const index = columns.findIndex((place) => place !== null && inside >= place.left && inside < place.right);
  return index === -1 ? null : index;
}

/** Where the content would begin on the screen if it were not scrolled. */
function contentOrigin(scroller: HTMLElement): { x: number; y: number } {
  const { left, top } = scroller.getBoundingClientRect();
  return { x: left - scroller.scrollLeft, y: top - scroller.scrollTop };
}
