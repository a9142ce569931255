import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { peopleRow } from "../times/peopleRow";

const deliveryModes = ["physical", "digital"] as const;

/* The places of what the booking form asks for, each as large as what comes. */

/** The menu of services. */
export function ServicePlace() {
  return <Skeleton shape="block" className="h-12" />;
}

/** The label and the two formats, as wide as their names. */
export function FormatPlace() {
  const t = useTranslations("booking");
  return (
    <div>
      <Line className="mb-1.5 w-16 text-sm" />
      <span className="inline-flex max-w-full animate-pulse flex-wrap gap-1 rounded-md bg-line p-1">
        {deliveryModes.map((mode) => (
          <span
            key={mode}
            className="flex min-h-11 flex-1 items-center whitespace-nowrap px-4 font-semibold text-sm"
          >
            <span className="invisible">{t(`formats.${mode}`)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** The people that can be asked for. */
export function PeoplePlaces({ children }: { children: ReactNode }) {
  return <div className={peopleRow}>{children}</div>;
}

/** A person to choose, as wide as with the name. */
export function PersonPlace({ name = "" }: { name?: string }) {
  return (
    <span className="inline-flex min-h-11 min-w-0 max-w-full shrink-0 animate-pulse items-center gap-2 rounded-full border-[1.5px] border-transparent bg-line py-1 pr-4 pl-1.5 font-medium text-sm">
      <span className="size-8 shrink-0" />
      <span data-text className="invisible min-w-0 [overflow-wrap:anywhere]">
        {name}
      </span>
    </span>
  );
}

/** As high as a line of the text that comes. */
function Line({ className }: { className: string }) {
  return (
    <span className={`flex h-[1lh] items-center ${className}`}>
      <Skeleton shape="block" className="h-[0.9em] w-full rounded-sm" />
    </span>
  );
}
