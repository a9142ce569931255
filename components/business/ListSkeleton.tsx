import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { AreaSkeleton } from "./AreaSkeleton";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The skeleton of a page with a title and a list. */
export function ListSkeleton() {
  return (
    <AreaSkeleton>
      <Skeleton className="w-48 text-2xl" />
      <Skeleton className="mt-3 w-72 max-w-full text-lg" />
      <div className="mt-8">
        {rows.map((row) => (
          <div key={row} className="border-line border-t py-4">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-1/3 text-sm" />
          </div>
        ))}
      </div>
    </AreaSkeleton>
  );
}
