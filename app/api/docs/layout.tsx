import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import "@/app/globals.css";
import { bootScript } from "@/components/layout/shell/bootScript";

/** A root layout of its own: the page belongs to no portal. Its text is English; words in other languages have a `lang`. */
export default function ApiDocsLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{bootScript}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
