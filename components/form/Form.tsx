"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import type { useForm } from "./useForm";
import type { LeaveQuestion } from "./useLeaveGuard";

type AnyForm = Pick<ReturnType<typeof useForm>, "formProps" | "isRestored" | "question"> & {
  reset: () => void;
};

type FormProps = Omit<ComponentProps<"form">, "id" | "ref" | "onSubmit" | "noValidate"> & { form: AnyForm };

/** Renders the form of `useForm`: says when earlier input was restored, and asks before unsaved edits are lost. */
export function Form({ form, children, ...props }: FormProps) {
  const t = useTranslations("form");
  return (
    <>
      <form {...props} {...form.formProps}>
        {form.isRestored ? (
          <Notice
            live="polite"
            action={
              <Button size="sm" onClick={() => form.reset()}>
                {t("undoEdits")}
              </Button>
            }
          >
            {t("restored")}
          </Notice>
        ) : null}
        {children}
      </form>
      <LeaveDialog {...form.question} />
    </>
  );
}

/** The question before unsaved edits are lost, for users of `useLeaveGuard` without a form. */
export function LeaveDialog({ isOpen, stay, leave }: LeaveQuestion) {
  const t = useTranslations("form.leave");
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={t("title")}
      description={t("body")}
      confirmLabel={t("confirm")}
      cancelLabel={t("stay")}
      onConfirm={leave}
    />
  );
}
