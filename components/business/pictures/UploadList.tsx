"use client";

import { CircleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { pictureMaxBytes } from "@/lib/pictures/limits";
import type { Upload, useUploads } from "./useUploads";

/** The uploads under way with their progress; a failed one says why. */
export function UploadList({ uploads, retry, drop }: ReturnType<typeof useUploads>) {
  if (uploads.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onDrop={() => drop(upload.key)}
        />
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const t = useTranslations("providerArea.pictures");
  const { file, preview, state, share, message } = upload;
  const name = file.name;
  const failed = state === "failed";
  const said = failed ? "failed" : state === "waiting" ? "waiting" : share < 1 ? "sending" : "working";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken p-2.5">
      {/* A file that the browser cannot decode shows nothing. */}
      <span
        aria-hidden="true"
        className="size-14 shrink-0 rounded-sm bg-card bg-center bg-cover"
        style={{ backgroundImage: `url("${preview}")` }}
      />
      <div className="min-w-0 flex-1 basis-40">
        <p role={failed ? "alert" : undefined} className="text-sm [overflow-wrap:anywhere]">
          {failed ? (
            <CircleAlert aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em] text-danger" />
          ) : null}
          <span className="font-semibold">{t(said, { name })}</span>
          {message === null ? null : <span className="block">{message}</span>}
        </p>
        {failed ? null : (
          <progress
            aria-label={t("sending", { name })}
            value={share}
            max={1}
            className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {failed && file.size <= pictureMaxBytes ? (
        <Button size="sm" onClick={onRetry} aria-label={`${t("retry")}: ${name}`}>
          {t("retry")}
        </Button>
      ) : null}
      {failed ? (
        <IconButton label={t("dismiss", { name })} onClick={onDrop}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}
