"use client";

import { useEffect } from "react";
import { readTheme } from "@/components/ui/navigation/themeScript";

/**
 * Sets the chosen theme where the script in <head> could not: error and missing pages are rendered by the browser into
 * an empty document, and scripts rendered by React do not run.
 */
export function ThemeKeeper() {
  useEffect(() => {
    const theme = readTheme(document.cookie);
    if (theme !== "system") document.documentElement.dataset.theme = theme;
  }, []);
  return null;
}
