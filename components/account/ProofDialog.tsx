"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { PasskeyProof } from "@/components/identity/passkeys/PasskeyProof";
import { type Proof, useProof } from "@/components/identity/passkeys/useProof";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { ApiResult, Refusal } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import type { Role } from "@/lib/identity/roles";

type ProofDialogProps = {
  portal: Role;
  title: string;
  description?: string;
  confirm: string;
  /** The button that closes it. */
  keep?: string;
  isDangerous?: boolean;
  /** What is done with the proof. */
  act: (proof: Proof) => Promise<ApiResult<unknown>>;
  /** What a refusal is told by instead of its message, if anything. */
  tell?: (refusal: Refusal) => ReactNode;
  onDone: () => void;
  onClose: () => void;
};

/** Asks whoever is signed in for the password or a passkey, and does with it what was asked for. */
export function ProofDialog(props: ProofDialogProps) {
  const {
    portal,
    title,
    description,
    confirm,
    keep,
    isDangerous = false,
    act,
    tell,
    onDone,
    onClose,
  } = props;
  const t = useTranslations("account.profile.passkeys");
  const texts = useTranslations("account.profile.password");
  const common = useTranslations("common");
  const form = useId();
  const { problems, message, isBusy, send } = useSend(portal, ["password"]);
  const proof = useProof(portal);
  const [password, setPassword] = useState("");
  const [told, setTold] = useState<ReactNode>(null);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setTold(null);
    const telling = (refusal: Refusal) => {
      const shown = tell?.(refusal) ?? null;
      setTold(shown);
      return shown !== null;
    };
    if ((await send(() => proof.prove(password, act), { telling })) !== null) onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      size="sm"
      title={title}
      description={description ?? t("proof")}
      closeLabel={common("close")}
      footer={
        <>
          {keep === undefined ? null : (
            <Button disabled={isBusy} onClick={onClose}>
              {keep}
            </Button>
          )}
          <Button type="submit" form={form} variant={isDangerous ? "danger" : "solid"} loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate className="grid grid-cols-1 gap-4">
        <Field label={t("password")} error={problems.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={passwordMaxLength}
            required
            showLabel={texts("show")}
            hideLabel={texts("hide")}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        <PasskeyProof isBusy={isBusy} onPress={() => void proof.byPasskey(submit)} />
        {told ?? <FormProblem message={message} />}
      </form>
    </Dialog>
  );
}
