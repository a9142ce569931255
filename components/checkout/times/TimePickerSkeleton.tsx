import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { Skeleton } from "@/components/ui/feedback/Skeleton";

/** The days of the strip. */
export const stripLength = 7;

/** The month as it stands above the days. */
const monthClass = clsx(buttonClass({ variant: "quiet", size: "sm" }), "flush-quiet");

const places = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/**
 * The week and the first times of a day, each where it will stand.
 *
 * @param month as `formatMonth` writes it
 */
export function TimePickerSkeleton({ month }: { month: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <span aria-hidden="true" className={monthClass}>
            <span className="inline-flex items-center gap-2">
              {month}
              <ChevronDown />
            </span>
          </span>
          <span className="-mr-2 flex">
            <span className="size-11" />
            <span className="size-11" />
          </span>
        </div>
        <div className="-m-1 grid grid-cols-7 gap-1 overflow-hidden p-1 sm:gap-1.5">
          {places(stripLength, "day").map((key) => (
            <Skeleton key={key} shape="block" className="h-21 min-w-11" />
          ))}
        </div>
      </div>
      <SlotsSkeleton />
    </div>
  );
}

/** The times of a day: its line, the line of the part of the day, and two rows. */
export function SlotsSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 pt-7">
      {places(8, "slot").map((key) => (
        <Skeleton key={key} shape="block" className="h-11.5" />
      ))}
    </div>
  );
}
