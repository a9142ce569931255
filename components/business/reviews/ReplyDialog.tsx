"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { replyMaxLength } from "@/lib/reviews/limits";
import type { OwnReview } from "@/lib/reviews/views";
import { QuotedReview } from "./QuotedReview";

type ReplyDialogProps = {
  review: OwnReview;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  onSaved: (reply: NonNullable<OwnReview["reply"]>) => void;
};

/** Writes the reply to a review, or another one in its place (REV-3). */
export function ReplyDialog({ review, isOpen, onClose, returnFocus, onSaved }: ReplyDialogProps) {
  const t = useTranslations("providerArea.reviews.replying");
  const isNew = review.reply === null;
  const form = useForm({
    initial: { replyText: review.reply?.text ?? "" },
    portal: "provider",
    keep: { name: `reply-${review.id}`, owner: review.providerId },
    send: ({ replyText }, locale) =>
      callApi("POST /providers/me/reviews/replies", { body: { reviewId: review.id, replyText }, locale }),
    onSaved: ({ reply_text, created_at }) => {
      onSaved({ text: reply_text, createdAtIso: created_at });
      onClose();
      notify({ tone: "success", title: t(isNew ? "published" : "saved") });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) form.leave(onClose);
      }}
      title={t(isNew ? "title" : "editTitle")}
      closeLabel={t("close")}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={() => form.leave(onClose)}>{t("cancel")}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            loading={form.isBusy}
            disabled={form.values.replyText.trim() === ""}
          >
            {t(isNew ? "publish" : "save")}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <QuotedReview review={review} />
        <Field label={t("text")} hint={t("hint")} error={form.problems.replyText}>
          <TextArea {...form.fieldProps("replyText")} rows={5} maxLength={replyMaxLength} showCount />
        </Field>
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
