"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { uploadPicture } from "@/lib/api/upload";
import { isUploadedPicture } from "@/lib/http/pictureAddress";

/** The picture of a service that is not saved yet, as its form holds it. */
type Wish = {
  /** The name of the chosen file, or the address of a copied picture; empty without one. */
  picture: string;
  picture_alt: string;
};

/** Keeps the file chosen for a service that is not saved yet. */
export function useWaitingPicture() {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const [file, setFile] = useState<File | null>(null);
  /** Why the file was not accepted; null when it was. */
  const problem = useRef<string | null>(null);

  /** Uploads the file, if there is one, to the service that was just added. */
  async function sendTo(serviceId: string, { picture, picture_alt: alt }: Wish): Promise<void> {
    problem.current = null;
    const sent = isUploadedPicture(picture) ? await copyOf(picture) : file;
    if (sent === "gone") problem.current = t("offline");
    if (sent === null || sent === "gone") return;
    const result = await uploadPicture({ file: sent, fields: { service_id: serviceId, alt }, locale });
    if (!result.ok) problem.current = result.message ?? t("offline");
  }

  return { file, setFile, sendTo, problem };
}

async function copyOf(address: string): Promise<File | "gone"> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return "gone";
    const content = await answer.blob();
    return new File([content], "copy.webp", { type: content.type });
  } catch {
    return "gone";
  }
}
