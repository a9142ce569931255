"use client";

import { useState } from "react";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { accountStores } from "./accountStore";

export type AccountTexts = {
  label: string;
  signIn: string;
  signOut: string;
  signOutFailed: string;
  signedInAs: string;
  error: string;
  failed: string;
  retry: string;
};

export type AccountLinksProps = {
  role: Role;
  homeHref: string;
  links: readonly { href: string; label: string }[];
  texts: AccountTexts;
};

const look =
  "flex min-h-11 w-full items-center rounded-sm px-3 text-left font-medium no-underline hover:bg-sunken";

/** The links of a signed-in person, with signing out. */
export function AccountLinks({ role, homeHref, links, texts }: AccountLinksProps) {
  const [failed, setFailed] = useState(false);

  async function signOut() {
    setFailed(false);
    // Loads a new document, so that the router's cache keeps nothing of the account.
    if (await accountStores[role].signOut()) window.location.assign(homeHref);
    else setFailed(true);
  }

  return (
    <>
      <ul className="grid">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} prefetch={false} className={look}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={signOut} className={`${look} mt-1 border-line border-t`}>
        {texts.signOut}
      </button>
      {failed ? (
        <p role="alert" className="px-3 py-2 text-danger text-sm">
          {texts.signOutFailed}
        </p>
      ) : null}
    </>
  );
}
