import type { useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import { parseBuffer, parseDuration, parsePrice } from "@/lib/catalogue/edit/serviceText";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { formatDuration } from "@/lib/time/format";
import { listText } from "../listText";
import { type FieldConflict, mergeFields } from "../settings/saving/mergeFields";
import type { UsualPauses } from "./ServiceFields";
import { modeOf, type ServiceValues } from "./serviceForm";

/*
 * The parts of a service's form and their values as text: for the effects of an edit (SVC-8), and for merging it with
 * what somebody else saved meanwhile (SVC-19).
 */

/** The fields that are chosen together make one part. */
export const partNames = {
  name: ["name"],
  description: ["description"],
  filing: ["category_id", "subcategory_id"],
  duration: ["duration_minutes"],
  price: ["price"],
  vat: ["vat_percent"],
  modes: ["is_physical", "is_digital"],
  before: ["buffer_before_minutes"],
  after: ["buffer_after_minutes"],
  active: ["is_active"],
  staff: ["staff_ids"],
} as const satisfies Record<string, readonly (keyof ServiceValues)[]>;

export type PartName = keyof typeof partNames;

/** A part that both sides changed differently. */
export type ServiceConflict = FieldConflict<PartName, ServiceValues>;

/** Merges an edit that began with `base` with what was saved meanwhile. What only one side changed is kept. */
export const mergeService = (base: ServiceValues, mine: ServiceValues, theirs: ServiceValues) =>
  mergeFields<PartName, ServiceValues>(partNames, { base, mine, theirs });

type PartWords = {
  t: ReturnType<typeof useTranslations<"providerArea.services.form">>;
  modes: ReturnType<typeof useTranslations<"providerArea.mode">>;
  choices: FilingChoices;
  people: readonly OwnStaffMember[];
};

type Part = {
  /** Its label in the form, as the key of a text. */
  label: Parameters<PartWords["t"]>[0];
  /** Its value; null when it has none. */
  text: (values: ServiceValues, words: PartWords) => string | null;
};

const minutes = (typed: string, { t }: PartWords) => `${typed} ${t("minutes")}`;

/** The parts in words, for what somebody else saved meanwhile. */
const parts: Record<PartName, Part> = {
  name: { label: "name", text: ({ name }) => name || null },
  description: { label: "description", text: ({ description }) => description || null },
  filing: {
    label: "subcategory",
    text: ({ subcategory_id }, { choices }) =>
      choices.subcategories.find(({ id }) => id === subcategory_id)?.name ?? null,
  },
  duration: { label: "duration", text: (values, words) => minutes(values.duration_minutes, words) },
  price: { label: "price", text: ({ price }, { t }) => (price === "" ? null : `${price} ${t("kronor")}`) },
  vat: { label: "vat", text: ({ vat_percent }, { t }) => t("vatRate", { rate: vat_percent }) },
  modes: {
    label: "modes",
    text: (values, { modes }) =>
      modes(modeOf({ isPhysical: values.is_physical, isDigital: values.is_digital })),
  },
  before: { label: "effects.before", text: (values, words) => minutes(values.buffer_before_minutes, words) },
  after: { label: "effects.after", text: (values, words) => minutes(values.buffer_after_minutes, words) },
  active: { label: "active", text: ({ is_active }, { t }) => t(is_active ? "newer.on" : "newer.off") },
  staff: {
    label: "staff",
    text: ({ staff_ids }, { people }) =>
      people
        .filter(({ id }) => staff_ids?.includes(id) ?? true)
        .map(({ name }) => name)
        .join(", "),
  },
};

/** The label of a part in the form. */
export const partLabel = (part: PartName, { t }: PartWords): string => t(parts[part].label);

/** The value of a part as text. */
export const partText = (part: PartName, values: ServiceValues, words: PartWords): string =>
  parts[part].text(values, words) ?? words.t("newer.nothing");

type FactWords = {
  t: ReturnType<typeof useTranslations<"providerArea.services.form.effects">>;
  modes: PartWords["modes"];
  locale: Locale;
  pauses: UsualPauses;
  choices: FilingChoices;
  people: readonly OwnStaffMember[];
};

/** The facts that an edit may change, in the order in which they are listed; null where the input is not valid yet. */
const facts = {
  name: ({ name }) => name.trim() || null,
  category: ({ category_id }, { choices, locale }) => namesOf(choices.categories, [category_id], locale),
  subcategory: ({ subcategory_id }, { choices, locale }) =>
    namesOf(choices.subcategories, [subcategory_id], locale),
  price: ({ price }, { t, locale }) => {
    const parsed = parsePrice(price);
    if ("problem" in parsed) return null;
    return parsed.sek === 0 ? t("noPrice") : formatSek(fromSek(parsed.sek), locale);
  },
  duration: ({ duration_minutes }) => {
    const parsed = parseDuration(duration_minutes);
    return "minutes" in parsed ? formatDuration(parsed.minutes) : null;
  },
  vat: ({ vat_percent }) => `${vat_percent} %`,
  mode: ({ is_physical: isPhysical, is_digital: isDigital }, { modes }) =>
    isPhysical || isDigital ? modes(modeOf({ isPhysical, isDigital })) : null,
  staff: ({ staff_ids }, { people, locale }) => namesOf(people, staff_ids ?? [], locale),
  before: ({ buffer_before_minutes }, { pauses }) => pauseText(buffer_before_minutes, pauses.before),
  after: ({ buffer_after_minutes }, { pauses }) => pauseText(buffer_after_minutes, pauses.after),
} as const satisfies Record<string, (values: ServiceValues, words: FactWords) => string | null>;

function namesOf(among: readonly { id: string; name: string }[], ids: readonly string[], locale: Locale) {
  const names = among.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return listText(names, locale) || null;
}

/** 0 is the business's usual pause. */
function pauseText(typed: string, usual: number): string | null {
  const parsed = parseBuffer(typed);
  return "minutes" in parsed ? formatDuration(parsed.minutes || usual) : null;
}

/** What an edit changes of the facts, each with both values as text (SVC-8). */
export function factChanges(before: ServiceValues, after: ServiceValues, words: FactWords) {
  const isFact = (name: string): name is keyof typeof facts => name in facts;
  return Object.keys(facts)
    .filter(isFact)
    .flatMap((name) => {
      const [from, to] = [facts[name](before, words), facts[name](after, words)];
      return from === null || to === null || from === to ? [] : [{ what: words.t(name), from, to }];
    });
}
