import { useTranslations } from "next-intl";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { RibbonTicks } from "@/components/ui/time/RibbonTicks";
import type { RibbonData } from "@/lib/directory/cards/cardTypes";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import type { ProviderChoice } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { formatClock } from "@/lib/time/clock";
import { useCardWords } from "../cards/useCardWords";
import { StayLink } from "./StayLink";

type WeekRibbonsProps = { choice: ProviderChoice; slug: string; address: BusinessAddress };

const row = "grid grid-cols-[minmax(0,5.5rem)_minmax(4rem,1fr)_minmax(0,4.75rem)] items-center gap-x-2.5";

/** The days to come as ribbons. Pressing one shows the services' times of that day, pressing it again the next times. */
export function WeekRibbons({ choice, slug, address }: WeekRibbonsProps) {
  const t = useTranslations("businessPage.week");
  const { days, day, leadName } = choice;
  const [first] = days;
  if (!first) return null;
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="mb-1 text-sm">
        <span className="font-semibold">{t("title")}</span>
        {leadName === null ? null : (
          <>
            {" "}
            <span className="font-normal font-text text-muted">
              {t.rich("of", {
                service: leadName,
                name: (name) => <span lang={contentLocale}>{name}</span>,
              })}
            </span>
          </>
        )}
      </h2>
      <ul>
        {days.map((ribbon) => (
          <DayLink
            key={ribbon.dayKey}
            ribbon={ribbon}
            isChosen={ribbon.dayKey === day}
            href={businessPath(slug, address, { day: ribbon.dayKey === day ? null : ribbon.dayKey })}
          />
        ))}
      </ul>
      <div aria-hidden="true" className={row}>
        <span />
        <RibbonTicks openMinute={first.openMinute} closeMinute={first.closeMinute} />
      </div>
    </section>
  );
}

type DayLinkProps = { ribbon: RibbonData; isChosen: boolean; href: string };

function DayLink({ ribbon, isChosen, href }: DayLinkProps) {
  const t = useTranslations("businessPage.week");
  const words = useCardWords();
  const text = words.ribbonLabel(ribbon);
  const free = ribbon.segments.find(({ kind }) => kind === "free");
  const content = (
    <>
      <span aria-hidden="true" className="truncate font-semibold text-sm">
        {words.dayName(ribbon)}
      </span>
      <span aria-hidden="true">
        <DayRibbon
          openMinute={ribbon.openMinute}
          closeMinute={ribbon.closeMinute}
          segments={ribbon.segments}
          nowMinute={ribbon.nowMinute}
          label={text}
        />
      </span>
      <span aria-hidden="true" className="num truncate text-muted text-sm">
        {free
          ? t("from", { time: formatClock(free.startMinute) })
          : t(ribbon.hours === null ? "closed" : ribbon.dayOffset === 0 ? "over" : "full")}
      </span>
    </>
  );
  // A day without free time leads nowhere; it is read all the same.
  if (!free && !isChosen) {
    return (
      <li className={`${row} min-h-9 px-2 sm:min-h-11`}>
        <span className="sr-only">{text}</span>
        {content}
      </li>
    );
  }
  return (
    <li>
      <StayLink
        href={href}
        aria-current={isChosen ? "date" : undefined}
        className={`${row} min-h-9 rounded-md px-2 no-underline transition-colors duration-150 hover:bg-sunken sm:min-h-11 aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_0_0_1.5px_var(--accent)]`}
      >
        <span className="sr-only">{t(isChosen ? "hideDay" : "showDay", { ribbon: text })}</span>
        {content}
      </StayLink>
    </li>
  );
}
