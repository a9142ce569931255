"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { showProblem } from "@/components/form/showProblem";
import { useSend } from "@/components/form/useSend";
import { NewPasswordInput } from "@/components/identity/forms/NewPasswordInput";
import { TermsNote } from "@/components/identity/forms/TermsNote";
import { makePasskey, stopped } from "@/components/identity/passkeys/browserPasskeys";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { callApi } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import { browserName } from "./browserName";
import { GuestAccountSent } from "./GuestAccountSent";

type GuestAccountFormProps = {
  booking: { id: string; token: string };
  /** As it may be shown here. */
  email: string;
  /** Personal details that the password should not contain. */
  known: readonly string[];
  /** Whether this installation has passkeys. */
  hasPasskeys: boolean;
};

const never = () => () => undefined;

/** Asks for a password or a passkey, and says that a mail was sent: the same, whether the address has an account or not. */
export function GuestAccountForm({ booking, email, known, hasPasskeys }: GuestAccountFormProps) {
  const t = useTranslations("auth.guestAccount");
  const locale = useLocale();
  const { problems, message, isBusy, send } = useSend("customer", ["password"]);
  const [password, setPassword] = useState("");
  const [way, setWay] = useState<"password" | "passkey">("password");
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.password !== undefined) showProblem(form.current);
  }, [problems]);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Known in the browser alone. The button is rendered on the server all the same, so that what stands below it does not move
  // at hydration: a press that begins before such a move and ends after it is lost.
  const canPasskey = useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === "function",
    () => true,
  );
  const common = { params: { id: booking.id }, query: { token: booking.token }, locale };

  async function byPassword(event: FormEvent) {
    event.preventDefault();
    setWay("password");
    const sent = await send(() =>
      callApi("POST /customers/me/bookings/{id}/account", { ...common, body: { password } }),
    );
    if (sent !== null) setSent(true);
  }

  async function byPasskey() {
    setWay("passkey");
    const sent = await send(async () => {
      const asked = await callApi("POST /customers/me/bookings/{id}/account/passkey", common);
      if (!asked.ok) return asked;
      const passkey = await makePasskey(asked.data);
      if (passkey === null) return stopped(t("stopped"));
      const name = browserName(navigator.userAgent) ?? t("unnamed");
      const body = { newPasskey: { name, passkey } };
      return callApi("POST /customers/me/bookings/{id}/account", { ...common, body });
    });
    if (sent !== null) setSent(true);
  }

  if (isSent) return <GuestAccountSent booking={booking} email={email} />;
  return (
    <form
      ref={form}
      onSubmit={(event) => void byPassword(event)}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <p className="max-w-[60ch] text-muted">{t("lead")}</p>
      <Field label={t("password")} hint={t("passwordHint")} error={problems.password}>
        <NewPasswordInput
          name="password"
          maxLength={passwordMaxLength}
          required
          showLabel={t("show")}
          hideLabel={t("hide")}
          known={known}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <FormProblem message={message} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="solid"
          loading={isBusy && way === "password"}
          // Before hydration the browser would send the form by itself, with the password in the address.
          disabled={!isLive || (isBusy && way === "passkey")}
        >
          {t("submit")}
        </Button>
        {hasPasskeys && canPasskey ? (
          <Button
            loading={isBusy && way === "passkey"}
            loadingLabel={t("waiting")}
            disabled={!isLive || (isBusy && way === "password")}
            onClick={() => void byPasskey()}
          >
            {t("byPasskey")}
          </Button>
        ) : null}
      </div>
      <TermsNote portal="customer" />
    </form>
  );
}
