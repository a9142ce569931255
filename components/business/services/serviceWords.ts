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
import type { PartName } from "./serviceParts";

/*
 * The values of a service as text: for the effects of an edit (SVC-8), and for a part that somebody else saved
 * meanwhile (SVC-19).
 */

export type FactWords = { pauses: UsualPauses; choices: FilingChoices; people: readonly OwnStaffMember[] };

/** The facts compared for an edit, in the order of the form. */
export const factNames = [
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

/** The facts of a service as text; null where the input is not valid yet. */
export function useFacts({ pauses, choices, people }: FactWords) {
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
  return (values: ServiceValues): Record<(typeof factNames)[number], string | null> => {
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

/** The label of each part in the form. */
export const partLabels = {
  name: "name",
  description: "description",
  filing: "subcategory",
  duration: "duration",
  price: "price",
  vat: "vat",
  modes: "modes",
  before: "effects.before",
  after: "effects.after",
  active: "active",
  staff: "staff",
} as const satisfies Record<PartName, string>;

/** The value of a part as text. */
export function usePartText({ subcategories }: FilingChoices, people: readonly OwnStaffMember[]) {
  const t = useTranslations("providerArea.services.form");
  const newer = useTranslations("providerArea.services.form.newer");
  const modes = useTranslations("providerArea.mode");
  const minutes = (text: string) => `${text} ${t("minutes")}`;
  return (part: PartName, values: ServiceValues): string => {
    switch (part) {
      case "filing":
        return subcategories.find(({ id }) => id === values.subcategory_id)?.name ?? newer("nothing");
      case "duration":
        return minutes(values.duration_minutes);
      case "before":
        return minutes(values.buffer_before_minutes);
      case "after":
        return minutes(values.buffer_after_minutes);
      case "price":
        return values.price === "" ? newer("nothing") : `${values.price} ${t("kronor")}`;
      case "vat":
        return t("vatRate", { rate: values.vat_percent });
      case "modes":
        return modes(modeOf({ isPhysical: values.is_physical, isDigital: values.is_digital }));
      case "staff":
        return people
          .filter(({ id }) => values.staff_ids?.includes(id) ?? true)
          .map(({ name }) => name)
          .join(", ");
      case "active":
        return newer(values.is_active ? "on" : "off");
      default:
        return values[part] || newer("nothing");
    }
  };
}
