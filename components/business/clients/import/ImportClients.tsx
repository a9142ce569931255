"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type {
  ClientImport,
  ImportField,
  ImportPreview,
  OldEncoding,
} from "@/lib/clients/import/importSchemas";
import { useRouter } from "@/lib/i18n/navigation";
import { ImportColumns } from "./ImportColumns";
import { ImportLetters } from "./ImportLetters";
import { ImportSample, RefusedLines } from "./ImportSample";
import { sendFile } from "./sendFile";

type Chosen = {
  file: File;
  columns: (ImportField | null)[] | null;
  duplicates: "skip" | "update";
  /** Where the letters were guessed wrong. */
  encoding: OldEncoding | null;
};

/** A file, what its columns are, what would become of its lines; then taking it over. */
export function ImportClients() {
  const t = useTranslations("clients.import");
  const locale = useLocale();
  const router = useRouter();
  const { send, message, isBusy } = useSend("provider");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  // What was not taken over of the last file, to be mended in it.
  const [left, setLeft] = useState<ImportPreview | null>(null);
  const wanted = useRef<Chosen | null>(null);
  const isLooking = useRef(false);
  // A new key empties the control of the file.
  const [round, setRound] = useState(0);

  const fieldsOf = ({ columns, duplicates, encoding }: Chosen) => ({
    duplicates,
    ...(encoding === null ? {} : { encoding }),
    ...(columns === null ? {} : { columns: JSON.stringify(columns) }),
  });

  async function look(next: Chosen) {
    setChosen(next);
    setLeft(null);
    wanted.current = next;
    // One at a time. What was chosen meanwhile is looked at before anything is shown: what is seen is what is taken over.
    if (isLooking.current) return;
    isLooking.current = true;
    for (let asked: Chosen | null = next; asked !== null; asked = wanted.current) {
      const { file } = asked;
      const fields = fieldsOf(asked);
      const answer = await send(() =>
        sendFile("POST /providers/me/clients/imports/preview", file, fields, locale),
      );
      if (wanted.current !== asked) continue;
      setPreview(answer?.data ?? null);
      break;
    }
    isLooking.current = false;
  }

  function choose(file: File | undefined) {
    setPreview(null);
    if (file === undefined) {
      wanted.current = null;
      setChosen(null);
    } else void look({ file, columns: null, duplicates: chosen?.duplicates ?? "skip", encoding: null });
  }

  async function take() {
    if (chosen === null || preview === null || isLooking.current) return;
    const answer = await send(() =>
      sendFile("POST /providers/me/clients/imports", chosen.file, fieldsOf(chosen), locale),
    );
    if (answer === null) return;
    setLeft(preview);
    setChosen(null);
    setPreview(null);
    setRound(round + 1);
    tell(answer.data);
    router.refresh();
  }

  function tell({ id, added, updated }: ClientImport) {
    notify({
      tone: "success",
      title: t("done", { count: added + updated }),
      action: { label: t("undo"), onClick: () => void undo(id) },
    });
  }

  async function undo(id: string) {
    const answer = await send(() =>
      callApi("DELETE /providers/me/clients/imports/{id}", { params: { id }, locale }),
    );
    if (answer === null) return;
    notify({ tone: "success", title: t("undone"), description: t("undoneDone", answer.data) });
    router.refresh();
  }

  // As they were chosen, also while that is looked at.
  const columns = (preview?.columns ?? []).map((column, index) => ({
    ...column,
    field: chosen?.columns ? (chosen.columns[index] ?? null) : column.field,
    place: index + 1,
  }));
  const count = preview === null ? 0 : preview.added + preview.updated;
  return (
    <div className="mt-8 grid max-w-3xl grid-cols-1 gap-6">
      <Field label={t("file")}>
        <TextInput
          key={round}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="py-2.5"
          // So that the same file is noticed when it is chosen again, mended.
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
          onChange={({ currentTarget: { files } }) => choose(files?.[0])}
        />
      </Field>
      {message ? (
        <Notice
          tone="danger"
          live="assertive"
          action={
            chosen === null || preview !== null ? null : (
              <Button loading={isBusy} onClick={() => void look(chosen)}>
                {t("again")}
              </Button>
            )
          }
        >
          {message}
        </Notice>
      ) : null}
      {left === null ? null : <RefusedLines preview={left} />}
      {preview === null || chosen === null ? null : (
        <>
          {columns.some(({ field }) => field !== null) ? null : (
            <Notice tone="warning">{t("noColumns")}</Notice>
          )}
          <ImportLetters
            encoding={chosen.encoding ?? preview.encoding}
            onChange={(encoding) => void look({ ...chosen, encoding })}
          />
          <ImportColumns columns={columns} onChange={(fields) => void look({ ...chosen, columns: fields })} />
          <RadioGroup
            legend={t("duplicates")}
            name="duplicates"
            value={chosen.duplicates}
            onValueChange={(value) =>
              void look({ ...chosen, duplicates: value === "update" ? "update" : "skip" })
            }
            options={[
              { value: "skip", label: t("skip") },
              { value: "update", label: t("update") },
            ]}
          />
          <ImportSample preview={preview} />
          <div>
            <Button variant="solid" loading={isBusy} disabled={count === 0} onClick={() => void take()}>
              {t("apply", { count })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
