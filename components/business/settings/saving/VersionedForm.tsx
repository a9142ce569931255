"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Notice } from "@/components/ui/feedback/Notice";
import { SaveBar } from "@/components/ui/feedback/SaveBar";
import { StaleDialog } from "./StaleDialog";
import type { useVersionedForm } from "./useVersionedForm";

export type VersionedFormProps<S, V extends object, P, B, L> = {
  page: ReturnType<typeof useVersionedForm<S, V, P, B, L>>;
  /** The label and the text of a part that two edits changed. */
  describe: (key: string, part: P | undefined) => { name: string; text: string | null };
  label: string;
  /** The margin above. */
  className?: string;
  /** The dialog for bookings in the way. It shows problems itself while it is open. */
  bookingsDialog: ReactNode;
  children: ReactNode;
};

/** The form of something with a version: one save, and the dialogs that it can open. */
export function VersionedForm<S, V extends object, P, B, L>({
  page,
  describe,
  label,
  className = "mt-8",
  bookingsDialog,
  children,
}: VersionedFormProps<S, V, P, B, L>) {
  const t = useTranslations("providerSettings.save");
  const { form, leftOut, stale } = page;
  return (
    <>
      <Form form={form} aria-label={label} className={`${className} grid grid-cols-1 gap-6`}>
        {page.isMerged && form.isDirty ? <Notice live="polite">{t("merged")}</Notice> : null}
        {children}
        <FormProblem message={leftOut === null ? (form.message ?? listProblem(form.problems)) : null} />
        <SaveBar
          open={form.isDirty}
          text={t("unsaved")}
          saveLabel={t("save")}
          discardLabel={t("discard")}
          onSave={() => void form.submit()}
          onDiscard={page.discard}
          saving={form.isBusy}
        />
      </Form>
      {bookingsDialog}
      {stale === null ? null : (
        <StaleDialog stale={stale} describe={describe} onChoose={page.choose} onClose={page.keepMine} />
      )}
    </>
  );
}

/** The problem of a list as a whole, such as too many entries, which has no field. */
function listProblem(problems: Readonly<Record<string, string>>): string | null {
  return Object.entries(problems).find(([path]) => !path.includes("."))?.[1] ?? null;
}
