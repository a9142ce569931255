import type { ComponentProps, MouseEvent } from "react";
import { appRouter } from "./router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string | { pathname: string };
  replace?: boolean;
  scroll?: boolean;
  prefetch?: boolean | null;
};

/** In place of `next/link`: a plain click is a step of the router, as there. */
export default function Link({ href, replace, scroll: _, prefetch: __, onClick, ...props }: LinkProps) {
  const to = typeof href === "string" ? href : href.pathname;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || props.target === "_blank") return;
    if (new URL(to, window.location.href).origin !== window.location.origin) return;
    event.preventDefault();
    if (replace) appRouter.replace(to);
    else appRouter.push(to);
  }
  return <a {...props} href={to} onClick={follow} />;
}

export const useLinkStatus = () => ({ pending: false });
