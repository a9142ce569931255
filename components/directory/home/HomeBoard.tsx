import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { Board, BoardRow } from "@/components/ui/time/Board";
import { BoardClock } from "@/components/ui/time/BoardClock";
import type { BoardEntry } from "@/lib/directory/cards/cardTypes";
import { NEARBY_KM } from "@/lib/directory/homeBoard";
import { localePath } from "@/lib/i18n/localePath";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { useCardWords } from "../cards/useCardWords";
import { useNearTexts } from "../filters/useNearTexts";
import { CityMenu } from "./CityMenu";
import { NearMeLink } from "./NearMeLink";

type HomeBoardProps = { entries: BoardEntry[]; cities: string[]; city: string | null };

/** The departure board: who is free next, here. */
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
      {entries.length === 0 ? (
        <li className="border-board-line border-t py-6">
          <p className="font-medium">{city === null ? t("emptyNear", { km: NEARBY_KM }) : t("empty")}</p>
          <p className="text-board-muted text-sm">{t("emptyHint")}</p>
        </li>
      ) : (
        entries.map((entry) => <Departure key={entry.provider.id} entry={entry} />)
      )}
    </Board>
  );
}

function Departure({ entry }: { entry: BoardEntry }) {
  const common = useTranslations("common");
  const words = useCardWords();
  const locale = useLocale();
  const { service, provider, next, distanceKm } = entry;
  const facts = [
    provider.companyName,
    distanceKm === null ? null : common("distance", { km: distanceKm }),
    formatDuration(service.durationMinutes),
  ];
  return (
    <BoardRow
      time={words.clock(next)}
      dateTime={next.startIso}
      {...(next.dayOffset === 0 ? {} : { day: words.dayName(next) })}
      title={service.name}
      facts={facts}
      price={formatSek(service.priceOre, locale)}
      href={customerPaths.service(service.slug, { start: next.startIso })}
      linkComponent={QuietLink}
    />
  );
}
