import clsx from "clsx";
import { Star } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Rating } from "@/components/ui/display/Rating";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { RatingCount } from "@/lib/reviews/queries";

type RatingSummaryProps = {
  /** The mean, from 1 to 5. */
  average: number;
  /** The number of reviews for each rating, five stars first. */
  counts: readonly RatingCount[];
  /** The rating that the list is filtered by. */
  chosen: number | null;
};

/** The average rating and its distribution; each rating links to its reviews (REV-2). */
export function RatingSummary({ average, counts, chosen }: RatingSummaryProps) {
  const t = useTranslations("providerArea.reviews");
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rating = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section
      aria-label={t("summary")}
      className="grid items-center gap-x-12 gap-y-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
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
      <ul className="-mx-2 grid grid-cols-1">
        {counts.map((each) => (
          <li key={each.rating}>
            <RatingRow counted={each} isChosen={each.rating === chosen}>
              <Bar counted={each} total={total} />
            </RatingRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowLook =
  "grid min-h-11 grid-cols-[2rem_minmax(0,1fr)_2.25rem] items-center gap-2 rounded-md px-2 sm:gap-3";

type RatingRowProps = { counted: RatingCount; isChosen: boolean; children: ReactNode };

function RatingRow({ counted: { rating, count }, isChosen, children }: RatingRowProps) {
  const t = useTranslations("providerArea.reviews");
  if (count === 0) return <div className={rowLook}>{children}</div>;
  return (
    <Link
      href={isChosen ? providerPaths.reviews() : providerPaths.reviews({ rating })}
      aria-current={isChosen || undefined}
      className={clsx(
        rowLook,
        "no-underline transition-colors duration-150 hover:bg-sunken aria-[current]:bg-accent-soft",
      )}
    >
      {children}
      <span className="sr-only">{t(isChosen ? "filterOff" : "filter", { rating })}</span>
    </Link>
  );
}

function Bar({ counted: { rating, count }, total }: { counted: RatingCount; total: number }) {
  const t = useTranslations("providerArea.reviews");
  return (
    <>
      <span className="num inline-flex items-center justify-end gap-1 font-semibold text-sm">
        {rating}
        <Star aria-hidden="true" className="size-3.5 fill-current" />
        <span className="sr-only">{t("outOfFive")}</span>
      </span>
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-sm bg-sunken">
        <span
          className="block h-full rounded-sm bg-accent"
          style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
        />
      </span>
      <span className="num text-right text-muted text-sm">{count}</span>
    </>
  );
}
