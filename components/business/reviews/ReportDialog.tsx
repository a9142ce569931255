"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { reportDetailsMaxLength, reportReasons } from "@/lib/reviews/limits";
import type { OwnReview } from "@/lib/reviews/views";
import { QuotedReview } from "./QuotedReview";

type ReportDialogProps = {
  review: OwnReview;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  onReported: (atIso: string) => void;
};

const isReason = (value: string) => reportReasons.find((reason) => reason === value);

/** Reports a review to the operator, with a reason (REV-6). */
export function ReportDialog({ review, isOpen, onClose, returnFocus, onReported }: ReportDialogProps) {
  const t = useTranslations("providerArea.reviews.reporting");
  const form = useForm({
    initial: { reason: "", details: "" },
    portal: "provider",
    keep: { name: `report-${review.id}`, owner: review.providerId },
    check: ({ reason, details }) => ({
      ...(isReason(reason) === undefined && { reason: t("reasonMissing") }),
      ...(reason === "other" && details.trim() === "" && { details: t("detailsMissing") }),
    }),
    send: ({ reason, details }, locale) =>
      callApi("POST /providers/me/reviews/{id}/report", {
        params: { id: review.id },
        body: { reason: isReason(reason) ?? "other", details },
        locale,
      }),
    onSaved: ({ created_at }) => {
      onReported(created_at);
      onClose();
      notify({ tone: "success", title: t("sent"), description: t("sentMore") });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) form.leave(onClose);
      }}
      title={t("title")}
      description={t("lead")}
      closeLabel={t("close")}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={() => form.leave(onClose)}>{t("cancel")}</Button>
          <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
            {t("send")}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <QuotedReview review={review} />
        <RadioGroup
          legend={t("reason")}
          name="reason"
          value={form.values.reason}
          onValueChange={(reason) => form.change("reason", reason)}
          error={form.problems.reason}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <Field
          label={t("details")}
          {...(form.values.reason === "other" ? {} : { optional: t("optional") })}
          error={form.problems.details}
        >
          <TextArea {...form.fieldProps("details")} rows={3} maxLength={reportDetailsMaxLength} showCount />
        </Field>
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
