import { useTranslations } from "next-intl";
import { Rating } from "@/components/ui/display/Rating";
import type { OwnReview } from "@/lib/reviews/views";

/** Quotes the review that a dialog is about, shortened when it is long. */
export function QuotedReview({ review }: { review: OwnReview }) {
  const t = useTranslations("providerArea.reviews");
  const { rating, comment, serviceName } = review;
  return (
    <blockquote className="border-line border-l-2 pl-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Rating
          value={rating}
          valueText={String(rating)}
          label={t("stars", { rating: String(rating) })}
          stars
          size="sm"
        />
        <span className="text-muted">{serviceName}</span>
      </p>
      <p className="mt-1 line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">
        {comment ?? <span className="text-muted">{t("noComment")}</span>}
      </p>
    </blockquote>
  );
}
