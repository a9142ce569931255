"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { galleryMax } from "@/lib/pictures/limits";
import { GalleryTable } from "./GalleryTable";
import { PictureChooser } from "./PictureChooser";
import { UploadList } from "./UploadList";
import { type GalleryPicture, useGallery } from "./useGallery";
import { useUploads } from "./useUploads";

/** Adds, orders, describes and removes a business's pictures. Each action is saved at once. */
export function GalleryEditor({ initial }: { initial: readonly GalleryPicture[] }) {
  const t = useTranslations("providerArea.pictures");
  const gallery = useGallery(initial);
  const sending = useUploads(gallery.add);
  const [removing, setRemoving] = useState<string | null>(null);
  // Kept after the dialog closes, to return the focus.
  const [asked, setAsked] = useState(removing);
  if (removing !== null && removing !== asked) setAsked(removing);
  const [error, setError] = useState<string | null>(null);
  const isFull = gallery.pictures.length >= galleryMax;

  async function remove(): Promise<boolean> {
    if (removing === null) return true;
    const problem = await gallery.remove(removing);
    setError(problem);
    return problem === null;
  }
  return (
    <>
      <PictureChooser disabled={isFull} onFiles={sending.add} />
      {isFull ? (
        <Notice className="mt-3" live="polite">
          {t("full", { max: galleryMax })}
        </Notice>
      ) : null}
      <UploadList {...sending} />
      {gallery.pictures.length === 0 ? null : <GalleryTable gallery={gallery} onRemove={setRemoving} />}
      <LiveMessage message={gallery.said} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => {
          if (open) return;
          setError(null);
          setRemoving(null);
        }}
        title={t("removeTitle")}
        description={t("removeBody")}
        confirmLabel={t("removeConfirm")}
        cancelLabel={t("removeKeep")}
        onConfirm={remove}
        error={error}
        returnFocus={() =>
          document.querySelector<HTMLElement>(`[data-remove="${asked}"]`) ??
          document.querySelector<HTMLElement>("[data-remove], [data-add]")
        }
      />
    </>
  );
}
