"use client";

import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../actions/Button";

export type MapOnRequestProps = {
  /** The map, on another host. */
  src: string;
  /** Names the map. */
  title: string;
  /** On the button: who is asked for the map. */
  showLabel: string;
};

/** A map of another host instead of the drawn one: asked for by whoever presses, and nobody else is told of the visit. */
export function MapOnRequest({
  src,
  title,
  showLabel,
  children,
}: MapOnRequestProps & { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button is gone with the press on it.
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);
  if (shown) {
    return (
      <iframe
        ref={frame}
        src={src}
        title={title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        className="block aspect-[5/3] max-h-96 w-full border-0 bg-sunken"
      />
    );
  }
  return (
    <div className="relative">
      {children}
      <Button
        size="sm"
        className="absolute right-3 bottom-3"
        icon={<MapIcon aria-hidden="true" />}
        onClick={() => setShown(true)}
      >
        {showLabel}
      </Button>
    </div>
  );
}
