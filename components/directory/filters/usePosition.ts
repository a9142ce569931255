"use client";

import { useState } from "react";

export type DevicePosition = { latitude: number; longitude: number };
export type PositionState = "idle" | "locating" | "denied" | "timeout" | "unavailable";

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

/** About a hundred metres: near enough for distances, too coarse for a front door. */
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

function problemOf({ code }: GeolocationPositionError): PositionState {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return "denied";
  return code === GeolocationPositionError.TIMEOUT ? "timeout" : "unavailable";
}

/** Asks the browser where it is, on a press and not before: for 10 s, with high accuracy (HOME-4). */
export function usePosition(onFound: (position: DevicePosition) => void) {
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
