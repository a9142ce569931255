import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { Picture } from "@/components/pictures/Picture";
import { FactLine } from "@/components/ui/display/FactLine";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import type { PopularCategory } from "@/lib/catalogue/categories";
import { NEARBY_KM } from "@/lib/directory/homeBoard";
import { customerPaths } from "@/lib/paths";
import { hueOf } from "../cards/categoryColour";

type PopularCategoriesProps = {
  popular: PopularCategory[];
  /** The city that they are of; null: everywhere. */
  city: string | null;
};

/** The most booked categories. The title says "near you" only where all of them are. */
export function PopularCategories({ popular, city }: PopularCategoriesProps) {
  const t = useTranslations("home.popular");
  if (popular.length === 0) return null;
  const isNear = popular.every(({ distanceKm }) => distanceKm !== null && distanceKm <= NEARBY_KM);
  const title = isNear ? t("titleNear") : t("title");
  return (
    <section aria-labelledby="popular" className="wrap mt-18">
      <SectionHeader id="popular" title={city === null ? title : t("titleCity", { city })} />
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {popular.map((entry) => (
          <Popular key={entry.subcategory.slug} entry={entry} city={city} />
        ))}
      </ul>
    </section>
  );
}

function Popular({ entry, city }: { entry: PopularCategory; city: string | null }) {
  const t = useTranslations("home.popular");
  const { category, subcategory, distanceKm } = entry;
  return (
    <li
      data-hue={hueOf(category)}
      className="@container relative overflow-hidden rounded-lg border border-line bg-card shadow-card transition-colors duration-200 hover:border-control"
    >
      <div className="grid h-full grid-cols-1 @min-[13rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
        <div className="h-16 @min-[13rem]:h-auto">
          <Picture seed={subcategory.id} category={hueOf(category)} format="square" />
        </div>
        <div className="min-w-0 hyphens-auto p-4">
          <p className="text-muted text-sm">{category.name}</p>
          <h3 className="font-semibold text-xl leading-tight">
            <QuietLink
              href={customerPaths.services({ subcategory: subcategory.slug, city })}
              className="no-underline stretched after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {subcategory.name}
            </QuietLink>
          </h3>
          <FactLine className="mt-1.5 text-muted text-sm">
            {t("bookings", { count: entry.bookingCount })}
            {t("reviews", { count: entry.reviewCount })}
            {distanceKm === null ? null : t("distance", { km: distanceKm })}
          </FactLine>
        </div>
      </div>
    </li>
  );
}
