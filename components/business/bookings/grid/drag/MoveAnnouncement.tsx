"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { formatDay } from "@/lib/time/format";
import { spanText } from "../../../spanText";
import type { Timetable } from "../model/timetable";
import { type DragStore, isUnmoved } from "./dragState";
import { usePlaceWords } from "./placeWords";

/** Says to screen readers where a booking would be put while it is moved by keys, and what the place answers. */
export function MoveAnnouncement({ store, table }: { store: DragStore; table: Timetable }) {
  const t = useTranslations("workday.move");
  const words = usePlaceWords();
  const locale = useLocale();
  const state = useSyncExternalStore(
    store.subscribe,
    () => (store.get()?.byKeys ? store.get() : null),
    () => null,
  );
  const text = () => {
    if (state === null) return "";
    const { startMinute, minutes } = state.place;
    if (isUnmoved(state)) return t("start", { customer: state.booking.customer_name });
    const who = table.columns[state.column]?.person.name ?? "";
    const day = table.dates.length > 1 ? formatDay(state.place.date, locale) : "";
    const name = [who, day].filter(Boolean).join(", ");
    const place = t("place", { name, span: spanText({ startMinute, endMinute: startMinute + minutes }) });
    return `${place}. ${words.answer(state.answer)}`;
  };
  return (
    <p aria-live="assertive" className="sr-only">
      {text()}
    </p>
  );
}
