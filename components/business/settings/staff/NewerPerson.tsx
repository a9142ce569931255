"use client";

import { useLocale, useTranslations } from "next-intl";
import { listText } from "../../listText";
import { saysSame } from "../saving/mergeFields";
import { NewerNotice } from "../saving/NewerNotice";
import type { PersonForm } from "./PersonFields";
import type { PersonConflict, PersonPart, PersonValues } from "./peopleForm";
import type { ServiceGroup } from "./serviceGroups";

type NewerPersonProps = {
  form: PersonForm;
  conflicts: readonly PersonConflict[];
  services: readonly ServiceGroup[];
};

/** Somebody saved while the person was edited here: what is brought together, and what is to be chosen (PPL-38). */
export function NewerPerson({ form, conflicts, services }: NewerPersonProps) {
  const t = useTranslations("providerSettings.people.form");
  const newer = useTranslations("providerSettings.people.form.newer");
  const describe = useDescription(services);
  const open = conflicts.filter((conflict) => !saysSame(form.values, conflict));
  return (
    <NewerNotice
      title={newer("title")}
      take={newer("take")}
      conflicts={open.map(({ part, theirs }) => {
        const field = t(labels[part]);
        const value = describe(part, { ...form.values, ...theirs });
        return {
          part,
          saved: newer("saved", { field, value }),
          takeOf: newer("takeOf", { field, value }),
          onTake: () => form.changeAll(theirs),
        };
      })}
    >
      {newer(open.length === 0 ? "merged" : "conflicts")}
    </NewerNotice>
  );
}

/** What the form calls each part. */
const labels = {
  name: "name",
  colour: "colour",
  services: "services",
} as const satisfies Record<PersonPart, string>;

/** What a part says, in words. */
function useDescription(services: readonly ServiceGroup[]) {
  const t = useTranslations("providerSettings.people");
  const locale = useLocale();
  return (part: PersonPart, values: PersonValues): string => {
    if (part === "colour") return t(`colour.${values.colour}`);
    if (part !== "services") return values[part];
    if (values.does_all_services) return t("form.all");
    const names = services
      .flatMap((group) => group.services)
      .filter(({ id }) => values.service_ids.includes(id))
      .map(({ name }) => name);
    return names.length === 0 ? t("form.newer.nothing") : listText(names, locale);
  };
}
