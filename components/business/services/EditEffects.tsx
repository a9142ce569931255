import { useLocale, useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import { parseBuffer, parseDuration, parsePrice } from "@/lib/catalogue/edit/serviceText";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { formatDuration } from "@/lib/time/format";
import { listText } from "../listText";
import type { UsualPauses } from "./ServiceFields";
import { modeOf, type ServiceValues } from "./serviceForm";

type Words = { pauses: UsualPauses; choices: FilingChoices; people: readonly OwnStaffMember[] };

type EditEffectsProps = Words & {
  before: ServiceValues;
  after: ServiceValues;
  /** A picture is saved as it is chosen. */
  isPictureChanged: boolean;
};

/** What an edit changes: nothing for bookings already made, and this for customers from now on (SVC-8). */
export function EditEffects({ before, after, isPictureChanged, ...words }: EditEffectsProps) {
  const t = useTranslations("providerArea.services.form.effects");
  const facts = useFacts(words);
  const [was, is] = [facts(before), facts(after)];
  const changes = names.flatMap((name) => {
    const [from, to] = [was[name], is[name]];
    return from === null || to === null || from === to ? [] : [{ what: t(name), from, to }];
  });
  const isRewritten = before.description.trim() !== after.description.trim();
  return (
    <div className="border-line border-l-2 pl-4 text-sm">
      <p>{t("booked")}</p>
      {changes.length === 0 && !isRewritten ? null : (
        <>
          <p className="mt-2">{t("fromNow")}</p>
          <ul className="mt-1 grid gap-0.5">
            {changes.map((change) => (
              <li key={change.what} className="tabular-nums [overflow-wrap:anywhere]">
                {t("change", change)}
              </li>
            ))}
            {isRewritten ? <li>{t("description")}</li> : null}
          </ul>
        </>
      )}
      {before.is_active === after.is_active ? null : (
        <p className="mt-2">{t(after.is_active ? "shown" : "hidden")}</p>
      )}
      {isPictureChanged ? <p className="mt-2">{t("picture")}</p> : null}
    </div>
  );
}

const names = [
  "name",
  "category",
  "subcategory",
  "price",
  "duration",
  "vat",
  "mode",
  "staff",
  "before",
  "after",
] as const;

/** What a service says, in words; null where what is typed says nothing yet. */
function useFacts({ pauses, choices, people }: Words) {
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
  const named = (among: readonly { id: string; name: string }[], ids: readonly string[]) =>
    listText(
      among.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      locale,
    ) || null;
  return (values: ServiceValues): Record<(typeof names)[number], string | null> => {
    const [isPhysical, isDigital] = [values.is_physical, values.is_digital];
    return {
      name: values.name.trim() || null,
      category: named(choices.categories, [values.category_id]),
      subcategory: named(choices.subcategories, [values.subcategory_id]),
      staff: named(people, values.staff_ids ?? []),
      price: price(values.price),
      duration: duration(values.duration_minutes),
      vat: `${values.vat_percent} %`,
      mode: isPhysical || isDigital ? modes(modeOf({ isPhysical, isDigital })) : null,
      before: pause(values.buffer_before_minutes, pauses.before),
      after: pause(values.buffer_after_minutes, pauses.after),
    };
  };
}
