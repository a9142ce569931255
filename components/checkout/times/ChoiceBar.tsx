import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/actions/Button";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDay, formatDuration, formatTime, formatTimeRange } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { focusNext } from "../form/focusPay";
import type { PanelService } from "./types";
import { useFootBar } from "./useFootBar";

type ChoiceBarProps = {
  form: RefObject<HTMLFormElement | null>;
  service: PanelService;
  timeZone: string;
  startMs: number | null;
  locale: Locale;
};

/**
 * A bar at the lower edge of the page or drawer with the chosen time, its price and the next step; before a time is
 * chosen, with the price and a link to the times. It is hidden while the summary's own button is on the screen; its
 * space stays, so that nothing moves.
 */
export function ChoiceBar({ form, service, timeZone, startMs, locale }: ChoiceBarProps) {
  const t = useTranslations("booking.summary");
  const { slot, isNeeded } = useFootBar(form);
  if (slot === null) return null;
  return createPortal(
    <div className={clsx("wrap pb-[8px]", !isNeeded && "invisible")}>
      <section
        aria-label={t("bar")}
        className="on-board pointer-events-auto ml-auto flex items-center justify-between gap-x-[min(0.75rem,3vw)] rounded-lg py-[6px] pr-[6px] pl-[min(1rem,4vw)] shadow-overlay @[48rem]:max-w-[27rem]"
      >
        <p className="num min-w-0 flex-1 @max-[16rem]:text-xs leading-tight">
          {startMs === null ? null : <BarTime {...{ startMs, service, timeZone, locale }} />}
          <span
            className={
              startMs === null ? "block font-semibold" : "block text-board-muted @min-[16rem]:text-sm"
            }
          >
            {formatSek(service.priceOre, locale)}
            <span className="@max-[16rem]:hidden">{` · ${formatDuration(service.durationMinutes)}`}</span>
          </span>
        </p>
        <Button
          variant="primary"
          size="sm"
          className="shrink-0 @max-[16rem]:px-[14px] @min-[16rem]:text-base"
          onClick={() => focusNext(form.current)}
        >
          {t(startMs === null ? "chooseTime" : "next")}
        </Button>
      </section>
    </div>,
    slot,
  );
}

type BarTimeProps = { startMs: number; service: PanelService; timeZone: string; locale: Locale };

/** On the narrowest phone with the largest text only the start fits. */
function BarTime({ startMs, service, timeZone, locale }: BarTimeProps) {
  const endMs = startMs + service.durationMinutes * MINUTE_MS;
  return (
    <span className="block font-semibold">
      {formatDay(localDateOf(startMs, timeZone), locale)}{" "}
      <span className="@min-[16rem]:hidden">{formatTime(startMs, timeZone)}</span>
      <span className="@max-[16rem]:hidden whitespace-nowrap">
        {formatTimeRange(startMs, endMs, timeZone)}
      </span>
    </span>
  );
}
