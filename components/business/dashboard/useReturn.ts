import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/overlays/notify";

/**
 * Checks once when somebody returns from a form at Stripe, and removes the marker from the address.
 * @param returned "back" when the form was filled in; null when the page was reached otherwise
 * @param otherwise the message for those who return without having filled it in
 */
export function useReturn(returned: string | null, check: () => Promise<void>, otherwise: string): void {
  const router = useRouter();
  const answered = useRef(false);
  useEffect(() => {
    if (returned === null || answered.current) return;
    answered.current = true;
    // By the router: it does not hear of a change of the history while the page itself is being hydrated, and would put
    // the marker back with its next refresh.
    router.replace(window.location.pathname, { scroll: false });
    if (returned === "back") void check();
    else notify({ title: otherwise });
  }, [returned, check, otherwise, router]);
}
