"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { uploadPicture } from "@/lib/api/upload";
import { isUploadedPicture } from "@/lib/http/pictureAddress";

/** The picture of a service which is not there yet, as its form has it. */
type Wish = {
  /** The name of the file that was chosen, or the address of the picture that is copied; empty without one. */
  picture: string;
  picture_alt: string;
};

/** The file that was chosen for a service which is not there yet. */
export function useWaitingPicture() {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const [file, setFile] = useState<File | null>(null);
  /** Why it was not taken; null when it was. */
  const problem = useRef<string | null>(null);

  /** Sends it, if there is one, to the service that was just added. */
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
