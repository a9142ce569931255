import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";

/** The skeleton of the drawer's content. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid grid-cols-1 gap-7">
      <Skeleton shape="block" className="-mx-5 -mt-5 h-44 rounded-none" />
      <div className="grid grid-cols-1 gap-2">
        <Skeleton className="w-2/3 text-lg" />
        <Skeleton className="w-1/3" />
        <Skeleton shape="block" className="h-6 w-1/2" />
      </div>
      <div>
        <Skeleton className="w-full" />
        <Skeleton className="w-11/12" />
        <Skeleton className="w-3/5" />
      </div>
      <Skeleton shape="block" className="h-4.5 rounded-sm" />
      <Skeleton shape="block" className="h-80" />
    </SkeletonGroup>
  );
}
