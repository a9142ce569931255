import { useTranslations } from "next-intl";
import { hueOf } from "@/components/catalogue/hue";
import { servicesAnchor } from "@/components/layout/anchors";
import { QuietLink } from "@/components/layout/QuietLink";
import { CategorySign } from "@/components/ui/CategorySign";
import type { CountedCategory } from "@/lib/catalogue/categories";
import { customerPaths } from "@/lib/paths";

/** The five categories as signs, with how much there is in each. */
export function CategorySigns({ categories }: { categories: CountedCategory[] }) {
  const t = useTranslations("home.categories");
  return (
    <section id={servicesAnchor} aria-labelledby="categories" className="wrap scroll-mt-6">
      <h2 id="categories" className="sr-only">
        {t("title")}
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:grid-cols-5">
        {categories.map((category) => (
          <li key={category.slug} className="grid last:odd:col-span-2 md:last:odd:col-span-1">
            <CategorySign
              category={hueOf(category)}
              label={category.name}
              count={t("count", { count: category.services })}
              note={t("note", { count: category.services })}
              href={customerPaths.services({ category: category.slug })}
              linkComponent={QuietLink}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
