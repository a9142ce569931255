"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { answerByPasskey, stopped } from "@/components/identity/passkeys/browserPasskeys";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { ApiResult, CallOptions } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import type { Role } from "@/lib/identity/roles";

export type Proof = NonNullable<CallOptions<"POST /auth/v1/passkeys/new">["body"]>;

type ProofDialogProps = {
  portal: Role;
  title: string;
  confirm: string;
  /** Whether a passkey of the account can prove it, too. */
  hasPasskey: boolean;
  /** What is done with the proof. */
  act: (proof: Proof) => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks whoever is signed in for the password or a passkey, and does with it what was asked for. */
export function ProofDialog({ portal, title, confirm, hasPasskey, act, onDone, onClose }: ProofDialogProps) {
  const t = useTranslations("account.profile.passkeys");
  const texts = useTranslations("account.profile.password");
  const common = useTranslations("common");
  const locale = useLocale();
  const form = useId();
  const { problems, message, isBusy, send } = useSend(portal, ["password"]);
  const [password, setPassword] = useState("");

  async function byPassword(event: FormEvent) {
    event.preventDefault();
    if ((await send(() => act({ password }))) !== null) onDone();
  }

  async function byPasskey() {
    const done = await send(async () => {
      const answered = await answerByPasskey("prove", portal, locale);
      if (answered === null) return stopped(t("stopped"));
      return answered.ok ? act({ passkey: answered.data }) : answered;
    });
    if (done !== null) onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      size="sm"
      title={title}
      description={t("proof")}
      closeLabel={common("close")}
      footer={
        <>
          {hasPasskey ? (
            <Button disabled={isBusy} onClick={() => void byPasskey()}>
              {t("proveByPasskey")}
            </Button>
          ) : null}
          <Button type="submit" form={form} variant="solid" loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => void byPassword(event)}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
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
        <FormProblem message={message} />
      </form>
    </Dialog>
  );
}
