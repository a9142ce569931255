import localFont from "next/font/local";

/** Familjen Grotesk (SIL Open Font License 1.1): headings, times and figures. Latin subset, 19 KB. */
const display = localFont({
  src: "../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  variable: "--face-display",
  weight: "400 700",
  display: "swap",
});

/** Instrument Sans (SIL Open Font License 1.1): running text. Latin subset, 30 KB. */
const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--face-text",
  weight: "400 700",
  display: "swap",
});

/** Class names for <html> that define `--face-display` and `--face-text`. */
export const fontVariables = `${display.variable} ${text.variable}`;
