import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDayOf, formatDuration, formatTime, formatTimeRange } from "@/lib/time/format";
import { MINUTE_MS } from "@/lib/time/zone";
import type { BookingStep } from "./choiceAddress";
import { FootBar, footButtonClass } from "./FootBar";
import type { PanelService } from "./types";

type ChoiceBarProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The form's id, by which the button outside of it submits it. */
  formId: string;
  step: BookingStep;
  service: PanelService;
  /** Who does it, in words; null where nobody is spoken of. */
  person: string | null;
  timeZone: string;
  startMs: number | null;
  /** Whether the time is held for this customer. */
  isHeld: boolean;
  isBusy: boolean;
  locale: Locale;
};

/** The chosen time, the person, the price, and the button to the next step. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { form, formId, step, service, person, timeZone, startMs, isHeld, isBusy, locale } = props;
  const t = useTranslations("booking.summary");
  const price = formatSek(service.priceOre, locale);
  const label = () => {
    if (startMs === null) return t("chooseTime");
    if (step === "when") return t("next");
    if (isHeld) return t("payNow");
    return (
      <span>
        {t.rich("pay", {
          price,
          // The price stands beside the button.
          part: (chunks) => <span className="@max-[20rem]:sr-only">{chunks}</span>,
        })}
      </span>
    );
  };
  return (
    <FootBar
      within={form}
      label={t("bar")}
      action={
        <Button
          data-next
          type="submit"
          form={formId}
          variant="primary"
          size="sm"
          loading={isBusy}
          loadingLabel={t("paying")}
          className={footButtonClass}
        >
          {label()}
        </Button>
      }
    >
      {startMs === null ? null : <BarTime {...{ startMs, service, timeZone, locale }} />}
      <p className={startMs === null ? "font-semibold" : "text-board-muted @min-[16rem]:text-sm"}>
        {person === null ? null : (
          <>
            <span data-bar-person>{person}</span>
            {" · "}
          </>
        )}
        <span data-bar-price className="whitespace-nowrap">
          {price}
        </span>
        {step === "details" ? null : (
          <span className="@max-[16rem]:hidden">
            {" · "}
            <span className="whitespace-nowrap">{formatDuration(service.durationMinutes)}</span>
          </span>
        )}
      </p>
    </FootBar>
  );
}

type BarTimeProps = { startMs: number; service: PanelService; timeZone: string; locale: Locale };

/** On the narrowest phone with the largest text only the start fits. */
function BarTime({ startMs, service, timeZone, locale }: BarTimeProps) {
  const endMs = startMs + service.durationMinutes * MINUTE_MS;
  return (
    <p data-bar-time className="font-semibold">
      {formatDayOf(startMs, timeZone, locale)}{" "}
      <span className="@min-[16rem]:hidden">{formatTime(startMs, timeZone)}</span>
      <span className="@max-[16rem]:hidden whitespace-nowrap">
        {formatTimeRange(startMs, endMs, timeZone)}
      </span>
    </p>
  );
}
