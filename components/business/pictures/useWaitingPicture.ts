"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { uploadPicture } from "@/lib/api/upload";

/** A picture that was chosen for a service which is not there yet. */
export function useWaitingPicture() {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const [file, setFile] = useState<File | null>(null);
  /** Why it was not taken; null when it was. */
  const problem = useRef<string | null>(null);

  /** Sends it, if there is one, to the service that was just added. */
  async function sendTo(serviceId: string): Promise<void> {
    problem.current = null;
    if (file === null) return;
    const result = await uploadPicture({ file, fields: { service_id: serviceId }, locale });
    if (!result.ok) problem.current = result.message ?? t("offline");
  }

  return { file, setFile, sendTo, problem };
}
