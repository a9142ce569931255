import { useTranslations } from "next-intl";
import { servicesAnchor } from "@/components/layout/anchors";
import { QuietLink } from "@/components/layout/QuietLink";
import { CategorySign } from "@/components/ui/display/CategorySign";
import type { CountedCategory } from "@/lib/catalogue/categories";
import { customerPaths } from "@/lib/paths";
import { hueOf } from "../cards/categoryColour";

type CategorySignsProps = {
  categories: CountedCategory[];
  /** The city whose services are counted; null: all of them. */
  city: string | null;
};

/** The categories with the number of services in each. In a city those of none are left out. */
export function CategorySigns({ categories, city }: CategorySignsProps) {
  const t = useTranslations("home.categories");
  const shown = categories.filter(({ services }) => city === null || services > 0);
  if (shown.length === 0) return null;
  return (
    <section id={servicesAnchor} aria-labelledby="categories" className="wrap @container scroll-mt-6">
      <h2 id="categories" className="sr-only">
        {t("title")}
      </h2>
      <ul className="grid grid-cols-1 gap-2.5 @min-[17rem]:grid-cols-2 @min-[44rem]:grid-cols-3 @min-[60rem]:grid-cols-5">
        {shown.map((category) => (
          <li
            key={category.slug}
            className="grid @min-[17rem]:last:odd:col-span-2 @min-[44rem]:last:odd:col-span-1"
          >
            <CategorySign
              category={hueOf(category)}
              label={category.name}
              count={t("count", { count: category.services })}
              note={t("note", { count: category.services })}
              href={customerPaths.services({ category: category.slug, city })}
              linkComponent={QuietLink}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
