"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { isMapShown } from "./mapAddress";
import { useLinkedPins } from "./useLinkedPins";

/** A list with its map: beside each other on wide screens; on phones the map above the list, if the address says so. */
export function MapBeside({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isShown = isMapShown(useSearchParams());
  useLinkedPins(root);
  return (
    <div
      ref={root}
      data-map={isShown ? "" : undefined}
      className="group/list mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {children}
    </div>
  );
}
