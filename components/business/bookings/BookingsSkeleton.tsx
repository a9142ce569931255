import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { AreaSkeleton } from "../AreaSkeleton";

const rows = ["a", "b", "c", "d", "e"];

/** The bookings page while its data loads. */
export function BookingsSkeleton() {
  return (
    <AreaSkeleton>
      <Skeleton className="w-48 text-2xl" />
      <div className="mt-6 flex gap-4">
        <Skeleton shape="block" className="h-18 w-80 max-w-full" />
        <Skeleton shape="block" className="h-18 w-40" />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <Skeleton className="w-64 text-xl" />
          <Skeleton shape="block" className="mt-5 h-11" />
          <div className="mt-8">
            {rows.map((row) => (
              <div key={row} className="border-line border-t py-4">
                <Skeleton className="w-2/3 text-lg" />
                <Skeleton className="mt-2 w-1/2" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton shape="block" className="h-96 rounded-lg" />
      </div>
    </AreaSkeleton>
  );
}
