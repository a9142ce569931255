"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import type { AnswerOf } from "@/lib/api/client";
import { uploadPicture } from "@/lib/api/upload";
import { pictureMaxBytes } from "@/lib/pictures/limits";

export type Upload = {
  key: string;
  file: File;
  /** An object URL of the file, revoked when it leaves the list. */
  preview: string;
  state: "waiting" | "sending" | "failed";
  /** Progress from 0 to 1. */
  share: number;
  /** The reason of a failure. */
  message: string | null;
};

export type AddedPicture = AnswerOf<"POST /providers/me/pictures">;

/** Concurrent uploads: while the server works on one, the next is sent. */
const atOnce = 2;

/**
 * Uploads files in the order they were chosen. A failed one stays in the list with the reason, to be retried or
 * removed.
 * @param fields sent with each file, see `POST /providers/me/pictures`
 */
export function useUploads(onAdded: (picture: AddedPicture) => void, fields: Record<string, string> = {}) {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const underWay = useRef(new Set<string>());
  const leaving = useRef(new AbortController());
  const count = useRef(0);

  // Aborts the uploads and revokes the object URLs on unmount.
  const previews = useRef(new Set<string>());
  useEffect(() => {
    leaving.current = new AbortController();
    const { current: held } = previews;
    const { current: ending } = leaving;
    return () => {
      ending.abort();
      for (const preview of held) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  function drop(key: string) {
    setUploads((all) => {
      const gone = all.find((each) => each.key === key);
      if (gone) {
        URL.revokeObjectURL(gone.preview);
        previews.current.delete(gone.preview);
      }
      return all.filter((each) => each.key !== key);
    });
  }

  async function send({ key, file }: Upload) {
    const result = await uploadPicture({
      file,
      fields,
      locale,
      onProgress: (share) => change(key, { share }),
      signal: leaving.current.signal,
    });
    underWay.current.delete(key);
    if (result.ok) {
      drop(key);
      onAdded(result.data);
      return;
    }
    if (result.status === 401) signInAgain("provider", locale);
    change(key, { state: "failed", share: 0, message: result.message ?? t("offline") });
  }

  // Starts waiting uploads as soon as there is room.
  useEffect(() => {
    for (const upload of uploads) {
      if (underWay.current.size >= atOnce) return;
      if (upload.state !== "waiting" || underWay.current.has(upload.key)) continue;
      underWay.current.add(upload.key);
      change(upload.key, { state: "sending" });
      void send(upload);
    }
  });

  function add(files: readonly File[]) {
    const mb = pictureMaxBytes / 1024 / 1024;
    const fresh = files.map((file): Upload => {
      count.current += 1;
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      const isTooLarge = file.size > pictureMaxBytes;
      return {
        key: String(count.current),
        file,
        preview,
        state: isTooLarge ? "failed" : "waiting",
        share: 0,
        message: isTooLarge ? t("tooLarge", { mb }) : null,
      };
    });
    setUploads((all) => [...all, ...fresh]);
  }

  const retry = (key: string) => change(key, { state: "waiting", message: null });

  return { uploads, add, retry, drop };
}
