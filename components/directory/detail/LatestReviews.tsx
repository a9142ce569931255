import { BadgeCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { contentWords } from "@/components/ui/display/contentWords";
import { Rating } from "@/components/ui/display/Rating";
import { contentLocale } from "@/lib/i18n/locales";
import type { ReviewView } from "@/lib/reviews/views";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type LatestReviewsProps = {
  reviews: ReviewView[];
  providerName: string;
  timeZone: string;
  /** Names the service of each review; left out where all are of one. */
  withService?: boolean;
};

/** The latest reviews, and how they are checked. */
export function LatestReviews({ reviews, providerName, timeZone, withService = false }: LatestReviewsProps) {
  const t = useTranslations("catalogue.detail");
  return (
    <>
      {reviews.length === 0 ? (
        <p className="text-muted">{t("noReviews")}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-5">
          {reviews.map((review) => (
            <Review
              key={review.id}
              review={review}
              providerName={providerName}
              timeZone={timeZone}
              withService={withService}
            />
          ))}
        </ul>
      )}
      <p className="mt-5 max-w-[60ch] text-muted text-sm">{t("reviewPolicy")}</p>
    </>
  );
}

type ReviewProps = Omit<LatestReviewsProps, "reviews"> & { review: ReviewView };

function Review({ review, providerName, timeZone, withService }: ReviewProps) {
  const t = useTranslations("catalogue.detail");
  const locale = useLocale();
  const day = (iso: string) => formatDay(localDateOf(Date.parse(iso), timeZone), locale, { year: true });
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating
          value={review.rating}
          valueText={String(review.rating)}
          label={t("ratingOf", { rating: review.rating })}
          stars
          size="sm"
        />
        <span className="font-semibold text-sm">
          {review.authorLabel === null ? t("verifiedGuest") : t("author", { label: review.authorLabel })}
        </span>
        <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />}>
          {t("verifiedVisit")}
        </Badge>
        <time dateTime={review.createdAtIso} className="text-muted text-sm">
          {day(review.createdAtIso)}
        </time>
      </div>
      {withService ? (
        <p lang={contentLocale} className="mt-1 text-muted text-sm">
          {review.serviceName}
        </p>
      ) : null}
      {review.comment ? (
        <p className="mt-1.5 max-w-[60ch] [overflow-wrap:anywhere]">{review.comment}</p>
      ) : null}
      {review.reply ? (
        <div className="mt-2.5 border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">
            {t.rich("reply", { name: providerName, words: contentWords })}
          </p>
          <p lang={contentLocale} className="mt-0.5 max-w-[58ch] text-muted [overflow-wrap:anywhere]">
            {review.reply.text}
          </p>
        </div>
      ) : null}
    </li>
  );
}
