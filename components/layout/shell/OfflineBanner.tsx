"use client";

import { Button } from "@/components/ui/actions/Button";
import { Banner } from "@/components/ui/feedback/Banner";
import { useConnection } from "../useConnection";

type OfflineBannerProps = { texts: { offline: string; unanswered: string }; retryLabel: string };

/**
 * Says that the browser is offline, or that the service does not answer, while it is so. The router keeps pending requests and
 * repeats them on the `online` event, as does everything else that waits.
 */
export function OfflineBanner({ texts, retryLabel }: OfflineBannerProps) {
  const connection = useConnection();
  return (
    <div role="status" aria-live="polite" className="sticky top-0 z-35 print:hidden">
      {connection === "online" ? null : (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={() => window.dispatchEvent(new Event("online"))}>
              {retryLabel}
            </Button>
          }
        >
          {texts[connection]}
        </Banner>
      )}
    </div>
  );
}
