"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { RatingInput } from "@/components/ui/inputs/RatingInput";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { type BookingReview, callParts } from "./managedBookingType";
import { useRefusalText } from "./useRefusalText";

type ReviewFormProps = {
  booking: { id: string; token: string | undefined };
  review: BookingReview | null;
  onSaved: () => Promise<void>;
  onUndo?: () => void;
};

/** The maximum length of a comment (`writeReviewSchema`). */
const longest = 2000;

/** Rating and comment of a visit. Input is kept until it is saved. */
export function ReviewForm({ booking, review, onSaved, onUndo }: ReviewFormProps) {
  const t = useTranslations("account.review");
  const common = useTranslations("common");
  const locale = useLocale();
  const wordsOf = useRefusalText();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(review?.rating ?? null);
  const [comment, setComment] = useState(review?.comment ?? "");
  const [missed, setMissed] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isRatingMissing = missed > 0 && rating === null;

  useEffect(() => {
    if (missed > 0) form.current?.querySelector<HTMLElement>("[name=rating]")?.focus();
  }, [missed]);

  // Opened by the button that edits, so the focus goes on here.
  const isChange = review !== null;
  useEffect(() => {
    if (isChange) form.current?.querySelector<HTMLElement>("[name=rating]:checked")?.focus();
  }, [isChange]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (rating === null) {
      setMissed(missed + 1);
      return;
    }
    setSending(true);
    setProblem(null);
    const result = await callApi("PUT /customers/me/bookings/{id}/review", {
      ...callParts(booking),
      body: { rating, comment },
      locale,
    });
    if (result.ok) {
      notify({ tone: "success", title: t(isChange ? "changed" : "thanks") });
      await onSaved();
    } else {
      setProblem(wordsOf(result));
    }
    setSending(false);
  }

  const label = (stars: number) => t("stars", { stars });
  return (
    <form
      ref={form}
      onSubmit={send}
      noValidate
      aria-labelledby="review-title"
      className="grid grid-cols-1 gap-5 noscript:hidden"
    >
      <RatingInput
        legend={t("rating")}
        name="rating"
        labels={[label(1), label(2), label(3), label(4), label(5)]}
        value={rating}
        onValueChange={setRating}
        error={isRatingMissing ? t("ratingMissing") : null}
      />
      <Field label={t("comment")} optional={common("optional")} hint={t("commentHint")}>
        <TextArea
          name="comment"
          rows={5}
          maxLength={longest}
          showCount
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Field>
      {problem === null ? null : (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" loading={isSending}>
          {t(isChange ? "save" : "send")}
        </Button>
        {onUndo ? (
          <Button variant="quiet" onClick={onUndo}>
            {t("keep")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
