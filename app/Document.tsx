import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { fontVariables } from "./fonts";
import "./globals.css";
import { bootScript } from "@/components/layout/shell/bootScript";
import { ThemeKeeper } from "@/components/layout/shell/ThemeKeeper";
import type { Locale } from "@/lib/i18n/locales";

/** The HTML document of every page: language, type, theme. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The scripts set attributes on <html> before the first paint.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{bootScript}</script>
      </head>
      <body>
        {/* Texts go to the browser page by page, only where a client component reads them. */}
        <NextIntlClientProvider locale={locale} messages={null}>
          {children}
        </NextIntlClientProvider>
        <ThemeKeeper />
      </body>
    </html>
  );
}
