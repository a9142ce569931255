"use client";

import { createContext, useContext } from "react";
import type { BookingsQuery } from "../bookingsQuery";
import type { DragHandle } from "./drag/useBookingDrag";
import type { GridColumn } from "./model/timetable";

/** A place that was pressed; `isClosed`: outside opening hours, or in a lunch. */
export type PressedPlace = { date: string; staffId: string; minute: number; isClosed: boolean };

/** What the parts of the grid share. It changes at most once a minute. */
export type Grid = {
  query: BookingsQuery;
  timeZone: string;
  nowMs: number;
  /** Several days beside each other: columns are narrow and named by their day. */
  isWeek: boolean;
  choose: (place: PressedPlace | null) => void;
  /** Whether whoever looks may change the business's hours. */
  isOwner: boolean;
  drag: DragHandle;
};

export const GridContext = createContext<Grid | null>(null);

export function useGrid(): Grid {
  return inside(useContext(GridContext));
}

/** What of a column has the focus or is open. */
export type ColumnState = {
  /** The entry that Tab reaches. */
  activeKey: string | null;
  /** The quarter of a free stretch that has the focus, as a minute of the day. */
  cursorMinute: number | null;
  /** The place whose choice is open. */
  chosen: PressedPlace | null;
  /** The booking that is open beside the grid. */
  openId: string | null;
};

const idle: ColumnState = {
  activeKey: null,
  cursorMinute: null,
  chosen: null,
  openId: null,
};

type GridState = ColumnState & { activeColumn: string | null };

/** The part of a state that concerns a column; for all others the same object, so that they are not rendered again. */
export function stateIn({ key, date, person, entries }: GridColumn, state: GridState): ColumnState {
  const isActive = state.activeColumn === key;
  const { chosen } = state;
  const isChosen = chosen !== null && chosen.date === date && chosen.staffId === person.id;
  const has = (id: string | null) =>
    id !== null && entries.some((entry) => entry.kind === "booking" && entry.key === id);
  const isOpen = has(state.openId);
  if (!isActive && !isChosen && !isOpen) return idle;
  return {
    activeKey: isActive ? state.activeKey : null,
    cursorMinute: isActive ? state.cursorMinute : null,
    chosen: isChosen ? chosen : null,
    openId: isOpen ? state.openId : null,
  };
}

export const ColumnContext = createContext<ColumnState | null>(null);

export function useColumn(): ColumnState {
  return inside(useContext(ColumnContext));
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error("Only inside of the grid.");
  return value;
}
