import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { Select } from "@/components/ui/inputs/Select";
import type { DeliveryMode } from "@/lib/bookings/schemas";
import { contentLocale, type Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatDuration } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { PersonChoice } from "../times/PersonChoice";
import { TimePicker } from "../times/TimePicker";
import type { PanelPerson, PanelProvider, PanelService } from "../times/types";
import type { TimeChoice } from "../times/useTimeChoice";
import { ZoneNote } from "../times/ZoneNote";

type WhenStepProps = {
  services: PanelService[];
  serviceId: string;
  onService: (id: string) => void;
  modes: DeliveryMode[];
  mode: DeliveryMode;
  onMode: (mode: DeliveryMode) => void;
  people: PanelPerson[];
  staffId: string | null;
  onPerson: (id: string | null) => void;
  time: TimeChoice;
  /** Whether the time that led here is not free any more. */
  isGone: boolean;
  provider: PanelProvider;
  locale: Locale;
  today: string;
  horizonDays: number;
};

/** The first step: service, format, person, day and time. */
export function WhenStep(props: WhenStepProps) {
  const { services, modes, time, provider, locale, today } = props;
  const t = useTranslations("booking");
  return (
    <>
      {services.length > 1 ? (
        <Field label={t("service")} hideLabel>
          <Select
            name="service"
            value={props.serviceId}
            onChange={(event) => props.onService(event.target.value)}
            options={services.map(({ id, name, durationMinutes, priceOre }) => ({
              value: id,
              lang: contentLocale,
              label: t("serviceOption", {
                name,
                duration: formatDuration(durationMinutes),
                price: formatSek(priceOre, locale),
              }),
            }))}
          />
        </Field>
      ) : null}
      {modes.length > 1 ? (
        <SegmentedControl
          legend={t("format")}
          showLegend
          name="deliveryMode"
          value={props.mode}
          onValueChange={props.onMode}
          options={modes.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
      ) : null}
      <PersonChoice people={props.people} value={props.staffId} onValueChange={props.onPerson} />
      {props.isGone ? <Notice tone="warning">{t("problem.expiredSlot")}</Notice> : null}
      <div data-times>
        <TimePicker
          days={time.days}
          status={time.status}
          today={today}
          lastDate={addDays(today, props.horizonDays)}
          timeZone={provider.timeZone}
          locale={locale}
          date={time.date}
          startMs={time.startMs}
          nextFree={time.nextFree}
          onDate={time.pickDate}
          onStart={time.pickStart}
          onNextFree={time.goToNextFree}
          onRetry={time.retry}
          onNeed={time.need}
        />
      </div>
      <ZoneNote timeZone={provider.timeZone} />
    </>
  );
}
