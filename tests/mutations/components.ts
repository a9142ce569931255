import type { Mutation } from "./mutation";

/** Faults in components, their hooks and what those compute. */
export const components: readonly Mutation[] = [
  {
    id: "midnight-as-begin",
    file: "components/ui/inputs/timeText.ts",
    from: "endsDay && (hours === 0 || hours === 24)",
    to: "endsDay && hours === 24",
    breaks: "HRS-26",
  },
  {
    id: "today-without-times",
    file: "components/checkout/times/dayState.ts",
    from: 'day.date > today ? "none" : "past"',
    to: 'day.date >= today ? "none" : "past"',
    breaks: "BOOK-3",
  },
  {
    id: "own-edit-lost",
    file: "components/business/settings/saving/mergeEdits.ts",
    from: "const kept = isMineChanged ? here : there;",
    to: "const kept = isTheirsChanged ? there : here;",
    breaks: "HRS-15",
  },
  {
    id: "bell-silent-on-failure",
    file: "components/business/notices/bellState.ts",
    from: "if (hasFailed && count === 0)",
    to: "if (hasFailed && notices === null)",
    breaks: "NOT-7",
  },
  {
    id: "restored-for-another",
    file: "components/layout/header/restoredPage.ts",
    from: `(now.state === "signedIn" && (account.state !== "signedIn" || account.email === now.email));`,
    to: `now.state === "signedIn";`,
    breaks: "AUTH-21",
  },
  {
    id: "error-without-words",
    file: "components/form/problems.ts",
    from: `typeof message === "string" && message !== "" ? message : fallback`,
    to: `typeof message === "string" ? message : fallback`,
    breaks: "AUTH-17",
  },
  {
    id: "buffers-swapped",
    file: "components/business/bookings/grid/model/timetable.ts",
    from: "blocked: { startMinute: startMinute - before, endMinute: endMinute + after },",
    to: "blocked: { startMinute: startMinute - after, endMinute: endMinute + before },",
    breaks: "DAY-16",
  },
  {
    id: "first-press-stays",
    file: "components/business/bookings/grid/changes/lastWish.ts",
    from: "running.next = { wish: first };",
    to: "running.next ??= { wish: first };",
    breaks: "DAY-14",
  },
  {
    id: "undo-of-the-wrong-status",
    file: "components/business/bookings/useChangeStatus.ts",
    from: 'change(after, "confirmed")',
    to: "change(after, after.status)",
    breaks: "DAY-5",
  },
  {
    id: "reference-copied-short",
    file: "components/checkout/result/CopyReference.tsx",
    from: "value={bookingId}",
    to: "value={bookingId.slice(0, 8)}",
    breaks: "VIS-12",
  },
  {
    id: "focus-not-returned",
    file: "components/directory/detail/DrawerHost.tsx",
    from: "returnFocus={() => opener.current}",
    to: "returnFocus={() => region.current}",
    breaks: "LIST-11",
  },
  {
    id: "reason-of-a-day-unsaid",
    file: "components/ui/time/MonthCalendar.tsx",
    from: "[written, props.redDays?.[iso], reasonOf(date, props), props.markedDates?.[iso]]",
    to: "[written, props.redDays?.[iso], props.markedDates?.[iso]]",
    breaks: "BOOK-13",
  },
];
