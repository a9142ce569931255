"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { NewerPerson } from "./NewerPerson";
import { PersonFields } from "./PersonFields";
import type { ServiceGroup } from "./serviceGroups";
import { type PersonEdit, usePersonForm } from "./usePersonForm";

type PersonDialogProps = PersonEdit & { services: readonly ServiceGroup[] };

/** Adds or changes a person: one form, a page of its own on phones. */
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
