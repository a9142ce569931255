"use client";

import { useOffline } from "next/offline";
import { Button } from "@/components/ui/actions/Button";
import { Banner } from "@/components/ui/feedback/Banner";

type OfflineBannerProps = { text: string; retryLabel: string };

/**
 * Says that the browser is offline while it is. The router keeps pending requests and repeats them on the `online`
 * event, as does everything else that waits.
 */
export function OfflineBanner({ text, retryLabel }: OfflineBannerProps) {
  const isOffline = useOffline();
  return (
    <div role="status" aria-live="polite" className="sticky top-0 z-35 print:hidden">
      {isOffline ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => window.dispatchEvent(new Event("online"))}>
              {retryLabel}
            </Button>
          }
        >
          {text}
        </Banner>
      ) : null}
    </div>
  );
}
