"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { FactLine } from "@/components/ui/display/FactLine";
import type { Locale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { splitVat } from "@/lib/money/ore";
import { customerPaths } from "@/lib/paths";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { formatDay, formatDuration, formatTime, formatTimeRange } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";
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
  paying: boolean;
  /** Moves to the times while none is chosen. */
  onChoose: () => void;
};

/** What is booked and what it costs, as the law requires before paying, with the button that pays. */
export function Summary({
  service,
  provider,
  choice,
  person,
  locale,
  nowMs,
  holdMinutes,
  paying,
  onChoose,
}: SummaryProps) {
  const t = useTranslations("booking.summary");
  const tFormats = useTranslations("booking.formats");
  const tPerson = useTranslations("booking.person");
  const price = formatSek(service.priceOre, locale);
  const duration = formatDuration(service.durationMinutes);
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
    <section aria-labelledby="summary-title" className="on-board relative rounded-lg p-5 sm:p-6">
      <h3 id="summary-title" className="font-text text-board-muted text-sm tracking-normal">
        {t("title")}
      </h3>
      <div data-summary>
        <div>
          {startMs === null ? (
            <>
              <p className="num mt-1 font-semibold text-xl">{t("choose")}</p>
              <p className="mt-1 text-board-muted text-sm">{t("chooseHint", { price, duration })}</p>
            </>
          ) : (
            <>
              <p className="num mt-1 font-semibold text-[1.5rem] leading-tight">
                {formatDay(localDateOf(startMs, provider.timeZone), locale)}
                <br />
                {formatTimeRange(startMs, startMs + service.durationMinutes * MINUTE_MS, provider.timeZone)}
              </p>
              <FactLine className="mt-2 text-board-muted text-sm">
                {[
                  service.name,
                  ...(person === null ? [] : [tPerson("with", { name: person.name })]),
                  duration,
                  tFormats(choice.mode),
                ]}
              </FactLine>
              <p className="text-board-muted text-sm">
                <Cancellation startMs={startMs} provider={provider} locale={locale} nowMs={nowMs} />
              </p>
            </>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4 border-board-line border-t pt-4">
          <p>
            <span className="block text-board-muted text-sm">{t("total")}</span>
            <span className="num block font-semibold text-[1.75rem] leading-tight">{price}</span>
            <span className="block text-board-muted text-sm">
              {t("vat", { amount: formatSek(splitVat(service.priceOre, service.vatPercent).vatOre, locale) })}
            </span>
          </p>
          <Button
            data-pay
            variant="primary"
            size="lg"
            loading={paying}
            loadingLabel={t("paying")}
            className="max-sm:w-full"
            {...(startMs === null ? { type: "button", onClick: onChoose } : { type: "submit" })}
          >
            {startMs === null ? t("chooseTime") : t("pay", { price })}
          </Button>
        </div>
      </div>
      <p className="mt-4 text-board-muted text-sm">{t("held", { minutes: holdMinutes })}</p>
      <p className="mt-2 text-board-muted text-xs">
        {t("seller", { details: seller })}{" "}
        {t.rich("terms", {
          terms: (text) => (
            <Link
              href={customerPaths.terms()}
              target="_blank"
              className="text-board-ink underline underline-offset-2"
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
  const day = formatDay(localDateOf(deadlineMs, provider.timeZone), locale);
  return t("freeCancellation", { deadline: `${day} ${formatTime(deadlineMs, provider.timeZone)}` });
}
