import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";
import type { NextVisit } from "@/lib/visits/again/nextVisit";
import { boardClass } from "./frame";

/** The next visit, with what one may want to do on the way there. */
export function NextVisitBoard({ visit }: { visit: NextVisit }) {
  const t = useTranslations("home.back");
  const locale = useLocale();
  const { id, startMs, timeZone, staffName, providerName, serviceName } = visit;
  const when = `${formatDayOf(startMs, timeZone, locale)} ${formatTime(startMs, timeZone)}`;
  const href = customerPaths.booking(id);
  return (
    <div className={boardClass}>
      <div className="min-w-0">
        <h2 className="font-text text-board-muted text-sm tracking-normal">{t("visit")}</h2>
        <p className="num mt-1.5 font-bold text-2xl leading-tight">
          <QuietLink href={href} className="rounded-sm no-underline hover:underline">
            <time dateTime={new Date(startMs).toISOString()}>{when}</time>
          </QuietLink>
        </p>
        <p lang={contentLocale} className="mt-1 line-clamp-2">
          {staffName === null
            ? t("visitAt", { service: serviceName, provider: providerName })
            : t("visitWith", { service: serviceName, person: staffName, provider: providerName })}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {visit.canMove ? (
          <Action>
            <QuietLink href={`${href}#move`}>{t("move")}</QuietLink>
          </Action>
        ) : (
          <Action>
            <QuietLink href={href}>{t("open")}</QuietLink>
          </Action>
        )}
        {visit.directionsUrl === null ? null : (
          <Action>
            <a href={visit.directionsUrl}>{t("directions")}</a>
          </Action>
        )}
        {visit.phone === null ? null : (
          <Action>
            <a href={`tel:${visit.phone.replace(/[^\d+]/g, "")}`}>{t("call")}</a>
          </Action>
        )}
      </ul>
    </div>
  );
}

function Action({ children }: { children: ReactNode }) {
  return (
    <li>
      <ButtonSlot variant="board-quiet" className="bg-board-raised">
        {children}
      </ButtonSlot>
    </li>
  );
}

/** The same while nothing is booked. */
export function NoVisitBoard() {
  const t = useTranslations("home.back");
  return (
    <div className={boardClass}>
      <div>
        <h2 className="font-text text-board-muted text-sm tracking-normal">{t("visit")}</h2>
        <p className="mt-1.5 font-bold text-2xl leading-tight">{t("noVisit")}</p>
        <p className="mt-1 text-board-muted">{t("noVisitBody")}</p>
      </div>
      <div>
        <ButtonSlot variant="board">
          <QuietLink href={customerPaths.services()}>{t("find")}</QuietLink>
        </ButtonSlot>
      </div>
    </div>
  );
}
