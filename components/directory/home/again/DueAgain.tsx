import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { TimeChip } from "@/components/ui/time/TimeChip";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import type { DueService } from "@/lib/visits/again/dueServices";
import { spokenRhythm } from "@/lib/visits/again/rhythm";
import { useCardWords } from "../../cards/useCardWords";
import { DismissButton } from "./DismissButton";
import { dueHeading } from "./frame";

/** What the customer books regularly and is due again. Several stand in a row that is scrolled sideways. */
export function DueAgain({ due }: { due: DueService[] }) {
  return (
    <ul
      aria-labelledby={dueHeading}
      className="-mx-1 mt-3 flex snap-x items-stretch gap-3 overflow-x-auto px-1 pb-1"
    >
      {due.map((service) => (
        <Due key={service.visitId} due={service} />
      ))}
    </ul>
  );
}

function Due({ due }: { due: DueService }) {
  const t = useTranslations("home.back");
  const words = useCardWords();
  const { serviceName, serviceSlug, providerName, person, next } = due;
  const { unit, count } = spokenRhythm(due.rhythmDays);
  const href = (start?: string) =>
    customerPaths.service(serviceSlug, {
      ...(start === undefined ? {} : { start }),
      ...(person === null ? {} : { staff: person.id }),
    });
  return (
    <li className="grid min-w-[min(100%,17rem)] flex-1 snap-start content-between gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 lang={contentLocale} className="line-clamp-1 font-semibold leading-tight">
            {serviceName}
          </h3>
          <p lang={contentLocale} className="line-clamp-1 text-muted text-sm">
            {person === null ? providerName : t("with", { person: person.name, provider: providerName })}
          </p>
          <p className="line-clamp-1 text-muted text-sm">{t(`rhythm.${unit}`, { count })}</p>
        </div>
        <DismissButton
          visitId={due.visitId}
          label={t("dismiss", { service: serviceName })}
          texts={{ done: t("dismissed"), failedTitle: t("failedTitle"), failedBody: t("failedBody") }}
        />
      </div>
      {next === null ? (
        <TextLink href={href()} linkComponent={QuietLink} className="py-2.5">
          {t("noTime")}
        </TextLink>
      ) : (
        <p>
          <TimeChip
            first
            day={words.dayName(next)}
            time={words.clock(next)}
            dateTime={next.startIso}
            label={t("book", {
              service: serviceName,
              provider: providerName,
              day: words.dayName(next),
              time: words.clock(next),
            })}
            href={href(next.startIso)}
            linkComponent={QuietLink}
          />
        </p>
      )}
    </li>
  );
}
