"use client";

import { type ServiceFilters, serviceFilterParams } from "@/lib/directory/search/serviceFilters";
import { useDirectoryNavigation } from "../search/DirectoryNavigation";
import { filterHref } from "./filterHref";
import { NearMe } from "./NearMe";
import type { NearTexts } from "./useNearTexts";

type NearAskedProps = { base: string; filters: ServiceFilters; text: string; texts: NearTexts };

/** Where the text says "nära mig" and no position is known: says so, and asks for it. */
export function NearAsked({ base, filters, text, texts }: NearAskedProps) {
  const { go } = useDirectoryNavigation();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 [@media(scripting:none)]:hidden">
      <p>{text}</p>
      <NearMe
        texts={texts}
        onFound={(position) => {
          const near = { ...position, radiusKm: null };
          go(filterHref(base, serviceFilterParams({ ...filters, near, sort: "distance" })));
        }}
      />
    </div>
  );
}
