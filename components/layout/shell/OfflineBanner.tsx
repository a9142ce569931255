"use client";

import { useOffline } from "next/offline";
import { Button } from "@/components/ui/actions/Button";
import { Banner } from "@/components/ui/feedback/Banner";

type OfflineBannerProps = { text: string; retryLabel: string };

/**
 * Says that there is no connection, and goes away by itself. Meanwhile the router keeps what was asked for and does it
 * once it can; the event is what it, and everything else that waits, looks up at.
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
