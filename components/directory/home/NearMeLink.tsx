"use client";

import { useRouter } from "next/navigation";
import { NearMe } from "../filters/NearMe";
import type { NearTexts } from "../filters/useNearTexts";

/** Leads to the home page for the visitor's position. */
export function NearMeLink({ base, texts }: { base: string; texts: NearTexts }) {
  const router = useRouter();
  return (
    <NearMe
      texts={texts}
      variant="board-quiet"
      problemClassName="text-board-ink text-sm not-empty:px-3 not-empty:pb-2"
      onFound={({ latitude, longitude }) => router.push(`${base}?lat=${latitude}&lng=${longitude}`)}
    />
  );
}
