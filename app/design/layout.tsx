import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import "@/app/globals.css";
import { bootScript } from "@/components/layout/shell/bootScript";
import { Toaster } from "@/components/ui/overlays/Toaster";
import { frame } from "./samples/frame";

export const metadata = { title: frame.title, robots: { index: false } };

/** A root layout of its own: this page belongs to no portal; see page.tsx for when it is served. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv" className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{bootScript}</script>
      </head>
      <body>
        {children}
        <Toaster label={frame.toasts} closeLabel={frame.close} />
      </body>
    </html>
  );
}
