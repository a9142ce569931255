"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";

/** The longest reason that the call accepts. */
const longestNote = 500;

type CancelNoteProps = { value: string; onValueChange: (text: string) => void };

/** What the customer reads of a cancellation; may stay empty. */
export function CancelNote({ value, onValueChange }: CancelNoteProps) {
  const t = useTranslations("deskPayments");
  return (
    <Field label={t("cancelNote")} hint={t("cancelNoteHelp")}>
      <TextArea
        rows={3}
        maxLength={longestNote}
        showCount
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Field>
  );
}
