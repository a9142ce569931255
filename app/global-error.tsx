"use client";

import { digestOf } from "@/lib/errors/digestOf";
import { fontVariables } from "./fonts";
import "./globals.css";
import { useSyncExternalStore } from "react";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { readTheme } from "@/components/ui/navigation/themeScript";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths, isUnder, providerBase, providerPaths, splitLocale } from "@/lib/paths";
import en from "@/messages/en/pageError.json";
import sv from "@/messages/sv/pageError.json";

type GlobalErrorProps = { error: unknown; retry: () => void };

const words = { sv, en };

const unchanging = () => () => undefined;

/**
 * Shown when the frame of a page failed, its header for example: a complete document in the language, the portal and the theme
 * of the page, with a way home. Only the browser renders it, so it is right from the first paint on.
 */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const path = useSyncExternalStore(
    unchanging,
    () => window.location.pathname,
    () => "/",
  );
  const theme = useSyncExternalStore(
    unchanging,
    () => readTheme(document.cookie),
    () => "system",
  );
  const { prefix, rest } = splitLocale(path);
  const locale = toLocale(prefix.slice(1));
  const isBusiness = isUnder(providerBase, rest);
  const home = localePath(locale, isBusiness ? providerPaths.home() : customerPaths.home());
  const texts = words[locale];
  const digest = digestOf(error);
  return (
    <html lang={locale} className={fontVariables} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <title>{texts.title}</title>
        <header className="border-line border-b bg-surface">
          <div className="wrap flex h-15 items-center">
            {/* A whole load: what failed is the frame of every page. */}
            <a
              href={home}
              aria-label={texts.home}
              className="flex min-h-11 items-center gap-2.5 no-underline"
            >
              <Wordmark />
              {isBusiness ? (
                <span className="border-line border-l pl-2.5 text-muted text-sm">{texts.business}</span>
              ) : null}
            </a>
          </div>
        </header>
        <main className="wrap py-16 sm:py-28">
          <h1 className="font-bold text-2xl">{texts.title}</h1>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">{texts.body}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => retry()}
              className="inline-flex min-h-12 items-center rounded-md bg-ink px-5 font-semibold text-surface"
            >
              {texts.retry}
            </button>
            <a
              href={home}
              className="inline-flex min-h-12 items-center rounded-md border border-line px-5 font-semibold text-ink no-underline"
            >
              {texts.home}
            </a>
          </div>
          {digest ? (
            <p className="mt-5 break-all text-muted text-sm">
              {texts.reference} {digest}
            </p>
          ) : null}
        </main>
      </body>
    </html>
  );
}
