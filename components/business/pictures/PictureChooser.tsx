"use client";

import clsx from "clsx";
import { ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { pictureMaxBytes, pictureTypes } from "@/lib/pictures/limits";

type PictureChooserProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** Takes pictures that are chosen, photographed, dropped or pasted anywhere on the page. */
export function PictureChooser({ disabled, onFiles }: PictureChooserProps) {
  const t = useTranslations("providerArea.pictures");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(files);
  };

  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    function onDrag(event: DragEvent, over: boolean) {
      if (!isOfFiles(event)) return;
      // Otherwise the browser leaves the page and opens the dropped file.
      event.preventDefault();
      setOver(over);
    }
    document.addEventListener("paste", ({ clipboardData }) => takeGiven(clipboardData?.files), {
      signal,
    });
    document.addEventListener("dragover", (event) => onDrag(event, true), { signal });
    document.addEventListener("dragleave", (event) => onDrag(event, false), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        onDrag(event, false);
        takeGiven(event.dataTransfer?.files);
      },
      { signal },
    );
    return () => left.abort();
  }, []);
  return (
    <div
      className={clsx(
        "mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border-[1.5px] border-dashed p-4 sm:p-5",
        isOver && !disabled ? "border-accent bg-accent-soft" : "border-control",
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(",")}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Emptied, so that choosing the same file again is a change.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="solid"
        icon={<ImagePlus aria-hidden="true" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
        data-add=""
      >
        {t("add")}
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
        {t("drop")} {t("formats", { mb: pictureMaxBytes / 1024 / 1024 })}
      </p>
    </div>
  );
}
