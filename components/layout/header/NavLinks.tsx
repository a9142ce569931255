"use client";

import clsx from "clsx";
import { useLinkStatus } from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { ForGuests } from "./ForGuests";

export type NavItem = {
  href: string;
  label: string;
  /** The route segments below the layout, by which the current link is found whatever the public base path. */
  segments: readonly string[];
  /** Whether it is current on the pages below it, too. */
  isSection?: boolean;
  /** The portal; hidden for those who are signed in to it. */
  signedOutOnly?: Role;
};

type Direction = "row" | "column";

type NavLinksProps = {
  label: string;
  items: readonly NavItem[];
  direction: Direction;
};

/** The links of a portal's header, in a row or in the folded menu. */
export function NavLinks({ label, items, direction }: NavLinksProps) {
  // Route groups are in brackets and are not in the address.
  const here = useSelectedLayoutSegments().filter((segment) => !segment.startsWith("("));
  const current = (item: NavItem) =>
    (item.isSection || item.segments.length === here.length) &&
    item.segments.every((segment, index) => segment === here[index]);
  return (
    <nav aria-label={label}>
      <ul className={direction === "row" ? "flex items-center gap-1" : "grid"}>
        {items.map((item) => (
          <Entry key={item.href} signedOutOnly={item.signedOutOnly}>
            <NavLink item={item} current={current(item)} direction={direction} />
          </Entry>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ signedOutOnly, children }: { signedOutOnly: Role | undefined; children: ReactNode }) {
  return signedOutOnly ? (
    <ForGuests as="li" role={signedOutOnly}>
      {children}
    </ForGuests>
  ) : (
    <li>{children}</li>
  );
}

type NavLinkProps = { item: NavItem; current: boolean; direction: Direction };

function NavLink({ item, current, direction }: NavLinkProps) {
  return (
    <Link
      href={item.href}
      prefetch={false}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "relative flex min-h-11 items-center rounded-md px-3 font-medium no-underline transition-colors duration-150 hover:bg-sunken",
        direction === "row"
          ? "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink"
          : "text-lg aria-[current=page]:font-bold",
      )}
    >
      {item.label}
      <LinkPending />
    </Link>
  );
}

/** A thin line below a link while its page loads. */
function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span aria-hidden="true" className="absolute inset-x-3 bottom-1 h-0.5 animate-pulse bg-control" />
  ) : null;
}
