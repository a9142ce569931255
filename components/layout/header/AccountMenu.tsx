"use client";

import clsx from "clsx";
import { ChevronDown, CircleUserRound, RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/actions/Button";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { notify } from "@/components/ui/overlays/notify";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { AccountLinks, type AccountLinksProps } from "./AccountLinks";
import { faceClass } from "./accountHint";
import { accountStores } from "./accountStore";
import { Dropdown } from "./Dropdown";
import { useAccount } from "./useAccount";

export type AccountMenuProps = AccountLinksProps & { signInHref: string };

/** The link to sign in, or the account's menu, labelled with the e-mail address. */
export function AccountMenu({ signInHref, ...links }: AccountMenuProps) {
  const account = useAccount(links.role);
  const { texts } = links;
  const isFailed = account.state === "failed";
  useEffect(() => {
    if (isFailed) notify({ tone: "error", title: texts.error, description: texts.failed });
  }, [isFailed, texts.error, texts.failed]);
  if (isFailed) return <Retry role={links.role} label={texts.retry} />;
  const guestLook = faceClass(account.state, links.role, "guest");
  const accountLook = faceClass(account.state, links.role, "account");
  const email = account.state === "signedIn" ? account.email : null;
  return (
    <>
      {guestLook === null ? null : (
        <Link
          href={signInHref}
          prefetch={false}
          className={clsx(buttonClass({ variant: "secondary", size: "sm" }), guestLook)}
        >
          {texts.signIn}
        </Link>
      )}
      {accountLook === null ? null : (
        <Dropdown
          label={email === null ? texts.label : `${texts.label}: ${email}`}
          summary={
            <>
              <CircleUserRound aria-hidden="true" />
              {/* The width is the same before the address is known. */}
              <span className="w-[16ch] truncate text-left">{email ?? texts.label}</span>
              <ChevronDown
                aria-hidden="true"
                className="transition-transform duration-150 group-open:rotate-180"
              />
            </>
          }
          summaryClassName={buttonClass({ variant: "secondary", size: "sm" })}
          className={clsx("relative", accountLook)}
          panelClassName="absolute top-full right-0 z-40 mt-1.5 w-64 rounded-md border border-line bg-card p-1.5 shadow-overlay"
        >
          <AccountLinks {...links} />
        </Dropdown>
      )}
    </>
  );
}

/** The same for the folded menu of narrow screens, without a menu inside the menu. */
export function FoldedAccount({ signInHref, ...links }: AccountMenuProps) {
  const account = useAccount(links.role);
  const { texts } = links;
  if (account.state === "failed") return <Retry role={links.role} label={texts.retry} />;
  const guestLook = faceClass(account.state, links.role, "guest");
  const accountLook = faceClass(account.state, links.role, "account");
  return (
    <>
      {guestLook === null ? null : (
        <Link
          href={signInHref}
          prefetch={false}
          className={clsx(buttonClass({ variant: "solid", size: "md", block: true }), guestLook)}
        >
          {texts.signIn}
        </Link>
      )}
      {accountLook === null ? null : (
        <section aria-label={texts.label} className={accountLook}>
          <p className="truncate px-3 pb-1 text-muted text-sm">
            {account.state === "signedIn" ? (
              <>
                {texts.signedInAs} <span className="text-ink">{account.email}</span>
              </>
            ) : (
              texts.label
            )}
          </p>
          <AccountLinks {...links} />
        </section>
      )}
    </>
  );
}

/** Says that the server could not be asked who is signed in, instead of showing a guest's header. */
function Retry({ role, label }: { role: Role; label: string }) {
  return (
    <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={accountStores[role].retry}>
      {label}
    </Button>
  );
}
