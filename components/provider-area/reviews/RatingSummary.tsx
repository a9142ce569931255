import { Star } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Rating } from "@/components/ui/Rating";

type RatingSummaryProps = {
  /** The mean, 1 to 5. */
  average: number;
  /** How many gave each rating, five stars first. */
  counts: readonly { rating: number; count: number }[];
};

/** The average in large, and how it comes about. */
export function RatingSummary({ average, counts }: RatingSummaryProps) {
  const t = useTranslations("providerArea.reviews");
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rating = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section
      aria-label={t("summary")}
      className="grid items-center gap-x-12 gap-y-6 rounded-lg border border-line bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
        <span aria-hidden="true" className="num block font-semibold text-3xl">
          {rating}
        </span>
        <span className="grid grid-cols-1 gap-0.5 sm:mt-3">
          <Rating value={average} valueText="" label={t("average", { rating, count: total })} stars />
          <span aria-hidden="true" className="text-muted text-sm">
            {t("count", { count: total })}
          </span>
        </span>
      </p>
      <dl className="grid grid-cols-1 gap-1.5">
        {counts.map(({ rating: stars, count }) => (
          <div
            key={stars}
            className="grid grid-cols-[2rem_minmax(0,1fr)_2.25rem] items-center gap-2 sm:gap-3"
          >
            <dt className="num inline-flex items-center justify-end gap-1 font-semibold text-sm">
              {stars}
              <Star aria-hidden="true" className="size-3.5 fill-current" />
              <span className="sr-only">{t("outOfFive")}</span>
            </dt>
            <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-sm bg-sunken">
              <span
                className="block h-full rounded-sm bg-accent"
                style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
              />
            </dd>
            <dd className="num text-right text-muted text-sm">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
