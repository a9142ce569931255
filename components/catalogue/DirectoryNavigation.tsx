"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useTransition } from "react";

type GoOptions = {
  /** Typing replaces the address; a chosen filter is a step that Back undoes. */
  replace?: boolean;
  /** State that is shown until the answer is here. */
  optimistic?: () => void;
};

type Navigation = { pending: boolean; go: (href: string, options?: GoOptions) => void };

const NavigationContext = createContext<Navigation>({ pending: false, go: () => undefined });

/** The directory's address is its state. Whoever changes it shares one pending mark. */
export function DirectoryNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  const go = useCallback(
    (href: string, { replace = false, optimistic }: GoOptions = {}) => {
      startTransition(() => {
        optimistic?.();
        if (replace) router.replace(href, { scroll: false });
        else router.push(href, { scroll: false });
      });
    },
    [router],
  );

  const value = useMemo(() => ({ pending, go }), [pending, go]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useDirectoryNavigation(): Navigation {
  return useContext(NavigationContext);
}
