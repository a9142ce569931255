import clsx from "clsx";
import { TimePickerSkeleton } from "@/components/checkout/times/TimePickerSkeleton";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";

type DetailSkeletonProps = { of: "services" | "providers"; label: string };

/**
 * The skeleton of the drawer's content, in which the parts stand where they will: the card's picture and price (filled in
 * by `fillFromCard`), and of a service business, rating, ribbon, and the times. Only a description's length is not known.
 */
export function DetailSkeleton({ of, label }: DetailSkeletonProps) {
  return (
    <SkeletonGroup label={label} className="grid grid-cols-1 gap-7">
      <div
        data-picture
        className="relative -mx-5 -mt-5 h-44 overflow-hidden bg-line [&>*]:absolute [&>*]:inset-0"
      />
      {of === "services" ? <ServiceSkeleton /> : <ProviderSkeleton />}
    </SkeletonGroup>
  );
}

function ServiceSkeleton() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Line className="w-1/2 text-lg" />
            <span data-price className="num whitespace-nowrap font-semibold text-xl" />
          </div>
          <Line className="w-2/5" />
          <Skeleton shape="block" className="h-6 w-1/2" />
        </div>
        <div>
          <Line className="mb-1.5 w-1/3 text-sm" />
          <Skeleton shape="block" className="h-4.5 rounded-sm" />
          <span className="block h-5" />
        </div>
        <div>
          <Line />
          <Line className="w-3/5" />
        </div>
      </div>
      <div className="border-line border-t pt-6">
        <Line className="mb-3 w-24 text-xl" />
        <Line className="mb-6 text-sm" />
        <TimePickerSkeleton />
      </div>
    </>
  );
}

function ProviderSkeleton() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-2">
          <Line className="w-2/5 text-lg" />
          <Skeleton shape="block" className="h-6 w-1/3" />
        </div>
        <div>
          <Line />
          <Line className="w-11/12" />
          <Line className="w-3/5" />
        </div>
        <Skeleton shape="block" className="h-4.5 rounded-sm" />
      </div>
      <Skeleton shape="block" className="h-80" />
    </>
  );
}

/** As high as a line of the text that comes. */
function Line({ className }: { className?: string }) {
  return (
    <span className={clsx("flex h-[1lh] items-center", className)}>
      <Skeleton shape="block" className="h-[0.9em] w-full rounded-sm" />
    </span>
  );
}
