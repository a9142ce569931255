import clsx from "clsx";
import { Card } from "@/components/ui/display/Card";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { cardFoot, cardFrame, cardGrid, cardHead, cardPicture, ribbonRow } from "./cardLayout";

const places = ["a", "b", "c", "d"];

type CardSkeletonsProps = { of: "services" | "providers"; label: string };

/**
 * A list of four cards while it loads, where the list will stand: the line with its number, the chosen filters below
 * `data-chips`, and cards as high as those whose texts take a line each.
 */
export function CardSkeletons({ of, label }: CardSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex min-h-11 items-center">
        <Line className="w-40 text-lg" />
      </div>
      {of === "providers" ? (
        // The button of the map, which has no room beside number and way back.
        <div className="hidden h-11 max-sm:group-data-chips:block" />
      ) : null}
      <Skeleton shape="block" className="mt-3 hidden h-11 w-36 group-data-chips:block" />
      {/* Beside the map, as `MappedCards`. */}
      <div className="mt-5 grid grid-cols-1 gap-5 lg:pr-[19.25rem] xl:grid-cols-2 xl:pr-[21.25rem]">
        {places.map((place) => (
          <Card key={place} className={cardFrame}>
            <div className={cardGrid}>
              <div className={cardPicture}>
                <Skeleton shape="block" className="rounded-none" />
              </div>
              <div className={cardHead}>
                <Line className="w-3/5 text-xl leading-tight" />
                {of === "services" ? <ServiceFacts /> : <ProviderFacts />}
              </div>
              <div className={cardFoot}>
                {of === "providers" ? <Line className="mb-2 w-2/5 text-sm" /> : null}
                <div className={ribbonRow}>
                  <Line className="w-10 text-sm @min-[17rem]:leading-4.5" />
                  <Skeleton shape="block" className="mb-5 h-4.5 rounded-sm" />
                </div>
                <div className="mt-2 flex gap-2">
                  <Skeleton shape="block" className="h-11 w-28" />
                  <Skeleton shape="block" className="h-11 w-18" />
                </div>
              </div>
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Business and city; then rating, length and price. */
function ServiceFacts() {
  return (
    <>
      <Line className="mt-0.5 w-2/5" />
      <RatingAndPrice />
    </>
  );
}

/** Rating and price; category, city and bookings, on phones in two lines; two lines of description. */
function ProviderFacts() {
  return (
    <>
      <RatingAndPrice />
      <Line className="mt-0.5 w-4/5 text-sm @min-[28rem]:w-1/2" />
      <Line className="w-1/2 text-sm @min-[28rem]:hidden" />
      <Line className="mt-2 text-sm" />
      <Line className="w-4/5 text-sm" />
    </>
  );
}

function RatingAndPrice() {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <Line className="w-24 text-sm" />
      <Line className="w-16 text-lg" />
    </div>
  );
}

/** As high as a line of the text that comes. */
function Line({ className }: { className: string }) {
  return (
    <span className={clsx("flex h-[1lh] items-center", className)}>
      <Skeleton shape="block" className="h-[0.9em] w-full rounded-sm" />
    </span>
  );
}
