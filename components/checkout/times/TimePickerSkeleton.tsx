import { Skeleton } from "@/components/ui/feedback/Skeleton";

/** The days of the strip. */
export const stripLength = 7;

const places = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** The week, the two buttons below it, and the first times of a day, each where it will stand. */
export function TimePickerSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
          <span className="flex h-[1lh] w-[8ch] items-center">
            <Skeleton shape="block" className="h-[0.9em] w-full rounded-sm" />
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
      <div className="flex flex-wrap gap-2">
        <Skeleton shape="block" className="h-11 w-36" />
        <Skeleton shape="block" className="h-11 w-28" />
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
