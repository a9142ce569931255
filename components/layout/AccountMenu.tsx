"use client";

import { ChevronDown, CircleUserRound, RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/Button";
import { buttonClass } from "@/components/ui/buttonClass";
import { notify } from "@/components/ui/notify";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { AccountLinks, type AccountLinksProps } from "./AccountLinks";
import { accountStores } from "./accountStore";
import { Dropdown } from "./Dropdown";
import { useAccount } from "./useAccount";

export type AccountMenuProps = AccountLinksProps & { signInHref: string };

/** Sign in, or the menu of whoever is signed in, labelled with the e-mail address. */
export function AccountMenu({ signInHref, ...links }: AccountMenuProps) {
  const account = useAccount(links.role);
  const { texts } = links;
  const isFailed = account.state === "failed";
  useEffect(() => {
    if (isFailed) notify({ tone: "error", title: texts.error, description: texts.failed });
  }, [isFailed, texts.error, texts.failed]);
  if (isFailed) return <Retry role={links.role} label={texts.retry} />;
  if (account.state !== "signedIn") {
    return (
      <Link href={signInHref} prefetch={false} className={buttonClass({ variant: "secondary", size: "sm" })}>
        {texts.signIn}
      </Link>
    );
  }
  return (
    <Dropdown
      label={`${texts.label}: ${account.email}`}
      summary={
        <>
          <CircleUserRound aria-hidden="true" />
          <span className="max-w-[16ch] truncate">{account.email}</span>
          <ChevronDown
            aria-hidden="true"
            className="transition-transform duration-150 group-open:rotate-180"
          />
        </>
      }
      summaryClassName={buttonClass({ variant: "secondary", size: "sm" })}
      className="relative"
      panelClassName="absolute top-full right-0 z-40 mt-1.5 w-64 rounded-md border border-line bg-card p-1.5 shadow-overlay"
    >
      <AccountLinks {...links} />
    </Dropdown>
  );
}

/** The same in the folded menu of narrow screens: spread out, without a menu in the menu. */
export function AccountSection({ signInHref, ...links }: AccountMenuProps) {
  const account = useAccount(links.role);
  const { texts } = links;
  if (account.state === "failed") return <Retry role={links.role} label={texts.retry} />;
  if (account.state !== "signedIn") {
    return (
      <Link
        href={signInHref}
        prefetch={false}
        className={buttonClass({ variant: "solid", size: "md", block: true })}
      >
        {texts.signIn}
      </Link>
    );
  }
  return (
    <section aria-label={texts.label}>
      <p className="truncate px-3 pb-1 text-muted text-sm">
        {texts.signedInAs} <span className="text-ink">{account.email}</span>
      </p>
      <AccountLinks {...links} />
    </section>
  );
}

/** The server could not be asked who is signed in: says so instead of showing a guest's header. */
function Retry({ role, label }: { role: Role; label: string }) {
  return (
    <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={accountStores[role].retry}>
      {label}
    </Button>
  );
}
