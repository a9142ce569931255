"use client";

import clsx from "clsx";
import { LocateFixed } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/actions/Button";
import type { NearTexts } from "./useNearTexts";
import { type DevicePosition, usePosition } from "./usePosition";

type NearMeProps = {
  texts: NearTexts;
  onFound: (position: DevicePosition) => void;
  variant?: ButtonProps["variant"];
  className?: string;
  /** Of the line that says what went wrong. */
  problemClassName?: string;
};

/** Asks for the position, and says why it could not be had. Of no use, and not there, without JavaScript. */
export function NearMe({ texts, onFound, variant = "secondary", className, problemClassName }: NearMeProps) {
  const { state, locate } = usePosition(onFound);
  const problem = state === "idle" || state === "locating" ? null : texts[state];
  return (
    <div className={clsx("[@media(scripting:none)]:hidden", className)}>
      <Button
        size="sm"
        variant={variant}
        onClick={locate}
        loading={state === "locating"}
        loadingLabel={texts.locating}
        icon={<LocateFixed aria-hidden="true" />}
      >
        {texts.use}
      </Button>
      <p role="status" className={problemClassName ?? "text-danger text-sm not-empty:mt-2"}>
        {problem}
      </p>
    </div>
  );
}
