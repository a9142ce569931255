import { useMemo, useSyncExternalStore } from "react";
import { appRouter, followAddress } from "./router";

/* In place of `next/navigation`, in components under test. */

const useAddress = (read: () => string) => useSyncExternalStore(followAddress, read);

export const useRouter = () => appRouter;

export const usePathname = () => useAddress(() => window.location.pathname);

export function useSearchParams() {
  const search = useAddress(() => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useSelectedLayoutSegment = () => usePathname().split("/").at(-1) ?? null;
export const useSelectedLayoutSegments = () => usePathname().split("/").slice(1);

function ofServers(): never {
  throw new Error("Only components of the server call this");
}

export const redirect = ofServers;
export const permanentRedirect = ofServers;
export const notFound = ofServers;
export const forbidden = ofServers;
