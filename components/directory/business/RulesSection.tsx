import { useTranslations } from "next-intl";
import { DetailSection } from "../detail/DetailSection";
import { wholeLength } from "./bookingRules";

type BookingRules = {
  freeCancellationHours: number;
  minNoticeMinutes: number;
  horizonDays: number;
};

/** The business's rules in sentences: cancelling, how soon and how far ahead one can book, how it is paid. */
export function RulesSection({ rules }: { rules: BookingRules }) {
  const t = useTranslations("businessPage.rules");
  return (
    <DetailSection title={t("title")} level={2}>
      <ul className="grid list-disc gap-2 pl-5 marker:text-control">
        {useRuleSentences(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </DetailSection>
  );
}

function useRuleSentences(rules: BookingRules): string[] {
  const t = useTranslations("businessPage.rules");
  const length = useTranslations("businessPage.length");
  const { freeCancellationHours: hours, minNoticeMinutes, horizonDays: days } = rules;
  const { unit, count } = wholeLength(minNoticeMinutes);
  return [
    hours > 0 ? t("cancelUntil", { hours }) : t("cancelFree"),
    minNoticeMinutes > 0 ? t("notice", { length: length(unit, { count }) }) : t("noNotice"),
    t("horizon", { days }),
    t("payment"),
  ];
}
