"use client";

import clsx from "clsx";
import { Check } from "lucide-react";
import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { type Locale, locales } from "@/lib/i18n/locales";
import { rememberLocale } from "./rememberLocale";
import { switchLocalePath } from "./switchLocalePath";

type LanguageLinksProps = {
  current: Locale;
  label: string;
  names: Record<Locale, string>;
  publicBase: string;
  internalBase: string;
  className?: string;
};

/** Links to the same page in the other language, with path and query. Plain links, so they work without JavaScript. */
export function LanguageLinks({
  current,
  label,
  names,
  publicBase,
  internalBase,
  className,
}: LanguageLinksProps) {
  const pathname = usePathname();

  function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    rememberLocale(locale);
    event.currentTarget.search = window.location.search;
    event.currentTarget.hash = window.location.hash;
  }

  return (
    <ul aria-label={label} className={className}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={switchLocalePath(pathname, locale, { publicBase, internalBase })}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            onClick={(event) => choose(event, locale)}
            className={clsx(
              "flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium no-underline hover:bg-sunken",
            )}
          >
            <span className="grid size-5 place-items-center">
              {locale === current ? <Check aria-hidden="true" className="size-5 text-accent" /> : null}
            </span>
            {names[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
