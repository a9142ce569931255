"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { type Proof, useProof } from "@/components/identity/passkeys/useProof";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { OwnersProof } from "../../signIns/OwnersProof";
import { EndingNote } from "./EndingNote";

type SwitchOffDialogProps = {
  person: OwnStaffMember;
  signIn: EndingSignIn;
  onClose: () => void;
  refresh: () => Promise<void>;
};

/** Asks before a person with a sign-in is switched off, which ends it; for an owner with a proof. */
export function SwitchOffDialog({ person: { id, name }, signIn, onClose, refresh }: SwitchOffDialogProps) {
  const t = useTranslations("providerSettings.people");
  const proof = useProof("provider");
  const form = useForm({
    initial: { password: "" },
    portal: "provider",
    send: ({ password }, locale) => {
      const switchOff = (proof: Proof) =>
        callApi("PATCH /providers/me/staff/{id}", {
          params: { id },
          body: { is_active: false, ...proof },
          locale,
        });
      return signIn.isOwner ? proof.prove(password, switchOff) : switchOff({});
    },
    onSaved: async () => {
      onClose();
      // Loads a new document when one's own sign-in ended.
      if (signIn.isYou) return window.location.reload();
      notify({ tone: "info", title: t("off", { name }), description: t("offEnded") });
      await refresh();
    },
    onRefused: () => {
      // The person became an owner after the page was rendered: the password is required from now on.
      if (!signIn.isOwner) void refresh();
      return false;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !form.isBusy) onClose();
      }}
      size="sm"
      title={t("ending.title", { name })}
      description={t("ending.body", { name })}
      closeLabel={t("ending.close")}
      footer={
        <>
          <Button disabled={form.isBusy} onClick={onClose}>
            {t("ending.keep")}
          </Button>
          <Button type="submit" form={form.id} variant="danger" loading={form.isBusy}>
            {t("ending.confirm")}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-4">
        <EndingNote name={name} signIn={signIn} />
        <p className="text-muted text-sm">{t("ending.instead", { name })}</p>
        {signIn.isOwner ? (
          <OwnersProof
            {...form.fieldProps("password")}
            error={form.problems.password}
            isBusy={form.isBusy}
            onPasskey={() => void proof.byPasskey(form.submit)}
          />
        ) : null}
        <FormProblem message={form.message} />
      </Form>
    </Dialog>
  );
}
