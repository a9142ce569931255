import type { AnchorHTMLAttributes, ElementType } from "react";

/** The props that a component of the design system passes to its link. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string };

/** The link component: the router's (client-side navigation, locale prefix), or a plain `a` by default. */
export type LinkComponent = ElementType<LinkProps>;
