"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { Button } from "@/components/ui/actions/Button";
import { ErrorText } from "@/components/ui/inputs/FieldText";
import { pictureMaxBytes, pictureTypes } from "@/lib/pictures/limits";
import { PictureField } from "./PictureField";

type ServicePictureProps = {
  /** null: it is not there yet, and the file waits for it. */
  service: { id: string; name: string; src: string | null } | null;
  waiting: File | null;
  onWaiting: (file: File | null) => void;
  onChanged: () => void;
};

/** The picture of a service, in its form. */
export function ServicePicture({ service, waiting, onWaiting, onChanged }: ServicePictureProps) {
  const t = useTranslations("providerArea.pictures");
  return (
    <section aria-label={t("serviceLabel")}>
      <h3 className="font-semibold font-text text-sm tracking-normal">{t("serviceLabel")}</h3>
      <p className="mt-0.5 mb-2 text-muted text-sm">{t("serviceHint")}</p>
      {service === null ? (
        <WaitingFile file={waiting} onFile={onWaiting} />
      ) : (
        <PictureField
          place={{ service_id: service.id }}
          src={service.src}
          of={service.name}
          onChanged={onChanged}
        >
          {(src) =>
            src === null ? null : (
              <span className="block h-20 w-28 overflow-hidden rounded-md bg-sunken">
                <UploadedPicture src={src} sizes="7rem" />
              </span>
            )
          }
        </PictureField>
      )}
    </section>
  );
}

type WaitingFileProps = { file: File | null; onFile: (file: File | null) => void };

/** Of a service that is not there yet: the file is sent when it is. */
function WaitingFile({ file, onFile }: WaitingFileProps) {
  const t = useTranslations("providerArea.pictures");
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  /** What the server would refuse is told now, not after the service was added. */
  function problemOf({ type, size }: File): string | null {
    if (!pictureTypes.some((each) => each === type)) return t("notTaken");
    const mb = pictureMaxBytes / 1024 / 1024;
    return size > pictureMaxBytes ? t("tooLarge", { mb }) : null;
  }

  function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (found === null) take(chosen);
  }

  function take(next: File | null) {
    if (preview !== null) URL.revokeObjectURL(preview);
    setPreview(next === null ? null : URL.createObjectURL(next));
    onFile(next);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {preview === null ? null : (
        <span
          aria-hidden="true"
          className="block h-20 w-28 rounded-md bg-center bg-cover bg-sunken"
          style={{ backgroundImage: `url("${preview}")` }}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(",")}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <Button
        aria-describedby={problem === null ? undefined : problemId}
        onClick={() => input.current?.click()}
      >
        {t(file === null ? "choose" : "replace")}
      </Button>
      {file === null ? null : (
        <>
          <Button variant="quiet" onClick={() => take(null)}>
            {t("removeOne")}
          </Button>
          <p role="status" className="w-full text-muted text-sm">
            {t("chosen", { name: file.name })}
          </p>
        </>
      )}
      {problem === null ? null : (
        <div role="alert" className="w-full">
          <ErrorText id={problemId}>{problem}</ErrorText>
        </div>
      )}
    </div>
  );
}
