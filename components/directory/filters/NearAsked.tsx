"use client";

import { useDirectoryNavigation } from "../search/DirectoryNavigation";
import { NearMe } from "./NearMe";
import type { NearTexts } from "./useNearTexts";

type NearAskedProps = {
  /** The address of the list by distance, without the position. */
  href: string;
  text: string;
  texts: NearTexts;
};

/** Where the text says "nära mig" and no position is known: says so, and asks for it. */
export function NearAsked({ href, text, texts }: NearAskedProps) {
  const { go } = useDirectoryNavigation();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{text}</p>
      <NearMe
        texts={texts}
        onFound={({ latitude, longitude }) =>
          go(`${href}${href.includes("?") ? "&" : "?"}lat=${latitude}&lng=${longitude}`)
        }
      />
    </div>
  );
}
