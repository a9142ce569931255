import { ChevronDown } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Dropdown } from "@/components/layout/header/Dropdown";
import { QuietLink } from "@/components/layout/QuietLink";
import { Board, BoardRow } from "@/components/ui/time/Board";
import { BoardClock } from "@/components/ui/time/BoardClock";
import { UntilThen } from "@/components/ui/time/UntilThen";
import type { BoardEntry } from "@/lib/directory/cards/cardTypes";
import { NEARBY_KM } from "@/lib/directory/homeBoard";
import { localePath } from "@/lib/i18n/localePath";
import { contentLocale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { slugify } from "@/lib/text/slug";
import { formatDuration } from "@/lib/time/format";
import { useCardWords } from "../cards/useCardWords";
import { useNearTexts } from "../filters/useNearTexts";
import { NearMeLink } from "./NearMeLink";

type HomeBoardProps = { entries: BoardEntry[]; cities: string[]; city: string | null };

/** The board of the next free times in a city or near a position. */
export function HomeBoard({ entries, cities, city }: HomeBoardProps) {
  const t = useTranslations("home.board");
  const near = useNearTexts();
  const locale = useLocale();
  return (
    <Board
      title={city === null ? t("titleNear") : t("title", { city })}
      clock={<BoardClock timeZone={useTimeZone() ?? "UTC"} label={t("clock")} />}
      footer={
        <div className="-mx-3 flex flex-wrap items-start gap-x-1">
          <CityMenu cities={cities} city={city} />
          <NearMeLink base={localePath(locale, customerPaths.near())} texts={near} />
        </div>
      }
    >
      <UntilThen
        instants={entries.map(({ next }) => next.startIso)}
        empty={
          <li className="border-board-line border-t py-6">
            <p className="font-medium">{city === null ? t("emptyNear", { km: NEARBY_KM }) : t("empty")}</p>
            <p className="text-board-muted text-sm">{t("emptyHint")}</p>
          </li>
        }
      >
        {entries.map((entry) => (
          <Departure key={entry.provider.id} entry={entry} />
        ))}
      </UntilThen>
    </Board>
  );
}

/** A line of a board: the next free time of a business. */
export function Departure({ entry }: { entry: BoardEntry }) {
  const common = useTranslations("common");
  const words = useCardWords();
  const locale = useLocale();
  const { service, provider, next, distanceKm } = entry;
  const facts = [
    <span key="provider" lang={contentLocale}>
      {provider.companyName}
    </span>,
    distanceKm === null ? null : common("distance", { km: distanceKm }),
    formatDuration(service.durationMinutes),
  ];
  return (
    <BoardRow
      time={words.clock(next)}
      dateTime={next.startIso}
      {...(next.dayOffset === 0 ? {} : { day: words.dayName(next) })}
      title={<span lang={contentLocale}>{service.name}</span>}
      facts={facts}
      price={formatSek(service.priceOre, locale)}
      href={customerPaths.service(service.slug, { start: next.startIso })}
      linkComponent={QuietLink}
    />
  );
}

/** A menu to choose the city of the board. */
function CityMenu({ cities, city }: { cities: string[]; city: string | null }) {
  const t = useTranslations("home.board");
  return (
    <Dropdown
      className="relative"
      summary={
        <>
          {t("city")}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </>
      }
      summaryClassName="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-board-raised"
      panelClassName="absolute bottom-full left-0 z-30 mb-1.5 max-h-80 w-56 overflow-y-auto rounded-md border border-line bg-card p-1.5 text-ink shadow-overlay"
    >
      <ul>
        {cities.map((name) => (
          <li key={name}>
            <QuietLink
              href={customerPaths.city(slugify(name))}
              aria-current={name === city ? "page" : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 no-underline hover:bg-sunken aria-[current=page]:font-semibold"
            >
              {name}
            </QuietLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
