import { useLocale, useTranslations } from "next-intl";
import { parseBuffer, parseDuration, parsePrice } from "@/lib/catalogue/edit/serviceText";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";
import type { UsualPauses } from "./ServiceFields";
import { modeOf, type ServiceValues } from "./serviceForm";

type EditEffectsProps = { before: ServiceValues; after: ServiceValues; pauses: UsualPauses };

/** What an edit changes: nothing for bookings already made, and this for customers from now on (SVC-8). */
export function EditEffects({ before, after, pauses }: EditEffectsProps) {
  const t = useTranslations("providerArea.services.form.effects");
  const facts = useFacts(pauses);
  const [was, is] = [facts(before), facts(after)];
  const changes = names.flatMap((name) => {
    const [from, to] = [was[name], is[name]];
    return from === null || to === null || from === to ? [] : [{ what: t(name), from, to }];
  });
  return (
    <div className="border-line border-l-2 pl-4 text-sm">
      <p>{t("booked")}</p>
      {changes.length === 0 ? null : (
        <>
          <p className="mt-2">{t("fromNow")}</p>
          <ul className="mt-1 grid gap-0.5">
            {changes.map((change) => (
              <li key={change.what} className="tabular-nums">
                {t("change", change)}
              </li>
            ))}
          </ul>
        </>
      )}
      {before.is_active === after.is_active ? null : (
        <p className="mt-2">{t(after.is_active ? "shown" : "hidden")}</p>
      )}
    </div>
  );
}

const names = ["price", "duration", "vat", "mode", "before", "after"] as const;

/** What a booking is sold with, in words; null where what is typed says nothing yet. */
function useFacts(pauses: UsualPauses) {
  const t = useTranslations("providerArea.services.form.effects");
  const modes = useTranslations("providerArea.mode");
  const locale = useLocale();

  function price(text: string): string | null {
    const parsed = parsePrice(text);
    if ("problem" in parsed) return null;
    return parsed.sek === 0 ? t("noPrice") : formatSek(fromSek(parsed.sek), locale);
  }
  function duration(text: string): string | null {
    const parsed = parseDuration(text);
    return "minutes" in parsed ? formatDuration(parsed.minutes) : null;
  }
  function pause(text: string, usual: number): string | null {
    const parsed = parseBuffer(text);
    return "minutes" in parsed ? formatDuration(parsed.minutes || usual) : null;
  }
  return (values: ServiceValues): Record<(typeof names)[number], string | null> => {
    const [isPhysical, isDigital] = [values.is_physical, values.is_digital];
    return {
      price: price(values.price),
      duration: duration(values.duration_minutes),
      vat: `${values.vat_percent} %`,
      mode: isPhysical || isDigital ? modes(modeOf({ isPhysical, isDigital })) : null,
      before: pause(values.buffer_before_minutes, pauses.before),
      after: pause(values.buffer_after_minutes, pauses.after),
    };
  };
}
