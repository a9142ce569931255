import { MessageSquareReply } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { FactLine } from "@/components/ui/FactLine";
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
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-line border-t py-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:block">
        <Rating
          value={rating}
          valueText={String(rating)}
          label={t("stars", { rating: String(rating) })}
          stars
        />
        <p className="text-muted text-sm md:mt-1">
          <time dateTime={createdAt.toISOString()} className="num">
            {day(createdAt)}
          </time>
        </p>
      </div>
      <div className="min-w-0">
        {comment === null ? (
          <p className="text-muted">{t("noComment")}</p>
        ) : (
          <p className="max-w-[62ch] whitespace-pre-line text-lg">{comment}</p>
        )}
        <FactLine className="mt-1.5 text-muted text-sm">
          {review.service.name}
          <span className="num">{bookingReference(review.id)}</span>
        </FactLine>
        {reply ? (
          <div className="mt-4 max-w-[62ch] rounded-md bg-sunken px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <MessageSquareReply aria-hidden="true" className="size-4 text-muted" />
              <span className="font-semibold">{t("reply")}</span>
              <time dateTime={reply.createdAt.toISOString()} className="text-muted">
                {day(reply.createdAt)}
              </time>
            </p>
            <p className="mt-1 whitespace-pre-line">{reply.replyText}</p>
          </div>
        ) : null}
      </div>
    </li>
  );
}
