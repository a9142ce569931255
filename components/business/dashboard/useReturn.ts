import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Does once what the marker in the page's address asks for, and removes the marker from the address.
 * @param act what it asks for; null where there is no marker
 */
export function useReturn(act: (() => unknown) | null): void {
  const router = useRouter();
  const answered = useRef(false);
  useEffect(() => {
    if (act === null || answered.current) return;
    answered.current = true;
    // By the router: it does not hear of a change of the history while the page itself is being hydrated, and would put
    // the marker back with its next refresh.
    router.replace(window.location.pathname, { scroll: false });
    act();
  }, [act, router]);
}
