"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { notify } from "@/components/ui/notify";
import { callApi } from "@/lib/api/client";
import type { FilingChoices } from "@/lib/catalogue/serviceChoices";
import { serviceMaxBuffer, serviceMaxDuration, serviceMaxPrice } from "@/lib/catalogue/serviceLimits";
import { smallestPrice } from "@/lib/catalogue/serviceText";
import { EditEffects } from "./EditEffects";
import { ServiceFields, type UsualPauses } from "./ServiceFields";
import { ServicePreview } from "./ServicePreview";
import { type ServiceValues, serviceBody, serviceProblems } from "./serviceForm";

type ServiceDialogProps = {
  /** What is changed; a new service without. */
  id: string | null;
  initial: ServiceValues;
  choices: FilingChoices;
  pauses: UsualPauses;
  /** The business, whose edits outlive signing in again. */
  providerId: string;
  close: () => Promise<void>;
  /** Reads the page anew. */
  refresh: () => Promise<void>;
};

/** Adds or changes a service: one form, a page of its own on phones. */
export function ServiceDialog({
  id,
  initial,
  choices,
  pauses,
  providerId,
  close,
  refresh,
}: ServiceDialogProps) {
  const t = useTranslations("providerArea.services.form");
  const common = useTranslations("common");
  const check = useServiceCheck();
  const form = useForm<ServiceValues, unknown>({
    portal: "provider",
    initial,
    keep: { name: `service-${id ?? "new"}`, owner: providerId },
    check,
    send: (values, locale) => {
      const body = serviceBody(values);
      return id === null
        ? callApi("POST /providers/me/services", { body, locale })
        : callApi("PUT /providers/me/services/{id}", { params: { id }, body, locale });
    },
    onSaved: async (_answer, { name }) => {
      notify({ tone: "success", title: t(id === null ? "added" : "saved", { service: name.trim() }) });
      await close();
      void refresh();
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
      size="lg"
      title={id === null ? t("addTitle") : t("editTitle")}
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
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_17rem]">
        <div className="@container min-w-0">
          <Form form={form} className="grid grid-cols-1 gap-5">
            <ServiceFields form={form} choices={choices} pauses={pauses} />
            <FormProblem message={form.message} />
          </Form>
        </div>
        <div className="grid min-w-0 gap-5 md:sticky md:top-20">
          <ServicePreview values={form.values} choices={choices} />
          {id === null ? null : <EditEffects before={initial} after={form.values} pauses={pauses} />}
        </div>
      </div>
    </Dialog>
  );
}

/** What was typed wrong, in words. */
function useServiceCheck() {
  const t = useTranslations("providerArea.services.form.problem");
  const limits = {
    smallest: smallestPrice,
    largest: serviceMaxPrice,
    longest: serviceMaxDuration,
    widest: serviceMaxBuffer,
  };
  return (values: ServiceValues): Record<string, string> =>
    Object.fromEntries(
      Object.entries(serviceProblems(values)).map(([name, problem]) => [name, t(problem, limits)]),
    );
}
