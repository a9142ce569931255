import { RemovableChip } from "@/components/ui/inputs/Chip";
import type { ActiveChip } from "../filters/activeChips";
import { FilterLink } from "../filters/FilterLink";

type ResultSummaryProps = {
  /** "57 services"; said again whenever it changes. */
  summary: string;
  chips: ActiveChip[];
  chipsLabel: string;
  removeLabel: (name: string) => string;
  /** The link that drops everything; only with something to drop. */
  reset: { href: string; label: string } | null;
};

/** How many there are, what they were narrowed by, and the ways back. */
export function ResultSummary({ summary, chips, chipsLabel, removeLabel, reset }: ResultSummaryProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold text-lg">
          {summary}
        </p>
        {reset ? (
          <FilterLink
            href={reset.href}
            className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent underline underline-offset-[0.22em]"
          >
            {reset.label}
          </FilterLink>
        ) : null}
      </div>
      {chips.length === 0 ? null : (
        <ul aria-label={chipsLabel} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.href}>
              <RemovableChip
                href={chip.href}
                linkComponent={FilterLink}
                removeLabel={removeLabel(chip.label)}
              >
                {chip.label}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
