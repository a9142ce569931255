"use client";

import { useLocale } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { faceClass } from "@/components/layout/header/accountHint";
import { accountStores } from "@/components/layout/header/accountStore";
import { useAccount } from "@/components/layout/header/useAccount";
import { Button } from "@/components/ui/actions/Button";

/** null: nobody is signed in. */
export type Part = ReactNode | "failed" | null;

type ComingBackProps = {
  /** Renders the part of whoever is signed in. */
  show: (form: FormData) => Promise<Part>;
  /** As high as what comes. */
  skeleton: ReactNode;
  texts: { label: string; failed: string; retry: string };
  className: string;
};

const ReloadContext = createContext<() => Promise<void>>(async () => undefined);

/** Renders the part anew, once something in it was changed. */
export const useReloadPart = () => useContext(ReloadContext);

/**
 * What the home page begins with for whoever is signed in. The page is a document that is the same for everybody: the hint of
 * a session keeps the place from the first paint on, and the part is loaded by itself.
 */
export function ComingBack({ show, skeleton, texts, className }: ComingBackProps) {
  const locale = useLocale();
  const { state } = useAccount("customer");
  const [part, setPart] = useState<Part>(null);
  const look = faceClass(state, "customer", "account");

  const load = useCallback(async () => {
    const form = new FormData();
    form.set("locale", locale);
    setPart(await show(form).catch(() => "failed" as const));
  }, [locale, show]);

  useEffect(() => {
    if (state === "signedIn") void load();
  }, [state, load]);

  /** Loads it once it is known who is signed in. */
  const retry = () => (state === "failed" ? accountStores.customer.retry() : void load());

  if (look === null) return null;
  return (
    <section aria-label={texts.label} className={look}>
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
          (part ?? skeleton)
        )}
      </ReloadContext>
    </section>
  );
}
