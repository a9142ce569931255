import { useLocale, useTranslations } from "next-intl";
import { formatSek } from "@/lib/money/format";

const features = ["time", "double", "paid", "hours", "reviews", "price"] as const;

/** The product's features as lines of a timetable. */
export function FeatureList({
  paygPercent,
  monthlyPriceOre,
}: {
  paygPercent: number;
  monthlyPriceOre: number;
}) {
  const t = useTranslations("providerPublic.home");
  const price = formatSek(monthlyPriceOre, useLocale());
  return (
    <section aria-labelledby="features" className="wrap">
      <h2 id="features" className="font-bold text-2xl">
        {t("featuresTitle")}
      </h2>
      <dl className="mt-6 grid gap-x-14 md:grid-cols-2">
        {features.map((feature) => (
          <div
            key={feature}
            className="grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t py-5 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="font-display font-semibold text-lg leading-tight">
              {t(`features.${feature}Title`)}
            </dt>
            <dd className="text-muted">{t(`features.${feature}Body`, { percent: paygPercent, price })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
