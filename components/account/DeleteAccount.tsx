"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { forgetAllTabs } from "@/components/checkout/form/forgetTyped";
import { forgetRecent } from "@/components/directory/suggest/recentSearches";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { callApi, type Refusal } from "@/lib/api/client";
import { bookingReference } from "@/lib/bookings/reference";
import { localePath } from "@/lib/i18n/localePath";
import { passwordMaxLength } from "@/lib/identity/limits";
import { customerPaths } from "@/lib/paths";

/** Deletes the account: says what is erased and what is kept, and asks for the password. */
export function DeleteAccount() {
  const t = useTranslations("account.profile.delete");
  const common = useTranslations("common");
  const texts = useTranslations("account.profile.password");
  const locale = useLocale();
  const form = useId();
  const { problems, message, isBusy, send } = useSend("customer", ["password"]);
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [upcoming, setUpcoming] = useState<string[]>([]);
  const [isGone, setGone] = useState(false);

  function change(next: boolean) {
    if (isBusy) return;
    // Loads a new document, so that nothing of the account stays in memory.
    if (isGone) window.location.assign(localePath(locale, customerPaths.home()));
    setOpen(next);
    setPassword("");
    setUpcoming([]);
  }

  async function erase(event: FormEvent) {
    event.preventDefault();
    setUpcoming([]);
    const answer = await send(async () => {
      const result = await callApi("DELETE /customers/me", { body: { password }, locale });
      if (!result.ok) setUpcoming(bookingIdsIn(result));
      return result;
    });
    if (answer === null) return;
    forgetAllTabs();
    forgetRecent();
    setGone(true);
  }

  return (
    <>
      <Button className="noscript:hidden" onClick={() => change(true)}>
        {t("open")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        size="sm"
        title={t(isGone ? "goneTitle" : "title")}
        description={t(isGone ? "goneBody" : "body")}
        closeLabel={common("close")}
        footer={
          isGone ? (
            <Button variant="solid" onClick={() => change(false)}>
              {t("home")}
            </Button>
          ) : (
            <>
              <Button onClick={() => change(false)}>{t("keep")}</Button>
              <Button type="submit" form={form} variant="danger" loading={isBusy}>
                {t("confirm")}
              </Button>
            </>
          )
        }
      >
        {isGone ? null : (
          <form id={form} onSubmit={erase} noValidate className="grid grid-cols-1 gap-4">
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
            {upcoming.length > 0 ? (
              <UpcomingBookings bookingIds={upcoming} />
            ) : (
              <FormProblem message={message} />
            )}
          </form>
        )}
      </Dialog>
    </>
  );
}

/** The ids of the upcoming bookings that a refusal lists. */
function bookingIdsIn({ code, details }: Refusal): string[] {
  if (code !== "bookings_upcoming") return [];
  const ids = new Map<string, unknown>(Object.entries(details ?? {})).get("bookingIds");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** The bookings that have to be cancelled before the account can be deleted. */
function UpcomingBookings({ bookingIds }: { bookingIds: string[] }) {
  const t = useTranslations("account.profile.delete");
  return (
    <Notice tone="warning" live="assertive">
      <p>{t("upcoming")}</p>
      <ul className="mt-1 grid justify-items-start">
        {bookingIds.map((id) => (
          <li key={id}>
            <TextLink linkComponent={QuietLink} href={customerPaths.booking(id)}>
              {t("booking", { reference: bookingReference(id) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
