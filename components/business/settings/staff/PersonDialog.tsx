"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { staffNameMaxLength } from "@/lib/staff/limits";
import { PersonFields } from "./PersonFields";
import { type PersonValues, personProblems } from "./peopleForm";
import type { ServiceGroup } from "./serviceGroups";

type PersonDialogProps = {
  /** Who is changed; a new person without. */
  id: string | null;
  initial: PersonValues;
  /** Whoever worked alone so far is asked for their own name, too. */
  asksOwnName: boolean;
  services: readonly ServiceGroup[];
  /** The version that the edit begins with. */
  tag: string;
  /** Whose edits outlive signing in again. */
  owner: string;
  close: () => Promise<void>;
  /** Reads the page anew. */
  refresh: () => Promise<void>;
};

/** Adds or changes a person: one form, a page of its own on phones. */
export function PersonDialog(props: PersonDialogProps) {
  const { id, initial, asksOwnName, services, close, refresh } = props;
  const t = useTranslations("providerSettings.people.form");
  const common = useTranslations("common");
  const form = useForm<PersonValues, unknown>({
    portal: "provider",
    initial,
    keep: { name: `person-${id ?? "new"}`, owner: props.owner },
    check: (values) =>
      Object.fromEntries(
        Object.entries(personProblems(values, asksOwnName)).map(([name, problem]) => [
          name,
          t(`problem.${problem}`, { most: staffNameMaxLength }),
        ]),
      ),
    send: ({ own_name, ...values }, locale) => {
      const headers = { "If-Match": props.tag };
      return id === null
        ? callApi("POST /providers/me/staff", {
            body: { ...values, ...(asksOwnName ? { own_name } : {}) },
            headers,
            locale,
          })
        : callApi("PATCH /providers/me/staff/{id}", { params: { id }, body: values, headers, locale });
    },
    onSaved: async (_answer, { name }) => {
      notify({ tone: "success", title: t(id === null ? "added" : "saved", { name: name.trim() }) });
      await close();
      void refresh();
    },
    onRefused: ({ status }) => {
      // Somebody else saved: what was typed stays, and the next try begins with what they saved.
      if (status === 412) void refresh();
      return false;
    },
  });
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
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
