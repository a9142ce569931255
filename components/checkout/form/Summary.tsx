"use client";

import { useTranslations } from "next-intl";
import { contentWords } from "@/components/ui/display/contentWords";
import { FactLine } from "@/components/ui/display/FactLine";
import { contentLocale, type Locale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { splitVat } from "@/lib/money/ore";
import { customerPaths } from "@/lib/paths";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { formatDayOf, formatDuration, formatTime, formatTimeRange } from "@/lib/time/format";
import { MINUTE_MS } from "@/lib/time/zone";
import type { Choice, PanelProvider, PanelService } from "../times/types";

type SummaryProps = {
  service: PanelService;
  provider: PanelProvider;
  choice: Choice;
  /** The person, as far as they are known before paying. */
  person: { name: string } | null;
  locale: Locale;
  nowMs: number;
  holdMinutes: number;
};

/** What is booked and what it costs, as the law requires before paying. */
export function Summary({ service, provider, choice, person, locale, nowMs, holdMinutes }: SummaryProps) {
  const t = useTranslations("booking.summary");
  const tFormats = useTranslations("booking.formats");
  const tPerson = useTranslations("booking.person");
  const { startMs } = choice;
  const { organisationNumber } = provider;
  const seller = [
    provider.companyName,
    organisationNumber && t("sellerNumber", { number: formatOrganisationNumber(organisationNumber) }),
    provider.address,
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <section aria-labelledby="summary-title" className="grid grid-cols-1 gap-3 border-line border-t pt-5">
      <h3 id="summary-title" className="font-semibold text-lg">
        {t("title")}
      </h3>
      <div data-summary className="grid grid-cols-1 gap-3">
        {startMs === null ? null : (
          <div>
            <p className="num font-semibold text-lg leading-tight">
              {formatDayOf(startMs, provider.timeZone, locale)}{" "}
              <span className="whitespace-nowrap">
                {formatTimeRange(startMs, startMs + service.durationMinutes * MINUTE_MS, provider.timeZone)}
              </span>
            </p>
            <FactLine className="mt-1 text-muted text-sm">
              {[
                <span key="service" lang={contentLocale}>
                  {service.name}
                </span>,
                ...(person === null ? [] : [tPerson("with", { name: person.name })]),
                formatDuration(service.durationMinutes),
                tFormats(choice.mode),
              ]}
            </FactLine>
            <p className="text-muted text-sm">
              <Cancellation startMs={startMs} provider={provider} locale={locale} nowMs={nowMs} />
            </p>
          </div>
        )}
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-muted text-sm">{t("total")}</span>
          <span className="num font-semibold text-lg">{formatSek(service.priceOre, locale)}</span>
          <span className="text-muted text-sm">
            {t("vat", { amount: formatSek(splitVat(service.priceOre, service.vatPercent).vatOre, locale) })}
          </span>
        </p>
      </div>
      <p className="text-muted text-sm">{t("held", { minutes: holdMinutes })}</p>
      <p className="text-muted text-xs">
        {t.rich("seller", { details: seller, words: contentWords })}{" "}
        {t.rich("terms", {
          terms: (text) => (
            <Link
              href={customerPaths.terms()}
              target="_blank"
              className="text-ink underline underline-offset-2"
            >
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}

type CancellationProps = { startMs: number; provider: PanelProvider; locale: Locale; nowMs: number };

function Cancellation({ startMs, provider, locale, nowMs }: CancellationProps) {
  const t = useTranslations("booking.summary");
  const deadlineMs = startMs - provider.freeCancellationHours * 60 * MINUTE_MS;
  if (deadlineMs <= nowMs) return t("noFreeCancellation");
  const day = formatDayOf(deadlineMs, provider.timeZone, locale);
  return t("freeCancellation", { deadline: `${day} ${formatTime(deadlineMs, provider.timeZone)}` });
}
