"use client";

import { useLocale, useTranslations } from "next-intl";
import { listText } from "../../listText";
import { NewerNotice } from "../saving/NewerNotice";
import type { PersonForm } from "./PersonFields";
import type { PersonConflict, PersonPart, PersonValues } from "./peopleForm";
import type { ServiceGroup } from "./serviceGroups";

type NewerPersonProps = {
  form: PersonForm;
  conflicts: readonly PersonConflict[];
  services: readonly ServiceGroup[];
};

/** Shown when somebody else saved while the person was edited here (PPL-38). */
export function NewerPerson({ form, conflicts, services }: NewerPersonProps) {
  const t = useTranslations("providerSettings.people.form");
  return (
    <NewerNotice
      words="providerSettings.people.form.newer"
      form={form}
      conflicts={conflicts}
      labelOf={(part) => t(labels[part])}
      textOf={usePartText(services)}
    />
  );
}

/** The label of each part in the form. */
const labels = {
  name: "name",
  colour: "colour",
  services: "services",
} as const satisfies Record<PersonPart, string>;

/** The value of a part as text. */
function usePartText(services: readonly ServiceGroup[]) {
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
