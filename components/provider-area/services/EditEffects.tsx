import { useLocale, useTranslations } from "next-intl";
import { parseDuration, parsePrice } from "@/lib/catalogue/serviceText";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";
import type { ServiceValues } from "./serviceForm";

type EditEffectsProps = { before: ServiceValues; after: ServiceValues };

/** What an edit changes: nothing for bookings already made, and this for customers from now on (SVC-8). */
export function EditEffects({ before, after }: EditEffectsProps) {
  const t = useTranslations("providerArea.services.form.effects");
  const locale = useLocale();
  const price = (text: string) => {
    const parsed = parsePrice(text);
    if ("problem" in parsed) return null;
    return parsed.sek === 0 ? t("noPrice") : formatSek(fromSek(parsed.sek), locale);
  };
  const duration = (text: string) => {
    const parsed = parseDuration(text);
    return "minutes" in parsed ? formatDuration(parsed.minutes) : null;
  };
  const changes = [
    { what: t("price"), from: price(before.price), to: price(after.price) },
    { what: t("duration"), from: duration(before.duration_minutes), to: duration(after.duration_minutes) },
    { what: t("vat"), from: `${before.vat_percent} %`, to: `${after.vat_percent} %` },
  ].filter(({ from, to }) => from !== null && to !== null && from !== to);
  return (
    <div className="border-line border-l-2 pl-4 text-sm">
      <p>{t("booked")}</p>
      {changes.length === 0 ? null : (
        <>
          <p className="mt-2">{t("fromNow")}</p>
          <ul className="mt-1 grid gap-0.5">
            {changes.map(({ what, from, to }) => (
              <li key={what} className="tabular-nums">
                {t("change", { what, from: from ?? "", to: to ?? "" })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
