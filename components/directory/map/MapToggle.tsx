"use client";

import { Map as MapIcon } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/actions/Button";
import { isMapShown, mapId, mapToggled } from "./mapAddress";

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
      onClick={() =>
        window.history.replaceState(null, "", mapToggled(new URL(window.location.href), !isShown))
      }
    >
      {isShown ? hideLabel : showLabel}
    </Button>
  );
}
