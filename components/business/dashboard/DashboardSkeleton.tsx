import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { AreaSkeleton } from "../AreaSkeleton";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The dashboard while its data loads. */
export function DashboardSkeleton() {
  return (
    <AreaSkeleton>
      <Skeleton className="w-48 text-sm" />
      <Skeleton className="mt-2 w-[min(100%,26rem)] text-2xl" />
      <Skeleton className="mt-3 w-[min(100%,34rem)] text-lg" />
      <Skeleton shape="block" className="mt-8 h-11" />
      <Skeleton shape="block" className="mt-10 h-33 rounded-lg" />
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[1.55fr_1fr]">
        <RowsSkeleton />
        <RowsSkeleton />
      </div>
    </AreaSkeleton>
  );
}

function RowsSkeleton() {
  return (
    <div>
      <Skeleton className="w-40 text-2xl" />
      <div className="mt-4">
        {rows.map((row) => (
          <div key={row} className="border-line border-t py-3">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2 text-sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
