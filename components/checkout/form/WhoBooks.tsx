"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { faceClass } from "@/components/layout/header/accountHint";
import type { PortalAccount } from "@/components/layout/header/restoredPage";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { ContactFields, type ContactFieldsProps } from "./ContactFields";

type WhoBooksProps = Omit<ContactFieldsProps, "className"> & { account: PortalAccount };

/** The account that books, or the fields of a guest. */
export function WhoBooks({ account, ...fields }: WhoBooksProps) {
  const t = useTranslations("booking.contact");
  // When the account cannot be loaded, booking as a guest stays possible.
  const state = account.state === "failed" ? "guest" : account.state;
  const accountLook = faceClass(state, "customer", "account");
  const guestLook = faceClass(state, "customer", "guest");
  return (
    <>
      {accountLook === null ? null : (
        <p className={clsx("text-muted text-sm", accountLook)}>
          {account.state === "signedIn" ? (
            t("signedIn", { email: account.email })
          ) : (
            <Skeleton className="w-56 max-w-full" />
          )}
        </p>
      )}
      {guestLook === null ? null : <ContactFields {...fields} className={guestLook} />}
    </>
  );
}
