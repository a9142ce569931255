import { CalendarOff, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { LinkComponent } from "@/components/ui/actions/link";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { TimeChip, TimeChipList } from "@/components/ui/time/TimeChip";
import type { NextTime, ServiceTimes } from "@/lib/directory/cards/cardTypes";
import { ribbonDay, ribbonRow } from "./cardLayout";
import { useCardWords } from "./useCardWords";

type CardTimesProps = {
  times: ServiceTimes;
  /** The service that the times are for. */
  service: string;
  provider: string;
  hrefFor: (startIso: string) => string;
  linkComponent?: LinkComponent;
};

/** The day's ribbon with its day, and the next free times as buttons, or why there are none. */
export function CardTimes({ times, service, provider, hrefFor, linkComponent }: CardTimesProps) {
  const t = useTranslations("catalogue.card");
  const words = useCardWords();
  const { ribbon, nextTimes, bookable } = times;
  const shown = inOneRow(nextTimes);
  if (ribbon === null) return <WhyNot bookable={bookable} />;
  return (
    // The link of the name covers the whole card; only the times are separate links.
    <div className="pointer-events-none [&_a]:pointer-events-auto">
      <div className={ribbonRow}>
        {/* The ribbon's own text begins with the day. */}
        <p aria-hidden="true" data-ribbon-day className={ribbonDay}>
          {words.dayName(ribbon)}
        </p>
        <DayRibbon
          openMinute={ribbon.openMinute}
          closeMinute={ribbon.closeMinute}
          segments={ribbon.segments}
          nowMinute={ribbon.nowMinute}
          label={words.ribbonLabel(ribbon)}
          ticks
        />
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 flex min-h-11 items-center gap-2 text-muted text-sm">
          <CalendarOff aria-hidden="true" className="size-4 shrink-0" />
          {t("noTimes")}
        </p>
      ) : (
        <TimeChipList label={t("nextTimes", { name: provider })} className="relative z-10 mt-2">
          {shown.map((time, index) => (
            <TimeChip
              key={time.startIso}
              first={index === 0}
              time={words.clock(time)}
              dateTime={time.startIso}
              {...(namesDay(shown, index) ? { day: words.dayName(time) } : {})}
              label={t("book", {
                service,
                provider,
                day: words.dayName(time),
                time: words.clock(time),
              })}
              href={hrefFor(time.startIso)}
              {...(linkComponent ? { linkComponent } : {})}
            />
          ))}
        </TimeChipList>
      )}
    </div>
  );
}

/** Whether a time names its day: the first one of each day does. */
function namesDay(times: NextTime[], index: number): boolean {
  return times[index - 1]?.dayKey !== times[index]?.dayKey;
}

/** A row has room for four times; one with its day takes the room of two. */
const rowWidth = 4;

/** The next times that fit into one row. */
function inOneRow(times: NextTime[]): NextTime[] {
  let width = 0;
  return times.filter((_, index) => {
    width += namesDay(times, index) ? 2 : 1;
    return width <= rowWidth;
  });
}

const reasons = {
  yes: "noTimes",
  not_onboarded: "soon",
  no_services: "noServices",
  no_price: "noPrice",
  no_hours: "noHours",
  no_staff: "noStaff",
} as const satisfies Record<ServiceTimes["bookable"], string>;

function WhyNot({ bookable }: { bookable: ServiceTimes["bookable"] }) {
  const t = useTranslations("catalogue.card");
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(reasons[bookable])}
    </p>
  );
}
