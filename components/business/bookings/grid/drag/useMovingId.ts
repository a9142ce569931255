"use client";

import { useSyncExternalStore } from "react";
import type { GridColumn } from "../model/timetable";
import type { DragStore } from "./dragState";

/** The id of the booking of this column that is being moved; changes when a drag begins and ends, not with each step. */
export function useMovingId({ get, subscribe }: DragStore, { date, person }: GridColumn): string | null {
  const moving = () => {
    const booking = get()?.booking;
    return booking !== undefined && booking.date === date && booking.staff_id === person.id
      ? booking.id
      : null;
  };
  return useSyncExternalStore(subscribe, moving, () => null);
}
