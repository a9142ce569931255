"use client";

import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ClientCard } from "@/lib/clients/schemas";
import { useRouter } from "@/lib/i18n/navigation";
import { ClientFields, type TypedClient, tagsOf } from "./ClientFields";

/** Changes what the business knows of a client; account and bookings stay. */
export function EditClient({ client }: { client: ClientCard }) {
  const t = useTranslations("clients.edit");
  const common = useTranslations("common");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const initial: TypedClient = {
    name: client.name,
    phone: client.phone ?? "",
    email: client.email ?? "",
    tags: client.tags.join(", "),
  };
  const form = useForm({
    initial,
    portal: "provider",
    keep: { name: "client", owner: client.id },
    send: ({ tags, ...values }, locale) =>
      callApi("PATCH /providers/me/clients/{id}", {
        params: { id: client.id },
        body: { ...values, tags: tagsOf(tags) },
        locale,
      }),
    onSaved: () => {
      setOpen(false);
      notify({ tone: "success", title: t("done") });
      router.refresh();
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setOpen(true);
        else
          form.leave(() => {
            setOpen(false);
            form.reset(initial);
          });
      }}
      trigger={<Button icon={<Pencil aria-hidden="true" />}>{t("button")}</Button>}
      title={t("title")}
      closeLabel={common("close")}
      {...(client.has_account || client.visits.length > 0 ? { description: t("account") } : {})}
      footer={
        <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
          {t("save")}
        </Button>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <ClientFields fieldProps={form.fieldProps} problems={form.problems} />
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
