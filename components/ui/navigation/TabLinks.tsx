import type { ReactNode } from "react";
import type { LinkComponent } from "../actions/link";
import { tabClass, tabCountClass, tabListClass } from "./tabClass";

type TabLinksProps = {
  label: string;
  items: { href: string; label: ReactNode; current?: boolean; count?: string }[];
  linkComponent?: LinkComponent;
};

/** A navigation of links that looks like tabs. */
export function TabLinks({ label, items, linkComponent: Link = "a" }: TabLinksProps) {
  return (
    <nav aria-label={label} className={tabListClass}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? "page" : undefined}
          className={tabClass}
        >
          {item.label}
          {item.count ? <span className={tabCountClass}>{item.count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
