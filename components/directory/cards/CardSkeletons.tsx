import { Card } from "@/components/ui/display/Card";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { cardFrame, cardGrid } from "./cardLayout";

const places = ["a", "b", "c", "d"];

/** Four skeletons of cards, as high as the cards. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {places.map((place) => (
        <Card key={place} className={cardFrame}>
          <div className={cardGrid}>
            <Skeleton
              shape="block"
              className="h-full min-h-16 rounded-none @min-[17rem]:min-h-60 @min-[28rem]:row-span-2"
            />
            <div className="grid content-start gap-3 p-4 sm:p-5">
              <div>
                <Skeleton className="w-3/5 text-xl" />
                <Skeleton className="w-2/5" />
                <Skeleton className="w-1/2 text-sm" />
              </div>
              <Skeleton shape="block" className="h-4.5 rounded-sm" />
              <div className="mt-5 flex gap-2">
                <Skeleton shape="block" className="h-11 w-28" />
                <Skeleton shape="block" className="h-11 w-18" />
                <Skeleton shape="block" className="h-11 w-18" />
              </div>
            </div>
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
