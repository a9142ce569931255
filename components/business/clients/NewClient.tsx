"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi, type Refusal } from "@/lib/api/client";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { newCustomerOf, sortedCustomer } from "../newBooking/draft";
import { ClientFields, type TypedClient, tagsOf } from "./ClientFields";

type Known = { clientId: string; name: string };

const empty: TypedClient & { evenIfKnown: boolean } = {
  name: "",
  phone: "",
  email: "",
  tags: "",
  evenIfKnown: false,
};

type NewClientProps = {
  /** What was searched for and not found: a name, a number or an address, which the form begins with. */
  typed?: string;
};

/** Adds a client by hand, who is then opened. Somebody with the number or the address already is shown first. */
export function NewClient({ typed }: NewClientProps) {
  const t = useTranslations("clients.add");
  const common = useTranslations("common");
  const words = useTranslations("form");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [known, setKnown] = useState<Known | null>(null);
  const initial = typed === undefined ? empty : { ...empty, ...contactIn(typed) };
  const form = useForm({
    initial,
    portal: "provider",
    send: ({ tags, evenIfKnown, ...typed }, locale) => {
      const { name, phone, email } = sortedCustomer({ kind: "new", ...typed });
      const body = { name, phone, email, evenIfKnown, tags: tagsOf(tags) };
      return callApi("POST /providers/me/clients", { body, locale });
    },
    onSaved: ({ id, name }) => {
      setOpen(false);
      notify({ tone: "success", title: t("done", { name }) });
      router.push(providerPaths.client(id));
    },
    onRefused: (refusal) => {
      const found = knownOf(refusal);
      setKnown(found);
      if (found !== null) form.change("evenIfKnown", true);
      return found !== null;
    },
  });
  /** Moves a number or an address that was typed beside the name to its field. */
  const sortContacts = () => {
    const typedNow = { kind: "new", ...form.values } as const;
    const sorted = sortedCustomer(typedNow);
    if (sorted === typedNow) return;
    setMoved(true);
    const { name, phone, email } = sorted;
    form.changeAll({ name, phone, email });
  };
  const close = () => {
    setOpen(false);
    setKnown(null);
    form.reset(initial);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setOpen(true);
        else form.leave(close);
      }}
      trigger={
        <Button variant="solid" icon={<Plus aria-hidden="true" />}>
          {typed === undefined ? t("button") : t("named", { name: typed })}
        </Button>
      }
      title={t("title")}
      closeLabel={common("close")}
      footer={
        <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
          {known === null ? t("save") : t("anyway")}
        </Button>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <ClientFields fieldProps={form.fieldProps} problems={form.problems} onNameLeft={sortContacts} />
        <p role="status" className="sr-only">
          {isMoved ? words("contactMoved") : null}
        </p>
        {known === null ? null : (
          <Notice live="polite">
            {t("known", { name: known.name })}{" "}
            <Link href={providerPaths.client(known.clientId)} className="underline">
              {t("openKnown", { name: known.name })}
            </Link>
          </Notice>
        )}
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}

function contactIn(typed: string) {
  const { name, phone, email } = newCustomerOf(typed);
  return { name, phone, email };
}

function knownOf({ code, details }: Refusal): Known | null {
  if (code !== "client_known" || typeof details !== "object" || details === null) return null;
  if (!("clientId" in details && "name" in details)) return null;
  return { clientId: String(details.clientId), name: String(details.name) };
}
