"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { callApi } from "@/lib/api/client";

type SourceFormProps = {
  whose: string;
  /** Of the person or the business. */
  name: string;
  isNew: boolean;
  onSaved: () => Promise<void>;
  onCancel: () => void;
};

/** The address of a calendar elsewhere; what is wrong with it is said at the field. */
export function SourceForm({ whose, name, isNew, onSaved, onCancel }: SourceFormProps) {
  const t = useTranslations("calendars.source");
  const locale = useLocale();
  const [url, setUrl] = useState("");
  const { send, problems, message, isBusy } = useSend("provider", ["url"]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await send(() =>
      callApi("PUT /providers/me/calendars/{whose}/source", { params: { whose }, body: { url }, locale }),
    );
    if (answer !== null) await onSaved();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field label={t("url")} hint={t("hint")} error={problems.url}>
        <TextInput
          value={url}
          inputMode="url"
          autoComplete="off"
          autoFocus
          spellCheck={false}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          loading={isBusy}
          aria-label={t(isNew ? "saveOne" : "changeOne", { whose: name })}
        >
          {t(isNew ? "save" : "change")}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
