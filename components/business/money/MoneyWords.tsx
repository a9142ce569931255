"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { Popover } from "@/components/ui/overlays/Popover";

const words = ["booked", "earned", "paidOut"] as const;

/** What the words of money mean, behind a button beside the figures. */
export function MoneyWords() {
  const t = useTranslations("money.words");
  return (
    <Popover
      label={t("title")}
      className="w-[min(24rem,calc(100vw-1rem))]"
      trigger={
        <button type="button" className={buttonClass({ size: "sm", variant: "quiet" })}>
          {t("open")}
        </button>
      }
    >
      <dl className="grid gap-3 text-sm">
        {words.map((word) => (
          <div key={word}>
            <dt className="font-semibold">{t(word)}</dt>
            <dd className="mt-0.5 text-muted">{t(`${word}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-line border-t pt-3 text-muted text-sm">{t("rows")}</p>
    </Popover>
  );
}
