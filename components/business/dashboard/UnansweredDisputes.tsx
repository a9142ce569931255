import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { Notice } from "@/components/ui/feedback/Notice";
import type { UnansweredDispute } from "@/lib/bookings/business/unansweredDisputes";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";

type UnansweredDisputesProps = { disputes: readonly UnansweredDispute[]; timeZone: string };

/** Disputes that the business has not answered, each with its booking; one that is not answered in time is lost. */
export function UnansweredDisputes({ disputes, timeZone }: UnansweredDisputesProps) {
  const t = useTranslations("disputes.dashboard");
  const locale = useLocale();
  const dayAndTime = (at: Date) =>
    `${formatDayOf(at.getTime(), timeZone, locale)} ${formatTime(at.getTime(), timeZone)}`;
  const lineOf = ({ amountOre, evidenceDueAt, booking }: UnansweredDispute) => {
    const service = booking.serviceName;
    const amount = formatSek(amountOre, locale, { decimals: 2 });
    const words = { service, amount, when: dayAndTime(booking.startsAt) };
    return evidenceDueAt === null
      ? t("lineSoon", words)
      : t("line", { ...words, due: dayAndTime(evidenceDueAt) });
  };
  return (
    <ul className="mt-6 grid gap-3" aria-label={t("title")}>
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <Notice
            tone="danger"
            title={t("title")}
            action={
              <Link
                href={providerPaths.bookings({ booking: dispute.booking.id })}
                className={buttonClass({ size: "sm" })}
              >
                {t("open")}
              </Link>
            }
          >
            <p className="num">{lineOf(dispute)}</p>
          </Notice>
        </li>
      ))}
    </ul>
  );
}
