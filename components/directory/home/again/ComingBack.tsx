"use client";

import { useLocale } from "next-intl";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { followOpenCheckout } from "@/components/checkout/hold/followOpenCheckout";
import { dropOpenCheckout, leftCheckout } from "@/components/checkout/hold/openCheckout";
import { faceClass } from "@/components/layout/header/accountHint";
import { accountStores } from "@/components/layout/header/accountStore";
import type { PortalAccount } from "@/components/layout/header/restoredPage";
import { useAccount } from "@/components/layout/header/useAccount";
import { Button } from "@/components/ui/actions/Button";

/** null: nobody is signed in, and nothing waits for payment; undefined: not loaded. */
export type Part = ReactNode | "failed";

type ComingBackProps = {
  /** Renders the part of whoever is signed in, or has left a payment. */
  show: (form: FormData) => Promise<Part>;
  /** As high as what comes, for an account and for the hold of a guest. */
  skeletons: { account: ReactNode; hold: ReactNode };
  texts: { label: string; failed: string; retry: string };
  className: string;
};

const ReloadContext = createContext<() => Promise<void>>(async () => undefined);

/** Renders the part anew, once something in it was changed. */
export const useReloadPart = () => useContext(ReloadContext);

const leftBookingId = () => leftCheckout()?.bookingId ?? null;

/**
 * What the home page begins with for whoever is signed in, or came back without having paid. The page is a document that is the
 * same for everybody: what the browser knows of a session and of a hold keeps the place from the first paint on, and the part is
 * loaded by itself. A guest who left no payment asks the server nothing.
 */
export function ComingBack({ show, skeletons, texts, className }: ComingBackProps) {
  const locale = useLocale();
  const { state } = useAccount("customer");
  const leftId = useSyncExternalStore(followOpenCheckout, leftBookingId, () => null);
  // A part is shown only to whom it was rendered for.
  const of = `${state} ${leftId}`;
  const [loaded, setLoaded] = useState<{ of: string; part: Part }>();
  const part = loaded?.of === of ? loaded.part : undefined;
  const isLoaded = state === "signedIn" || (state === "guest" && leftId !== null);

  const load = useCallback(async () => {
    const form = new FormData();
    form.set("locale", locale);
    if (leftId !== null) form.set("booking", leftId);
    const shown = await show(form).catch(() => "failed" as const);
    // It was paid or ended elsewhere, and nobody is signed in.
    const left = leftCheckout();
    if (shown === null && left !== null && left.bookingId === leftId) dropOpenCheckout(left.sessionId);
    setLoaded({ of, part: shown });
  }, [locale, leftId, of, show]);

  useEffect(() => {
    if (isLoaded) void load();
  }, [isLoaded, load]);

  /** Loads it once it is known who is signed in. */
  const retry = () => (state === "failed" ? accountStores.customer.retry() : void load());

  if (state === "guest" && leftId === null) return null;
  return (
    <section aria-label={texts.label} className={state === "unknown" ? "not-back:hidden" : ""}>
      <ReloadContext value={load}>
        {part === "failed" || state === "failed" ? (
          <div className={className}>
            <div className="grid content-start justify-items-start gap-3">
              <p role="alert">{texts.failed}</p>
              <Button size="sm" onClick={retry}>
                {texts.retry}
              </Button>
            </div>
          </div>
        ) : (
          (part ?? <Skeletons of={skeletons} state={state} />)
        )}
      </ReloadContext>
    </section>
  );
}

/** One of both, before the page's code has run by what the browser knows. */
function Skeletons({ of, state }: { of: ComingBackProps["skeletons"]; state: PortalAccount["state"] }) {
  const [account, guest] = [faceClass(state, "customer", "account"), faceClass(state, "customer", "guest")];
  return (
    <>
      {account === null ? null : <div className={account}>{of.account}</div>}
      {guest === null ? null : <div className={guest}>{of.hold}</div>}
    </>
  );
}
