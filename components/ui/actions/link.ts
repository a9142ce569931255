import type { AnchorHTMLAttributes, ElementType } from "react";

/** What a piece of the design system hands to the link it draws. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { href: string };

/** The router's link component (client-side navigation, locale prefix); a plain `a` where none is given. */
export type LinkComponent = ElementType<LinkProps>;
