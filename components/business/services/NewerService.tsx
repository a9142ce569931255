import { useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { NewerParts } from "../settings/saving/NewerNotice";
import type { ServiceForm } from "./ServiceFields";
import { partLabel, partText, type ServiceConflict } from "./serviceParts";

type NewerServiceProps = {
  form: ServiceForm;
  conflicts: readonly ServiceConflict[];
  choices: FilingChoices;
  people: readonly OwnStaffMember[];
};

/** Shown when somebody else saved the service while it was edited here (SVC-19). */
export function NewerService({ form, conflicts, choices, people }: NewerServiceProps) {
  const t = useTranslations("providerArea.services.form");
  const modes = useTranslations("providerArea.mode");
  const text = { t, modes, choices, people };
  return (
    <NewerParts
      words="providerArea.services.form.newer"
      form={form}
      conflicts={conflicts}
      labelOf={(part) => partLabel(part, text)}
      textOf={(part, values) => partText(part, values, text)}
    />
  );
}
