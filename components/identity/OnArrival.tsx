"use client";

import { useEffect } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { takeNote } from "./pageNote";
import { takeSavedRedirect } from "./savedRedirect";

/** What a freshly loaded document owes the one before it: a redirect that was saved, a message that was left. */
export function OnArrival() {
  useEffect(() => {
    const target = takeSavedRedirect();
    const { pathname, search, hash } = window.location;
    if (target !== null && target !== `${pathname}${search}${hash}`) {
      window.location.replace(target);
      return;
    }
    const note = takeNote();
    if (note !== null) notify({ ...note, duration: 15_000 });
  }, []);
  return null;
}
