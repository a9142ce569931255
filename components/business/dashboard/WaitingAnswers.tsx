import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { Waiting, WaitingVisit } from "@/lib/business/dashboard/waiting";
import { providerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";
import { AreaHeading } from "../AreaHeading";
import { KeepOverlap } from "./KeepOverlap";

type WaitingAnswersProps = { waiting: Waiting; timeZone: string };

/** What waits for an answer, each leading to where it is given; nothing where all is well. */
export function WaitingAnswers({ waiting: { visits, unansweredReviews }, timeZone }: WaitingAnswersProps) {
  const t = useTranslations("providerArea.dashboard.waiting");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  if (visits.length === 0 && unansweredReviews === 0) return null;
  const words = ({ customerName, serviceName, startsAt }: WaitingVisit) => ({
    customer: customerName || area("guest"),
    service: serviceName,
    when: `${formatDayOf(startsAt.getTime(), timeZone, locale)} ${formatTime(startsAt.getTime(), timeZone)}`,
  });
  const line = (key: string, href: string, text: string, answer?: ReactNode) => (
    <li key={key} className="flex flex-wrap items-center gap-x-4">
      <TextLink linkComponent={QuietLink} href={href} tone="ink" standalone className="num">
        {text}
      </TextLink>
      {answer}
    </li>
  );
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <AreaHeading id="waiting" title={t("title")} />
      <ul>
        {visits.map((visit) =>
          line(
            `${visit.kind} ${visit.id}`,
            providerPaths.bookings({ booking: visit.id }),
            t(visit.kind, words(visit)),
            visit.kind === "overlap" ? (
              <KeepOverlap bookingId={visit.id} customer={words(visit).customer} />
            ) : null,
          ),
        )}
        {unansweredReviews === 0
          ? null
          : line("reviews", providerPaths.reviews(), t("reviews", { count: unansweredReviews }))}
      </ul>
    </section>
  );
}
