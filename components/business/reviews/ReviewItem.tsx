import { Flag, MessageSquareReply, Pencil, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { FactLine } from "@/components/ui/display/FactLine";
import { Rating } from "@/components/ui/display/Rating";
import { bookingReference } from "@/lib/bookings/reference";
import type { OwnReview } from "@/lib/reviews/views";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type ReviewItemProps = {
  review: OwnReview;
  timeZone: string;
  onReply: () => void;
  onDelete: () => void;
  onReport: () => void;
};

/** The id of an item, by which the focus returns to it after a dialog closes. */
export const itemIdOf = ({ id }: Pick<OwnReview, "id">): string => `review-${id}`;

/** A review with its reply and the business's actions. */
export function ReviewItem({ review, timeZone, onReply, onDelete, onReport }: ReviewItemProps) {
  const t = useTranslations("providerArea.reviews");
  const { id, rating, comment, createdAtIso, serviceName, reply, reportedAtIso, kept } = review;
  const reference = bookingReference(id);
  return (
    <li
      id={itemIdOf(review)}
      className="grid grid-cols-1 gap-x-8 gap-y-2 border-line border-t py-5 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:block">
        <Rating
          value={rating}
          valueText={String(rating)}
          label={t("stars", { rating: String(rating) })}
          stars
        />
        <p className="text-muted text-sm md:mt-1">
          <Day iso={createdAtIso} timeZone={timeZone} />
        </p>
      </div>
      <div className="min-w-0">
        {comment === null ? (
          <p className="text-muted">{t("noComment")}</p>
        ) : (
          <p className="max-w-[62ch] whitespace-pre-line text-lg [overflow-wrap:anywhere]">{comment}</p>
        )}
        <FactLine className="mt-1.5 text-muted text-sm">
          {serviceName}
          <span className="num">{reference}</span>
        </FactLine>
        {reply === null ? null : (
          <div className="mt-4 max-w-[62ch] rounded-md bg-sunken px-4 pt-3 pb-1.5">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <MessageSquareReply aria-hidden="true" className="size-4 text-muted" />
              <span className="font-semibold">{t("reply")}</span>
              <span className="text-muted">
                <Day iso={reply.createdAtIso} timeZone={timeZone} />
              </span>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reply.text}</p>
            <div className="flush-quiet mt-1 flex flex-wrap">
              <Button
                variant="quiet"
                size="sm"
                icon={<Pencil aria-hidden="true" />}
                aria-label={t("editOf", { reference })}
                onClick={onReply}
              >
                {t("edit")}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={t("deleteOf", { reference })}
                onClick={onDelete}
              >
                {t("delete")}
              </Button>
            </div>
          </div>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-2">
          {reply === null ? (
            <Button
              size="sm"
              icon={<MessageSquareReply aria-hidden="true" />}
              aria-label={t("answerOf", { reference })}
              onClick={onReply}
            >
              {t("answer")}
            </Button>
          ) : null}
          {reportedAtIso === null ? (
            <Button
              variant="quiet"
              size="sm"
              icon={<Flag aria-hidden="true" />}
              aria-label={t("reportOf", { reference })}
              className={reply === null ? "text-muted" : "flush-quiet text-muted"}
              onClick={onReport}
            >
              {t("report")}
            </Button>
          ) : (
            <p className="inline-flex min-h-11 min-w-0 items-center gap-2 px-3.5 text-muted text-sm">
              <Flag aria-hidden="true" className="size-4 shrink-0 fill-current" />
              <span className="min-w-0">
                {t(kept === null ? "reported" : "kept")}{" "}
                <Day iso={kept?.atIso ?? reportedAtIso} timeZone={timeZone} />
              </span>
            </p>
          )}
        </div>
        {kept?.reason ? (
          <p className="max-w-[62ch] whitespace-pre-line text-muted text-sm [overflow-wrap:anywhere]">
            {kept.reason}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function Day({ iso, timeZone }: { iso: string; timeZone: string }) {
  const locale = useLocale();
  return (
    <time dateTime={iso} className="num">
      {formatDay(localDateOf(Date.parse(iso), timeZone), locale, { year: true })}
    </time>
  );
}
