"use client";

import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../actions/Button";

export type MapOnRequestProps = {
  /** The address of the map on another host. */
  src: string;
  /** The title of the map. */
  title: string;
  /** The label of the button, with the host's name. */
  showLabel: string;
};

/** A map of another host in place of the drawn one. The host is contacted only after a press. */
export function MapOnRequest({
  src,
  title,
  showLabel,
  children,
}: MapOnRequestProps & { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button is removed, so the focus moves.
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
      {/* A button places itself, so its place is that of a box around it. */}
      <div className="absolute right-3 bottom-3">
        <Button size="sm" icon={<MapIcon aria-hidden="true" />} onClick={() => setShown(true)}>
          {showLabel}
        </Button>
      </div>
    </div>
  );
}
