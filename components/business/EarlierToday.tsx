import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Folds what is over today, so that upcoming entries come first. The children are list items. */
export function EarlierToday({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations("providerArea.dashboard.agenda");
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-sm font-medium text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-90"
        />
        {t("earlier", { count })}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
