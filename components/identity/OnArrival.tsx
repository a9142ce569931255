"use client";

import { useEffect } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { takePageNote } from "./pageNote";
import { takeSavedRedirect } from "./savedRedirect";

/** Runs when a document is loaded: follows a saved redirect and shows a message left by the page before. */
export function OnArrival() {
  useEffect(() => {
    const target = takeSavedRedirect();
    const { pathname, search, hash } = window.location;
    if (target !== null && target !== `${pathname}${search}${hash}`) {
      window.location.replace(target);
      return;
    }
    const note = takePageNote();
    if (note !== null) notify({ ...note, duration: 15_000 });
  }, []);
  return null;
}
