"use client";

import { useTranslations } from "next-intl";
import { type ReactElement, useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { type Proof, useProof } from "@/components/identity/passkeys/useProof";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { ApiResult } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { OwnersProof } from "./OwnersProof";

type OwnerChangeDialogProps = {
  trigger: ReactElement;
  title: string;
  description: string;
  confirmLabel: string;
  tone?: "danger" | "neutral";
  send: (proof: Proof, locale: Locale) => Promise<ApiResult<unknown>>;
  onDone: () => unknown;
};

/** Asks for the password or a passkey before somebody becomes an owner or stops being one. */
export function OwnerChangeDialog({
  trigger,
  title,
  description,
  confirmLabel,
  tone = "danger",
  send,
  onDone,
}: OwnerChangeDialogProps) {
  const t = useTranslations("access");
  const [isOpen, setOpen] = useState(false);
  const proof = useProof("provider");
  const form = useForm({
    initial: { password: "" },
    portal: "provider",
    send: ({ password }, locale) => proof.prove(password, (proof) => send(proof, locale)),
    onSaved: async () => {
      change(false);
      await onDone();
    },
  });

  function change(next: boolean) {
    if (!next) form.reset();
    setOpen(next);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!form.isBusy) change(next);
      }}
      trigger={trigger}
      size="sm"
      title={title}
      description={description}
      closeLabel={t("close")}
      footer={
        <>
          <Button disabled={form.isBusy} onClick={() => change(false)}>
            {t("keep")}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={tone === "danger" ? "danger" : "solid"}
            loading={form.isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <OwnersProof
          {...form.fieldProps("password")}
          error={form.problems.password}
          isBusy={form.isBusy}
          onPasskey={() => void proof.byPasskey(form.submit)}
        />
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
