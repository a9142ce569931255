import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import "@/app/globals.css";
import { bootScript } from "@/components/layout/shell/bootScript";

/** A root layout of its own: the page belongs to no portal. Its prose is English; other words say their language. */
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
