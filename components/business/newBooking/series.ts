import type { PreviewDate } from "@/lib/desk/schemas";

/** The choice that leaves a date of a series out. */
export const skipped = "skip";

/** The starts that are booked of a series: those that fit, and what was chosen for the others. Each once, in order. */
export function chosenStarts(
  dates: readonly PreviewDate[],
  choices: Readonly<Record<string, string>>,
): string[] {
  const starts = dates.flatMap(({ start_time, refusal }) => {
    if (refusal === null) return [start_time];
    const choice = choices[start_time] ?? skipped;
    return choice === skipped ? [] : [choice];
  });
  return [...new Set(starts)].sort();
}
