"use client";

import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { listText } from "../../listText";
import { NewerParts } from "../saving/NewerNotice";
import { PersonFields, type PersonForm } from "./PersonFields";
import type { PersonConflict, PersonPart, PersonValues } from "./peopleForm";
import type { ServiceGroup } from "./serviceGroups";
import { type PersonEdit, usePersonForm } from "./usePersonForm";

type PersonDialogProps = PersonEdit & { services: readonly ServiceGroup[] };

/** Adds or changes a person; a full page on phones. */
export function PersonDialog(props: PersonDialogProps) {
  const { id, initial, asksOwnName, services, close } = props;
  const t = useTranslations("providerSettings.people.form");
  const common = useTranslations("common");
  const { form, conflicts } = usePersonForm(props);
  const leave = () => form.leave(() => void close());
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      wholePage
      title={id === null ? t("addTitle") : t("editTitle", { name: initial.name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={leave}>{t("cancel")}</Button>
          <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
            {t(id === null ? "add" : "save")}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <PersonFields form={form} asksOwnName={asksOwnName} services={services} />
        <Notice>{t(id !== null ? "stands" : asksOwnName ? "shared" : "bookable")}</Notice>
        {conflicts === null ? null : <NewerPerson form={form} conflicts={conflicts} services={services} />}
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}

type NewerPersonProps = {
  form: PersonForm;
  conflicts: readonly PersonConflict[];
  services: readonly ServiceGroup[];
};

/** Shown when somebody else saved while the person was edited here (PPL-38). */
function NewerPerson({ form, conflicts, services }: NewerPersonProps) {
  const t = useTranslations("providerSettings.people.form");
  return (
    <NewerParts
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
