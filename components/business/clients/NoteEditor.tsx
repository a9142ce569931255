"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { clientNoteMaxLength } from "@/lib/clients/limits";
import { type ClientNote, noteKinds } from "@/lib/clients/schemas";
import { useRouter } from "@/lib/i18n/navigation";

type NoteEditorProps = {
  clientId: string;
  /** The note that gets another text; a new one without. */
  note?: ClientNote;
  onDone?: () => void;
};

/** Writes a note, or another text of one. */
export function NoteEditor({ clientId: id, note, onDone }: NoteEditorProps) {
  const t = useTranslations("clients.notes");
  const cancelLabel = useTranslations("clients")("cancel");
  const router = useRouter();
  const initial: { kind: string; text: string } = { kind: note?.kind ?? "note", text: note?.text ?? "" };
  const form = useForm({
    initial,
    portal: "provider",
    keep: { name: `note-${note?.id ?? "new"}`, owner: id },
    send: ({ kind, text }, locale) =>
      note === undefined
        ? callApi("POST /providers/me/clients/{id}/notes", {
            params: { id },
            body: { kind: noteKinds.find((each) => each === kind) ?? "note", text },
            locale,
          })
        : callApi("PATCH /providers/me/clients/{id}/notes/{noteId}", {
            params: { id, noteId: note.id },
            body: { text },
            locale,
          }),
    onSaved: () => {
      notify({ tone: "success", title: t("saved") });
      form.reset(initial);
      onDone?.();
      router.refresh();
    },
  });
  return (
    <Form form={form} className="mt-5 grid grid-cols-1 gap-4">
      <h3 className="font-semibold text-lg">{t(note === undefined ? "add" : "editTitle")}</h3>
      {note === undefined ? (
        <Field label={t("kind")} className="max-w-60">
          <Select
            {...form.fieldProps("kind")}
            options={noteKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </Field>
      ) : null}
      <Field label={t("text")} error={form.problems.text}>
        <TextArea {...form.fieldProps("text")} rows={3} maxLength={clientNoteMaxLength} showCount />
      </Field>
      <FormProblem message={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" loading={form.isBusy}>
          {t("save")}
        </Button>
        {onDone === undefined ? null : <Button onClick={() => form.leave(onDone)}>{cancelLabel}</Button>}
      </div>
    </Form>
  );
}
