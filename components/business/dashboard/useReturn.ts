import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/overlays/notify";

/**
 * Coming back from a form of the payment provider asks by itself, once; the address forgets how it was reached.
 * @param returned "back" when the form was filled in; null when the page was reached otherwise
 * @param otherwise what is said to those who come back without that
 */
export function useReturn(returned: string | null, check: () => Promise<void>, otherwise: string): void {
  const answered = useRef(false);
  useEffect(() => {
    if (returned === null || answered.current) return;
    answered.current = true;
    window.history.replaceState(null, "", window.location.pathname);
    if (returned === "back") void check();
    else notify({ title: otherwise });
  }, [returned, check, otherwise]);
}
