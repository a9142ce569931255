"use client";

import { lazy, type MouseEvent, Suspense, useCallback, useState } from "react";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { useLayerEntry } from "../search/useLayerEntry";
import type { ViewedPicture, ViewerWords } from "./PictureViewer";

/** The dialog is loaded with the first picture that is opened. */
const PictureViewer = lazy(() =>
  import("./PictureViewer").then((module) => ({ default: module.PictureViewer })),
);

type PictureGalleryProps = {
  pictures: readonly (ViewedPicture & { open: string })[];
  words: ViewerWords & { list: string };
};

/** The number of pictures in the row; the viewer shows all. */
const inRow = 5;

/** A row of the business's pictures, each of which opens in the viewer. Without JavaScript they are plain links. */
export function PictureGallery({ pictures, words }: PictureGalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  // Stays once it was opened, so that closing is animated.
  const [wasOpened, setWasOpened] = useState(false);
  useLayerEntry(
    opened !== null,
    useCallback(() => setOpened(null), []),
  );
  const more = pictures.length - inRow;
  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
    setWasOpened(true);
  }
  return (
    <>
      <ul aria-label={words.list} className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {pictures.slice(0, inRow).map(({ src, colour, open: label }, index) => (
          <li key={src}>
            <a
              href={src}
              onClick={(event) => open(event, index)}
              aria-label={label}
              className="relative block aspect-square overflow-hidden rounded-md transition-opacity duration-150 hover:opacity-90"
              style={{ backgroundColor: colour }}
            >
              <UploadedPicture src={src} sizes="(min-width: 64rem) 9rem, 19vw" />
              {index === inRow - 1 && more > 0 ? (
                <span
                  aria-hidden="true"
                  className="num absolute inset-0 grid place-items-center bg-board/70 font-semibold text-board-ink text-lg"
                >
                  {`+${more}`}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {wasOpened ? (
        <Suspense>
          <PictureViewer pictures={pictures} words={words} index={opened} onChange={setOpened} />
        </Suspense>
      ) : null}
    </>
  );
}
