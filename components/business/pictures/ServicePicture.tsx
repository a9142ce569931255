"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { ErrorText } from "@/components/ui/inputs/FieldText";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { OwnService } from "@/lib/business/ownServices";
import { altMaxLength, pictureMaxBytes, pictureTypes } from "@/lib/pictures/limits";
import { PictureField } from "./PictureField";

type ServicePictureProps = {
  service: Pick<OwnService, "id" | "name" | "imageUrl" | "pictures">;
  onChanged: () => void;
};

/** The picture of a service, in its form. */
export function ServicePicture({ service, onChanged }: ServicePictureProps) {
  const { id, name, imageUrl } = service;
  const [picture] = service.pictures;
  return (
    <PictureSection>
      <PictureField
        place={{ service_id: id }}
        src={imageUrl}
        picture={picture}
        of={name}
        onChanged={onChanged}
      >
        {(shown) =>
          shown === null ? null : (
            <span className="block h-20 w-28 overflow-hidden rounded-md bg-sunken">
              <UploadedPicture src={shown} sizes="7rem" />
            </span>
          )
        }
      </PictureField>
    </PictureSection>
  );
}

function PictureSection({ children }: { children: ReactNode }) {
  const t = useTranslations("providerArea.pictures");
  return (
    <section aria-label={t("serviceLabel")}>
      <h3 className="font-semibold font-text text-sm tracking-normal">{t("serviceLabel")}</h3>
      <p className="mt-0.5 mb-2 text-muted text-sm">{t("serviceHint")}</p>
      {children}
    </section>
  );
}

type WaitingPictureProps = {
  /** The value in the form: the name of the file, or the address of a copied picture; empty without one. */
  picture: string;
  /** The file; null after a reload, which loses it. */
  file: File | null;
  onFile: (file: File | null) => void;
  /** Its alternative text. */
  alt: ComponentProps<typeof TextInput>;
};

/** The picture of a service that is not saved yet: it is uploaded after the service was added. */
export function WaitingPicture({ picture, file, onFile, alt }: WaitingPictureProps) {
  const t = useTranslations("providerArea.pictures");
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  /** Checked here as the server would, so that a file is refused before the service is added. */
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
  const isCopied = file === null && /^(https:)?\//.test(picture);
  return (
    <PictureSection>
      <div className="flex flex-wrap items-center gap-3">
        {isCopied ? (
          <span className="block h-20 w-28 overflow-hidden rounded-md bg-sunken">
            <UploadedPicture src={picture} sizes="7rem" />
          </span>
        ) : null}
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
          {t(file === null && !isCopied ? "choose" : "replace")}
        </Button>
        {picture === "" ? null : (
          <>
            <Button variant="quiet" onClick={() => take(null)}>
              {t("removeOne")}
            </Button>
            <p role="status" className="w-full text-muted text-sm">
              {isCopied ? t("copied") : t(file === null ? "chooseAgain" : "chosen", { name: picture })}
            </p>
            <Field label={t("about")} hint={t("aboutHint")} className="w-full">
              <TextInput {...alt} maxLength={altMaxLength} autoComplete="off" />
            </Field>
          </>
        )}
        {problem === null ? null : (
          <div role="alert" className="w-full">
            <ErrorText id={problemId}>{problem}</ErrorText>
          </div>
        )}
      </div>
    </PictureSection>
  );
}
