"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { forgetAllTabs } from "@/components/checkout/form/forgetTyped";
import { forgetRecent } from "@/components/directory/suggest/recentSearches";
import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { callApi, type Refusal } from "@/lib/api/client";
import { bookingReference } from "@/lib/bookings/reference";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths } from "@/lib/paths";
import { ProofDialog } from "./ProofDialog";

/** Deletes the account: says what is erased and what is kept, and asks for a proof of who is signed in. */
export function DeleteAccount() {
  const t = useTranslations("account.profile.delete");
  const locale = useLocale();
  const [step, setStep] = useState<"closed" | "asking" | "gone">("closed");

  function settle() {
    forgetAllTabs();
    forgetRecent();
    setStep("gone");
  }

  return (
    <>
      <Button className="noscript:hidden" onClick={() => setStep("asking")}>
        {t("open")}
      </Button>
      {step === "asking" ? (
        <ProofDialog
          portal="customer"
          title={t("title")}
          description={t("body")}
          confirm={t("confirm")}
          keep={t("keep")}
          isDangerous
          act={(body) => callApi("DELETE /customers/me", { body, locale })}
          tell={(refusal) => {
            const upcoming = bookingIdsIn(refusal);
            return upcoming.length === 0 ? null : <UpcomingBookings bookingIds={upcoming} />;
          }}
          onDone={settle}
          onClose={() => setStep("closed")}
        />
      ) : null}
      {step === "gone" ? <Gone /> : null}
    </>
  );
}

function Gone() {
  const t = useTranslations("account.profile.delete");
  const common = useTranslations("common");
  const locale = useLocale();
  // Loads a new document, so that nothing of the account stays in memory.
  const leave = () => window.location.assign(localePath(locale, customerPaths.home()));
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="sm"
      title={t("goneTitle")}
      description={t("goneBody")}
      closeLabel={common("close")}
      footer={
        <Button variant="solid" onClick={leave}>
          {t("home")}
        </Button>
      }
    />
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
