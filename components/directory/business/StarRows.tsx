import { Star } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Rating } from "@/components/ui/display/Rating";
import type { RatingCount } from "@/lib/reviews/queries";
import { StayLink } from "./StayLink";

type StarRowsProps = {
  average: number;
  /** Five stars first. */
  counts: readonly RatingCount[];
  chosen: number | null;
  hrefFor: (stars: number | null) => string;
};

/** The average, and how many reviews gave how many stars; each row shows those alone. */
export function StarRows({ average, counts, chosen, hrefFor }: StarRowsProps) {
  const t = useTranslations("businessPage.reviews");
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rating = average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="grid items-center gap-x-10 gap-y-2 sm:grid-cols-[auto_minmax(0,24rem)]">
      <p className="flex flex-wrap items-center gap-x-3 sm:block">
        <span aria-hidden="true" className="num font-semibold text-3xl">
          {rating}
        </span>
        <span className="block">
          <Rating value={average} valueText="" label={t("average", { rating, count: total })} stars />
          <span aria-hidden="true" className="block text-muted text-sm">
            {t("count", { count: total })}
          </span>
        </span>
      </p>
      <ul aria-label={t("rows")} className="-mx-2">
        {counts.map((counted) => (
          <li key={counted.rating}>
            <StarRow
              counted={counted}
              total={total}
              isChosen={counted.rating === chosen}
              href={hrefFor(counted.rating === chosen ? null : counted.rating)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const look = "grid min-h-11 grid-cols-[2rem_minmax(0,1fr)_2.75rem] items-center gap-3 rounded-md px-2";

type StarRowProps = { counted: RatingCount; total: number; isChosen: boolean; href: string };

function StarRow({ counted: { rating, count }, total, isChosen, href }: StarRowProps) {
  const t = useTranslations("businessPage.reviews");
  const drawn = (
    <>
      <span className="sr-only">{t("stars", { rating, count })}</span>
      <span
        aria-hidden="true"
        className="num inline-flex items-center justify-end gap-1 font-semibold text-sm"
      >
        {rating}
        <Star className="size-3.5 fill-current" />
      </span>
      <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-sm bg-sunken">
        <span
          className="block h-full rounded-sm bg-accent"
          style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
        />
      </span>
      <span aria-hidden="true" className="num text-right text-muted text-sm">
        {count}
      </span>
    </>
  );
  if (count === 0) return <div className={look}>{drawn}</div>;
  return (
    <StayLink
      href={href}
      aria-current={isChosen ? "true" : undefined}
      className={`${look} no-underline transition-colors duration-150 hover:bg-sunken aria-[current]:bg-accent-soft`}
    >
      {drawn}
      <span className="sr-only">{t(isChosen ? "filterOff" : "filter")}</span>
    </StayLink>
  );
}
