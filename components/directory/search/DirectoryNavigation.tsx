"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
  useTransition,
} from "react";
import { withMapOf } from "../map/mapAddress";

type GoOptions = {
  /** Typing replaces the history entry; choosing a filter adds one, which Back undoes. */
  replace?: boolean;
  /** A state update shown until the answer arrives. */
  optimistic?: () => void;
};

type Navigation = {
  pending: boolean;
  /** The address of the last step. */
  target: string | null;
  go: (href: string, options?: GoOptions) => void;
};

const NavigationContext = createContext<Navigation>({ pending: false, target: null, go: () => undefined });

/** The address is the state of the directory. Everything that changes it shares one pending state. */
export function DirectoryNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [target, setTarget] = useState<string | null>(null);

  const go = useCallback(
    (address: string, { replace = false, optimistic }: GoOptions = {}) => {
      const href = withMapOf(new URL(window.location.href), address);
      setTarget(href);
      startTransition(() => {
        optimistic?.();
        if (replace) router.replace(href, { scroll: false });
        else router.push(href, { scroll: false });
      });
    },
    [router],
  );

  const value = useMemo(() => ({ pending, target, go }), [pending, target, go]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useDirectoryNavigation(): Navigation {
  return useContext(NavigationContext);
}
