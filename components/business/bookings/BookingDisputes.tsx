"use client";

import { ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { Notice, type NoticeTone } from "@/components/ui/feedback/Notice";
import type { BookingDispute } from "@/lib/bookings/business/bookingDisputes";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDayOf, formatTime } from "@/lib/time/format";

type BookingDisputesProps = {
  disputes: readonly BookingDispute[];
  timeZone: string;
  /** SEK that go back once the bank has ruled for the business, since the booking was cancelled. */
  waiting: number;
};

const tones: Record<BookingDispute["state"], NoticeTone> = {
  answer: "danger",
  waiting: "warning",
  won: "positive",
  lost: "info",
  closed: "info",
};

/** The disputes of a booking: what the bank asks, until when it takes an answer, and where that is given. */
export function BookingDisputes({ disputes, ...rest }: BookingDisputesProps) {
  return disputes.map((dispute) => (
    <DisputeNotice key={dispute.url + dispute.opened_at} dispute={dispute} {...rest} />
  ));
}

type DisputeNoticeProps = Omit<BookingDisputesProps, "disputes"> & { dispute: BookingDispute };

function DisputeNotice({ dispute, timeZone, waiting }: DisputeNoticeProps) {
  const t = useTranslations("disputes");
  const locale = useLocale();
  const { state, is_inquiry: isInquiry, reason, url } = dispute;
  const isOpen = state === "answer" || state === "waiting";
  const title = state === "answer" && isInquiry ? "inquiry" : state;
  return (
    <Notice
      tone={tones[state]}
      title={t(`title.${title}`)}
      action={
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: "sm", variant: state === "answer" ? "solid" : "secondary" })}
        >
          {t(state === "answer" ? "action" : "see")}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      }
    >
      {isOpen ? <p>{t(`reason.${reason}`)}</p> : null}
      <What dispute={dispute} timeZone={timeZone} />
      {state === "answer" ? <p className="mt-1">{t(`todo.${reason}`)}</p> : null}
      {isOpen && !isInquiry && waiting > 0 ? (
        <p className="mt-1">
          {t("cancelled", { amount: formatSek(fromSek(waiting), locale, { decimals: 2 }) })}
        </p>
      ) : null}
    </Notice>
  );
}

function What({ dispute, timeZone }: { dispute: BookingDispute; timeZone: string }) {
  const t = useTranslations("disputes");
  const locale = useLocale();
  const { state, is_inquiry: isInquiry, answer_until: until } = dispute;
  const amount = formatSek(fromSek(dispute.amount), locale, { decimals: 2 });
  if (state !== "answer") return <p>{t(`what.${state}`, { amount })}</p>;
  const what = isInquiry ? ("inquiry" as const) : ("answer" as const);
  if (until === null) return <p>{t(`what.${what}Soon`, { amount })}</p>;
  const untilMs = Date.parse(until);
  const due = `${formatDayOf(untilMs, timeZone, locale)} ${formatTime(untilMs, timeZone)}`;
  return <p>{t(`what.${what}`, { amount, due })}</p>;
}
