"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Notice } from "@/components/ui/feedback/Notice";
import { SaveBar } from "@/components/ui/feedback/SaveBar";
import { LeftOutDialog } from "./LeftOutDialog";
import { StaleDialog } from "./StaleDialog";
import type { useSettingsForm } from "./useSettingsForm";

type SettingsFormProps<V extends object, P> = {
  page: ReturnType<typeof useSettingsForm<V, P>>;
  /** What a part is called, and what it says, where two edits of it meet. */
  describe: (key: string, part: P | undefined) => { name: string; text: string | null };
  /** The edit, for asking what it would mean. */
  changes: () => Parameters<typeof LeftOutDialog>[0]["changes"];
  timeZone: string;
  label: string;
  children: ReactNode;
};

/** The frame of a page of the settings: one form, one save, and what can come in its way. */
export function SettingsForm<V extends object, P>({
  page,
  describe,
  changes,
  timeZone,
  label,
  children,
}: SettingsFormProps<V, P>) {
  const t = useTranslations("providerSettings.save");
  const { form, leftOut, stale } = page;
  return (
    <>
      <Form form={form} aria-label={label} className="mt-8 grid grid-cols-1 gap-6">
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
      {leftOut === null ? null : (
        <LeftOutDialog
          leftOut={leftOut}
          changes={changes()}
          version={page.version.current}
          staffId={page.staffId}
          timeZone={timeZone}
          isBusy={form.isBusy}
          problem={form.message}
          onConfirm={page.decide}
          onClose={page.goBack}
        />
      )}
      {stale === null ? null : (
        <StaleDialog stale={stale} describe={describe} onChoose={page.choose} onClose={page.keepMine} />
      )}
    </>
  );
}

/** What is wrong with a list as a whole, which has no field to say it at: too many of them. */
function listProblem(problems: Readonly<Record<string, string>>): string | null {
  return Object.entries(problems).find(([path]) => !path.includes("."))?.[1] ?? null;
}
