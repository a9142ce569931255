"use client";

import { BadgeCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { contentWords } from "@/components/ui/display/contentWords";
import { Rating } from "@/components/ui/display/Rating";
import { contentLocale } from "@/lib/i18n/locales";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { BookingReview } from "./managedBookingType";
import { ReviewForm } from "./ReviewForm";

type ReviewSectionProps = {
  booking: { id: string; token: string | undefined };
  provider: string;
  timeZone: string;
  review: BookingReview | null;
  canReview: boolean;
};

/** The customer's review of a visit: written, read with the business's reply, and edited for 30 days. */
export function ReviewSection({ booking, provider, timeZone, review, canReview }: ReviewSectionProps) {
  const t = useTranslations("account.review");
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useRefresh();
  const isOpen = canReview && (review === null || isEditing);

  function leave() {
    setEditing(false);
    heading.current?.focus();
  }

  return (
    <section
      id="review"
      aria-labelledby="review-title"
      className="grid scroll-mt-6 gap-5 rounded-lg border border-line bg-card p-5 sm:p-6 print:hidden"
    >
      <header className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2
            id="review-title"
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-8 font-semibold text-xl outline-none"
          >
            {review === null ? t("invite", { provider }) : t("title")}
          </h2>
          <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />}>
            {t("verified")}
          </Badge>
        </div>
        {isOpen ? <p className="max-w-[60ch] text-muted text-sm">{t("verifiedHint")}</p> : null}
      </header>
      {isOpen ? (
        <ReviewForm
          booking={booking}
          review={review}
          onSaved={async () => {
            await refresh();
            leave();
          }}
          {...(review === null ? {} : { onUndo: leave })}
        />
      ) : null}
      {review !== null && !isOpen ? (
        <WrittenReview
          review={review}
          provider={provider}
          timeZone={timeZone}
          {...(canReview ? { onEdit: () => setEditing(true) } : {})}
        />
      ) : null}
    </section>
  );
}

type WrittenReviewProps = {
  review: BookingReview;
  provider: string;
  timeZone: string;
  /** Left out once it can no longer be edited. */
  onEdit?: () => void;
};

function WrittenReview({ review, provider, timeZone, onEdit }: WrittenReviewProps) {
  const t = useTranslations("account.review");
  const locale = useLocale();
  const day = (instant: string) =>
    formatDay(localDateOf(Date.parse(instant), timeZone), locale, { year: true });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <Rating
          value={review.rating}
          valueText={String(review.rating)}
          label={t("stars", { stars: review.rating })}
          stars
        />
        <time dateTime={review.created_at} className="text-muted text-sm">
          {day(review.created_at)}
        </time>
      </p>
      {review.comment ? (
        <p className="max-w-[60ch] whitespace-pre-line [overflow-wrap:anywhere]">{review.comment}</p>
      ) : null}
      {review.reply ? (
        <div className="border-line border-l-2 pl-4">
          <p className="font-semibold text-sm">{t.rich("reply", { provider, words: contentWords })}</p>
          <p
            lang={contentLocale}
            className="mt-0.5 max-w-[58ch] whitespace-pre-line text-muted [overflow-wrap:anywhere]"
          >
            {review.reply.reply_text}
          </p>
        </div>
      ) : null}
      {onEdit ? <Button onClick={onEdit}>{t("edit")}</Button> : null}
      <p className="text-muted text-sm">
        {onEdit ? t("until", { date: day(review.editable_until) }) : t("closed")}
      </p>
    </div>
  );
}
