import { useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { saysSame } from "../settings/saving/mergeFields";
import { NewerNotice } from "../settings/saving/NewerNotice";
import type { ServiceForm } from "./ServiceFields";
import type { ServiceConflict } from "./serviceParts";
import { partLabels, usePartText } from "./serviceWords";

type NewerServiceProps = {
  form: ServiceForm;
  conflicts: readonly ServiceConflict[];
  choices: FilingChoices;
  people: readonly OwnStaffMember[];
};

/** Somebody saved the service while it was edited here: what is brought together, and what is to be chosen (SVC-19). */
export function NewerService({ form, conflicts, choices, people }: NewerServiceProps) {
  const t = useTranslations("providerArea.services.form");
  const newer = useTranslations("providerArea.services.form.newer");
  const describe = usePartText(choices, people);
  const open = conflicts.filter((conflict) => !saysSame(form.values, conflict));
  return (
    <NewerNotice
      title={newer("title")}
      take={newer("take")}
      conflicts={open.map(({ part, theirs }) => {
        const field = t(partLabels[part]);
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
