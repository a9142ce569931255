"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { replyMaxLength } from "@/lib/reviews/limits";
import { NewerReply } from "./NewerReply";
import { QuotedReview } from "./QuotedReview";
import { type ReplyEdit, useReplyForm } from "./useReplyForm";

type ReplyDialogProps = ReplyEdit & { isOpen: boolean; returnFocus: () => HTMLElement | null };

/** Writes the reply to a review, or another one in its place (REV-3). */
export function ReplyDialog({ isOpen, returnFocus, ...edit }: ReplyDialogProps) {
  const t = useTranslations("providerArea.reviews.replying");
  const { review } = edit;
  const isNew = review.reply === null;
  const { form, isStale, leave } = useReplyForm(edit);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={t(isNew ? "title" : "editTitle")}
      closeLabel={t("close")}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={leave}>{t("cancel")}</Button>
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
        {isStale ? (
          <NewerReply reply={review.reply} onTake={(text) => form.change("replyText", text)} />
        ) : null}
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
