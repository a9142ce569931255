import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { Waiting, WaitingVisit } from "@/lib/business/dashboard/waiting";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { AreaHeading } from "../AreaHeading";

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
    when: `${formatDay(localDateOf(startsAt.getTime(), timeZone), locale)} ${formatTime(startsAt.getTime(), timeZone)}`,
  });
  const line = (key: string, href: string, text: string) => (
    <li key={key}>
      <TextLink linkComponent={QuietLink} href={href} tone="ink" standalone className="num">
        {text}
      </TextLink>
    </li>
  );
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <AreaHeading id="waiting" title={t("title")} />
      <ul>
        {visits.map((visit) =>
          line(visit.id, providerPaths.bookings({ booking: visit.id }), t(visit.kind, words(visit))),
        )}
        {unansweredReviews === 0
          ? null
          : line("reviews", providerPaths.reviews(), t("reviews", { count: unansweredReviews }))}
      </ul>
    </section>
  );
}
