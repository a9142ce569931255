"use client";

import clsx from "clsx";
import { useSearchParams, useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { tabClass, tabListClass } from "@/components/ui/navigation/tabClass";
import { showInStrip } from "@/components/ui/time/showInStrip";
import { Link } from "@/lib/i18n/navigation";
import { settingsGroups } from "./settingsGroups";

const pageClass =
  "inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full px-3.5 font-medium text-muted text-sm no-underline transition-colors duration-150 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-sunken aria-[current=page]:text-ink";

/**
 * The navigation of the settings: a line of groups and, below it, the pages of the open group. On phones every page is
 * two taps away.
 */
export function SettingsTabs({ hasColleagues }: { hasColleagues: boolean }) {
  const t = useTranslations("providerSettings.tabs");
  const here = useSelectedLayoutSegment();
  const asked = useSearchParams().get("person");
  const person = here === "hours" || here === "absences" ? asked : null;
  const groups = settingsGroups(hasColleagues, person ?? undefined);
  const open = groups.find(({ pages }) => pages.some(({ segment }) => segment === here));
  return (
    <nav aria-label={t("label")}>
      <ul className={tabListClass}>
        {groups.map(({ key, pages: [first, ...others] }) => (
          <li key={key} ref={key === open?.key ? showInStrip : null} className="flex shrink-0">
            <Link
              href={first.href}
              aria-current={key === open?.key ? (others.length === 0 ? "page" : "true") : undefined}
              className={clsx(tabClass, "aria-[current=true]:border-ink aria-[current=true]:text-ink")}
            >
              {t(`groups.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      {open === undefined || open.pages.length === 1 ? null : (
        <ul className="mt-2 flush-quiet flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
          {open.pages.map(({ key, segment, href }) => (
            <li key={key} ref={segment === here ? showInStrip : null} className="shrink-0">
              <Link href={href} aria-current={segment === here ? "page" : undefined} className={pageClass}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
