"use client";

import clsx from "clsx";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/actions/Button";
import type { NearTexts } from "./useNearTexts";

type NearMeProps = {
  texts: NearTexts;
  onFound: (position: DevicePosition) => void;
  variant?: ButtonProps["variant"];
  className?: string;
  /** The class of the line with the problem. */
  problemClassName?: string;
};

/** Asks for the device's position and says why it is not available. Hidden without JavaScript. */
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

type DevicePosition = { latitude: number; longitude: number };
type PositionState = "idle" | "locating" | "denied" | "timeout" | "unavailable";

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

/** Rounds to about a hundred metres: enough for distances, too coarse for a home address. */
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

function problemOf({ code }: GeolocationPositionError): PositionState {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return "denied";
  return code === GeolocationPositionError.TIMEOUT ? "timeout" : "unavailable";
}

/** Asks the browser for its position when pressed: for 10 s, with high accuracy (HOME-4). */
function usePosition(onFound: (position: DevicePosition) => void) {
  const [state, setState] = useState<PositionState>("idle");

  function locate() {
    if (!("geolocation" in navigator)) {
      setState("unavailable");
      return;
    }
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound({ latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      (error) => setState(problemOf(error)),
      options,
    );
  }

  return { state, locate };
}
