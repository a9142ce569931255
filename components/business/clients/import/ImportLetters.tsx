"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { type FileEncoding, type OldEncoding, oldEncodings } from "@/lib/clients/import/importSchemas";

type ImportLettersProps = { encoding: FileEncoding; onChange: (encoding: OldEncoding) => void };

/** How the letters of an older file are read, as it was recognised and may be changed; nothing where the file is in Unicode. */
export function ImportLetters({ encoding, onChange }: ImportLettersProps) {
  const t = useTranslations("clients.import");
  if (encoding === "unicode") return null;
  return (
    <Field label={t("letters")} hint={t("lettersHint")}>
      <Select
        value={encoding}
        options={oldEncodings.map((value) => ({ value, label: t(`encodings.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const wanted = oldEncodings.find((each) => each === value);
          if (wanted !== undefined) onChange(wanted);
        }}
      />
    </Field>
  );
}
