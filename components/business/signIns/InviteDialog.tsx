"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { useProof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { OwnersProof } from "./OwnersProof";

type InviteDialogProps = { staffId: string; name: string; onClose: () => void };

const roles = ["member", "owner"] as const;

/** Invites a person to a sign-in: address and role. */
export function InviteDialog({ staffId, name, onClose }: InviteDialogProps) {
  const t = useTranslations("access");
  const refresh = useRefresh();
  const proof = useProof("provider");
  const form = useForm({
    initial: { email: "", role: "member", password: "" },
    portal: "provider",
    send: ({ email, role, password }, locale) => {
      const body = { staff_id: staffId, email };
      if (role !== "owner")
        return callApi("POST /providers/me/invitations", { body: { ...body, role: "member" }, locale });
      return proof.prove(password, (proof) =>
        callApi("POST /providers/me/invitations", { body: { ...body, role, ...proof }, locale }),
      );
    },
    onSaved: async () => {
      onClose();
      notify({ tone: "success", title: t("sent") });
      await refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) form.leave(onClose);
      }}
      title={t("inviteTitle", { name })}
      description={t("inviteLead")}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={() => form.leave(onClose)}>{t("cancel")}</Button>
          <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
            {t("send")}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        <Field label={t("email")} error={form.problems.email}>
          <TextInput
            {...form.fieldProps("email")}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <RadioGroup
          legend={t("roleLabel")}
          name="role"
          layout="cards"
          value={form.values.role}
          onValueChange={(role) => form.change("role", role)}
          error={form.problems.role}
          options={roles.map((role) => ({
            value: role,
            label: t(`role.${role}`),
            hint: t(`roleHint.${role}`),
          }))}
        />
        {form.values.role === "owner" ? (
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
