import { useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { saysSame } from "../settings/saving/mergeFields";
import { NewerNotice } from "../settings/saving/NewerNotice";
import type { ServiceForm } from "./ServiceFields";
import { modeOf, type ServiceValues } from "./serviceForm";
import type { PartName, ServiceConflict } from "./serviceParts";

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
  const describe = useDescription(choices, people);
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

/** What a part says, in words. */
function useDescription({ subcategories }: FilingChoices, people: readonly OwnStaffMember[]) {
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
