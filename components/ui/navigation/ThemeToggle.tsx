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

let known: Theme | null = null;

/** Reads the cookies once: the browser waits for another process each time. */
function current(): Theme {
  known ??= readTheme(document.cookie);
  return known;
}

function apply(theme: Theme): void {
  known = theme;
  const age = theme === "system" ? 0 : oneYearSeconds;
  // Not the Cookie Store API, which is missing without https.
  Object.assign(document, { cookie: `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax` });
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(changeEvent));
}

/** Chooses light, dark, or the device's theme. Kept for a year, for both portals. */
export function ThemeToggle({ legend, labels, className }: ThemeToggleProps) {
  // A page can have two of them; radio buttons of the same name would form one group.
  const name = useId();
  const theme = useSyncExternalStore<Theme | null>(subscribe, current, () => null);
  return (
    <SegmentedControl
      legend={legend}
      name={name}
      value={theme}
      onValueChange={apply}
      options={themes.map((value) => ({ value, label: labels[value], icon: icons[value] }))}
      {...(className ? { className } : {})}
    />
  );
}
