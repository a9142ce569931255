"use client";

import { Map as MapIcon } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { goBackFromOwn, isOwnEntry, pushEntry, replaceEntry } from "@/components/checkout/times/ownEntry";
import { Button } from "@/components/ui/actions/Button";
import { isMapShown, mapId, mapToggled } from "./mapAddress";

/** Back hides the map that was shown on this page; the button does, too, and leaves no entry. */
function toggle(isShown: boolean): void {
  const href = mapToggled(new URL(window.location.href), !isShown);
  if (!isShown) pushEntry(href);
  else if (isOwnEntry()) void goBackFromOwn();
  else replaceEntry(href);
}

/** Shows and hides the map on phones, in the address; wide screens, and those without scripts, always have it. */
export function MapToggle({ showLabel, hideLabel }: { showLabel: string; hideLabel: string }) {
  const isShown = isMapShown(useSearchParams());
  return (
    <Button
      size="sm"
      icon={<MapIcon aria-hidden="true" />}
      aria-expanded={isShown}
      aria-controls={mapId}
      className="noscript:hidden lg:hidden"
      onClick={() => toggle(isShown)}
    >
      {isShown ? hideLabel : showLabel}
    </Button>
  );
}
