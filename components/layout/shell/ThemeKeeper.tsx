"use client";

import { useEffect } from "react";
import { readTheme } from "@/components/ui/navigation/themeScript";

/**
 * Sets the chosen theme where the script in <head> could not: an error or a missing page is drawn by the browser into
 * an empty document, and a script that is drawn does not run.
 */
export function ThemeKeeper() {
  useEffect(() => {
    const theme = readTheme(document.cookie);
    if (theme !== "system") document.documentElement.dataset.theme = theme;
  }, []);
  return null;
}
