"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { SegmentedControl } from "../inputs/SegmentedControl";
import { readTheme, type Theme, themeCookie, themes } from "./themeScript";

type ThemeToggleProps = { legend: string; labels: Record<Theme, string>; className?: string };

const oneYearSeconds = 31_536_000;
const changeEvent = "theme-change";

const icons = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}

function apply(theme: Theme): void {
  const age = theme === "system" ? 0 : oneYearSeconds;
  // The Cookie Store API would be the newer way, but it is missing where a server is tried without https.
  Object.assign(document, { cookie: `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax` });
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(changeEvent));
}

/** Light, dark, or as the device. The choice is remembered for a year and holds for both portals. */
export function ThemeToggle({ legend, labels, className }: ThemeToggleProps) {
  // A page may show the choice twice; radio buttons of one name would be one group.
  const name = useId();
  const theme = useSyncExternalStore<Theme | null>(
    subscribe,
    () => readTheme(document.cookie),
    () => null,
  );
  return (
    <SegmentedControl
      legend={legend}
      name={name}
      value={theme}
      onValueChange={(value) => {
        const chosen = themes.find((candidate) => candidate === value);
        if (chosen) apply(chosen);
      }}
      options={themes.map((value) => ({ value, label: labels[value], icon: icons[value] }))}
      {...(className ? { className } : {})}
    />
  );
}
