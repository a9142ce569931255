"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { PersonDot } from "@/components/staff/PersonMark";
import type { CalendarPerson } from "@/lib/business/calendar/calendarSchemas";

type PersonTabsProps = {
  people: readonly CalendarPerson[];
  /** Empty: everybody. */
  shownIds: readonly string[];
  onShow: (ids: readonly string[]) => void;
  /** Whether a press adds somebody to those who are shown, or takes them away; else it shows them alone. */
  isMultiple: boolean;
  className: string;
};

/** Who is shown: one person or some, or everybody. */
export function PersonTabs({ people, shownIds, onShow, isMultiple, className }: PersonTabsProps) {
  const t = useTranslations("workday");
  function press(id: string) {
    if (!isMultiple) return onShow([id]);
    onShow(shownIds.includes(id) ? shownIds.filter((each) => each !== id) : [...shownIds, id]);
  }
  const tab = (key: string, name: string, isShown: boolean, onPress: () => void, colour?: string) => (
    <button
      key={key}
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
    >
      {colour === undefined ? null : <PersonDot colour={colour} />}
      {name}
    </button>
  );
  return (
    <fieldset
      className={clsx(
        "-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-0.5 [scrollbar-width:none] md:flex-wrap print:hidden",
        className,
      )}
    >
      <legend className="sr-only">{t("people")}</legend>
      {people.map(({ id, name, colour }) =>
        tab(id, name ?? "", shownIds.includes(id), () => press(id), colour),
      )}
      {tab("all", t("everybody"), shownIds.length === 0, () => onShow([]))}
    </fieldset>
  );
}
