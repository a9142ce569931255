import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import { FactLine } from "@/components/ui/FactLine";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDay, formatDuration, formatTimeRange } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { focusNext } from "./focusPay";
import type { PanelService } from "./types";

type ChoiceBarProps = {
  form: RefObject<HTMLFormElement | null>;
  service: PanelService;
  timeZone: string;
  startMs: number | null;
  locale: Locale;
};

/**
 * The chosen time with its end and price at the lower edge, as long as the form is in view, and the way on. It lies
 * over the whole form and sticks to the edge, until the summary comes, which says the same in full. Low screens and
 * very large text have no room for it.
 */
export function ChoiceBar({ form, service, timeZone, startMs, locale }: ChoiceBarProps) {
  const t = useTranslations("booking.summary");
  const isSummaryShown = useSummaryShown(form);
  if (startMs === null || isSummaryShown) return null;
  const price = formatSek(service.priceOre, locale, { decimals: 0 });
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-end print:hidden [@media(max-height:34rem)]:hidden">
      <div className="on-board pointer-events-auto sticky bottom-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg py-2.5 pr-2.5 pl-4 shadow-overlay sm:pl-5">
        <p className="min-w-0">
          <span className="num block font-semibold leading-tight">
            {formatDay(localDateOf(startMs, timeZone), locale)}{" "}
            <span className="whitespace-nowrap">
              {formatTimeRange(startMs, startMs + service.durationMinutes * MINUTE_MS, timeZone)}
            </span>
          </span>
          <FactLine className="num text-board-muted text-sm">
            {[formatDuration(service.durationMinutes), price]}
          </FactLine>
        </p>
        <Button variant="primary" onClick={() => focusNext(form.current)}>
          {t("next")}
        </Button>
      </div>
    </div>
  );
}

/** Of the height of the screen, what the bar itself takes. */
const barMargin = "0px 0px -80px 0px";

/** Whether the summary has come up to where the bar stands. */
function useSummaryShown(form: RefObject<HTMLFormElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const summary = form.current?.querySelector("[data-summary]");
    if (!summary) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? false), {
      rootMargin: barMargin,
    });
    observer.observe(summary);
    return () => observer.disconnect();
  }, [form]);
  return isShown;
}
