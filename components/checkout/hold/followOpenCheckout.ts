import { onForgotten } from "../form/forgetTyped";
import { openCheckoutKey } from "./heldHint";
import { dropOpenCheckout } from "./openCheckout";

/**
 * Calls back when what `leftCheckout` returns may have changed: here, in another tab, and by Back, which can restore a page as it
 * was before. Returns how to stop.
 */
export function followOpenCheckout(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const stopForgotten = onForgotten(onChange);
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key !== openCheckoutKey) return;
    // Another tab has released it, or paid for it.
    const ended = newValue === null && oldValue !== null ? sessionOf(oldValue) : undefined;
    if (ended !== undefined) dropOpenCheckout(ended);
    onChange();
  };
  window.addEventListener("storage", onStorage, { signal });
  window.addEventListener("pageshow", onChange, { signal });
  return () => {
    stopForgotten();
    ended.abort();
  };
}

function sessionOf(stored: string): string | undefined {
  try {
    const { sessionId }: { sessionId?: unknown } = JSON.parse(stored);
    return typeof sessionId === "string" ? sessionId : undefined;
  } catch {
    return undefined;
  }
}
