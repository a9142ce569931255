import { Link } from "@/lib/i18n/navigation";
import { AccountMenu, type AccountMenuProps, FoldedAccount } from "./AccountMenu";
import { ForGuests } from "./ForGuests";
import { HeaderFrame } from "./HeaderFrame";
import { type NavItem, NavLinks } from "./NavLinks";
import { FoldedPreferences, PreferenceMenus } from "./PreferenceMenus";

type PortalHeaderProps = {
  homeHref: string;
  /** The name of the portal, after the product's name. */
  tag?: string;
  navLabel: string;
  items: readonly NavItem[];
  account: AccountMenuProps;
  /**
   * The link to the other portal: in the folded menu and, where it says so, in the bar for guests, since the account's
   * menu has it too.
   */
  other: { href: string; label: string; isOnBar?: boolean };
};

/** The header of a portal's public pages. They are cached documents, so the browser asks who is signed in. */
export function PortalHeader({ homeHref, tag, navLabel, items, account, other }: PortalHeaderProps) {
  const toOther = (
    <Link
      href={other.href}
      prefetch={false}
      className="flex min-h-11 items-center rounded-md px-3 font-medium no-underline hover:bg-sunken"
    >
      {other.label}
    </Link>
  );
  return (
    <HeaderFrame
      homeHref={homeHref}
      {...(tag === undefined ? {} : { tag })}
      nav={<NavLinks label={navLabel} items={items} direction="row" />}
      actions={
        <>
          {other.isOnBar ? (
            <ForGuests as="div" role={account.role}>
              {toOther}
            </ForGuests>
          ) : null}
          <PreferenceMenus />
          <div className="ml-2">
            <AccountMenu {...account} />
          </div>
        </>
      }
      folded={
        <>
          <NavLinks label={navLabel} items={items} direction="column" />
          <FoldedAccount {...account} links={account.links.filter(({ href }) => href !== other.href)} />
          {toOther}
          <FoldedPreferences />
        </>
      }
    />
  );
}
