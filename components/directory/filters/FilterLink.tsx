"use client";

import type { LinkProps } from "@/components/ui/actions/link";
import { useDirectoryNavigation } from "../search/DirectoryNavigation";

/** A link that changes the directory's address and keeps the scroll position. */
export function FilterLink({ href, onClick, ...rest }: LinkProps) {
  const { go } = useDirectoryNavigation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || modified || event.button !== 0) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
