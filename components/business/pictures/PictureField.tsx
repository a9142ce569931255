"use client";

import { ImagePlus, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { callApi } from "@/lib/api/client";
import { isUploadedPicture } from "@/lib/http/pictureAddress";
import { pictureTypes } from "@/lib/pictures/limits";
import { useRefused } from "../useRefused";
import { AltInput } from "./AltInput";
import { UploadList } from "./UploadList";
import { useUploads } from "./useUploads";

type DescribedPicture = { id: string; alt: string };

type PictureFieldProps = {
  /** The owner of the picture, as `POST /providers/me/pictures` names it. */
  place: { service_id: string } | { staff_member_id: string };
  /** The address of the current picture; null without one. */
  src: string | null;
  /** The uploaded picture with its alternative text; undefined without one, and for an address on another site. */
  picture: DescribedPicture | undefined;
  /** The owner's name, for the labels of the buttons. */
  of: string;
  /** Renders the picture, for example as a portrait or a card. */
  children: (src: string | null) => ReactNode;
  onChanged?: () => void;
};

/** The picture of a service or a person: chosen, replaced, described and removed, each saved at once. */
export function PictureField({ place, src: initial, of, children, onChanged, ...props }: PictureFieldProps) {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const refused = useRefused();
  const [src, setSrc] = useState(initial);
  const [picture, setPicture] = useState(props.picture);
  const [said, setSaid] = useState("");
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function show(next: string | null, described: DescribedPicture | undefined, message: string) {
    setSrc(next);
    setPicture(described);
    setSaid(message);
    onChanged?.();
  }
  const sending = useUploads(
    ({ id, url, alt }) => show(new URL(url).pathname, { id, alt }, t("saved")),
    place,
  );

  async function remove() {
    setRemoving(true);
    const result = await removePictureOf(place, locale);
    setRemoving(false);
    if (result.ok || result.status === 404) show(null, undefined, t("removed"));
    else refused(t("removeOne"), result);
  }

  /** @returns whether it was saved */
  async function describe(id: string, alt: string): Promise<boolean> {
    const result = await callApi("PATCH /providers/me/pictures/{id}", {
      params: { id },
      body: { alt },
      locale,
    });
    if (result.ok) show(src, { id, alt }, t("aboutSaved"));
    else refused(t("aboutFailed"), result);
    return result.ok;
  }
  const verb = t(src === null ? "choose" : "replace");
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        {children(src)}
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(",")}
          onChange={({ currentTarget }) => {
            // A new file replaces an earlier upload, also a failed one.
            for (const { key } of sending.uploads) sending.drop(key);
            sending.add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          aria-label={`${verb}: ${of}`}
          onClick={() => input.current?.click()}
        >
          {verb}
        </Button>
        {isUploadedPicture(src) ? (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            loading={isRemoving}
            aria-label={`${t("removeOne")}: ${of}`}
            onClick={() => void remove()}
          >
            {t("removeOne")}
          </Button>
        ) : null}
      </div>
      {picture === undefined ? null : (
        <div className="mt-3">
          <p aria-hidden="true" className="mb-1 font-medium text-sm">
            {t("about")}
          </p>
          <AltInput
            key={picture.id}
            label={t("aboutPicture", { of })}
            alt={picture.alt}
            save={(alt) => describe(picture.id, alt)}
          />
        </div>
      )}
      <UploadList {...sending} />
      <LiveMessage message={said} />
    </div>
  );
}

/** Looks the picture up by its owner, since it may have been replaced elsewhere. */
async function removePictureOf(place: PictureFieldProps["place"], locale: "sv" | "en") {
  const listed = await callApi("GET /providers/me/pictures", { locale });
  if (!listed.ok) return listed;
  const found = listed.data.find((picture) =>
    "service_id" in place
      ? picture.service_id === place.service_id
      : picture.staff_member_id === place.staff_member_id,
  );
  if (!found) return { ok: true } as const;
  return callApi("DELETE /providers/me/pictures/{id}", { params: { id: found.id }, locale });
}
