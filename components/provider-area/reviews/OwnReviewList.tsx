import { useLocale, useTranslations } from "next-intl";
import { Rating } from "@/components/ui/Rating";
import { bookingReference } from "@/lib/bookings/reference";
import type { OwnReview } from "@/lib/dashboard/ownReviews";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type OwnReviewListProps = { reviews: readonly OwnReview[]; timeZone: string };

/** What customers wrote, newest first, with the business's replies. */
export function OwnReviewList({ reviews, timeZone }: OwnReviewListProps) {
  return (
    <ul className="border-line border-b">
      {reviews.map((review) => (
        <Review key={review.id} review={review} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function Review({ review, timeZone }: { review: OwnReview; timeZone: string }) {
  const t = useTranslations("providerArea.reviews");
  const locale = useLocale();
  const day = (instant: Date) => formatDay(localDateOf(instant.getTime(), timeZone), locale, { year: true });
  const { rating, comment, createdAt, reply } = review;
  return (
    <li className="border-line border-t py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
        <Rating
          value={rating}
          valueText={String(rating)}
          label={t("stars", { rating: String(rating) })}
          stars
          className="text-ink"
        />
        <span>{review.service.name}</span>
        <span className="num">{bookingReference(review.id)}</span>
        <time dateTime={createdAt.toISOString()}>{day(createdAt)}</time>
      </div>
      {comment === null ? (
        <p className="mt-2 text-muted">{t("noComment")}</p>
      ) : (
        <p className="mt-2 max-w-[65ch] whitespace-pre-line">{comment}</p>
      )}
      {reply ? (
        <div className="mt-3 border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">
            {t("reply")}{" "}
            <time dateTime={reply.createdAt.toISOString()} className="font-normal text-muted">
              {day(reply.createdAt)}
            </time>
          </p>
          <p className="mt-0.5 max-w-[62ch] whitespace-pre-line text-muted">{reply.replyText}</p>
        </div>
      ) : null}
    </li>
  );
}
