import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import type { ServiceForm } from "./ServiceFields";
import { modeOf, type ServiceValues } from "./serviceForm";
import { type PartName, type ServiceConflict, saysSame } from "./serviceParts";

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
  const place = useRef<HTMLDivElement>(null);
  // It comes some time after the button was pressed, below what is in view of a long form.
  useEffect(() => {
    // What it returns, a promise in some browsers, is no clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const open = conflicts.filter((conflict) => !saysSame(form.values, conflict));
  return (
    <div ref={place}>
      <Notice tone="warning" live="assertive" title={newer("title")}>
        <p>{newer(open.length === 0 ? "merged" : "conflicts")}</p>
        {open.length === 0 ? null : (
          <ul className="mt-2 grid gap-2">
            {open.map(({ part, theirs }) => {
              const field = t(labels[part]);
              const value = describe(part, { ...form.values, ...theirs });
              return (
                <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
                    {newer("saved", { field, value })}
                  </span>
                  <Button
                    size="sm"
                    aria-label={newer("takeOf", { field, value })}
                    onClick={() => form.changeAll(theirs)}
                  >
                    {newer("take")}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Notice>
    </div>
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
