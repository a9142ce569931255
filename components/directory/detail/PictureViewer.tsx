"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Dialog } from "@/components/ui/overlays/Dialog";

export type ViewedPicture = {
  src: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
  /** "2 av 5". */
  place: string;
};

export type ViewerWords = { title: string; previous: string; next: string; close: string };

type PictureViewerProps = {
  pictures: readonly ViewedPicture[];
  words: ViewerWords;
  /** The index of the picture shown; null closes the viewer. */
  index: number | null;
  onChange: (index: number | null) => void;
};

/** Shows one picture at a time, large; buttons or arrow keys switch between them. */
export function PictureViewer({ pictures, words, index, onChange }: PictureViewerProps) {
  // Keeps the last picture while the dialog closes.
  const [seen, setSeen] = useState(0);
  if (index !== null && index !== seen) setSeen(index);
  const count = pictures.length;
  const step = (by: number) => onChange(((index ?? seen) + by + count) % count);
  const stepByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
  const isOpen = index !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => stepByKey(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
  const picture = pictures[index ?? seen];
  if (picture === undefined) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onChange(null);
      }}
      wholePage
      size="lg"
      title={words.title}
      closeLabel={words.close}
      footer={
        <div className="flex w-full items-center gap-2">
          <p role="status" className="min-w-0 flex-1 text-sm">
            <span className="num text-muted">{picture.place}</span>
            {picture.alt === "" ? null : <span className="block">{picture.alt}</span>}
          </p>
          <IconButton label={words.previous} variant="outline" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={words.next} variant="outline" onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      }
    >
      <UploadedPicture
        key={picture.src}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        sizes="(min-width: 48rem) 46rem, 100vw"
        eager
        className="mx-auto h-auto max-h-[65dvh] w-auto max-w-full rounded-md"
      />
    </Dialog>
  );
}
