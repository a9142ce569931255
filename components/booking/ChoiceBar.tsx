import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/Button";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDay, formatDuration, formatTimeRange } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { focusNext } from "./focusPay";
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
 * The chosen time with its price at the lower edge, wherever the page or the drawer is scrolled to, and the way on. It
 * gives way to the summary once all of that, with the button that pays, is on the screen; its room stays, so that
 * nothing moves.
 */
export function ChoiceBar({ form, service, timeZone, startMs, locale }: ChoiceBarProps) {
  const t = useTranslations("booking.summary");
  const { slot, isNeeded } = useFootBar(form, startMs !== null);
  if (startMs === null || slot === null) return null;
  const endMs = startMs + service.durationMinutes * MINUTE_MS;
  return createPortal(
    <div className={clsx("wrap pb-3", !isNeeded && "invisible")}>
      <section
        aria-label={t("bar")}
        className="on-board pointer-events-auto ml-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg py-2 pr-2 pl-4 shadow-overlay @[48rem]:max-w-[27rem]"
      >
        <p className="min-w-0 flex-1 basis-36">
          <span className="num block font-semibold leading-tight">
            {formatDay(localDateOf(startMs, timeZone), locale)}{" "}
            <span className="whitespace-nowrap">{formatTimeRange(startMs, endMs, timeZone)}</span>
          </span>
          <span className="num block text-board-muted text-sm leading-tight">
            {formatSek(service.priceOre, locale)}
            {/* The narrowest phone with the largest text has room for what is paid, not for how long it takes. */}
            <span className="@max-[16rem]:hidden">{` · ${formatDuration(service.durationMinutes)}`}</span>
          </span>
        </p>
        <Button variant="primary" onClick={() => focusNext(form.current)}>
          {t("next")}
        </Button>
      </section>
    </div>,
    slot,
  );
}
