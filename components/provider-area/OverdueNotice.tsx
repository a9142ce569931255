"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useLate } from "@/components/layout/useLate";
import { ErrorState } from "@/components/ui/ErrorState";

/**
 * Stands above a page of the business. The server sends its skeletons first and the content after them; where that does
 * not come, the skeletons get words and a way to try again. They are no part of React until then, so it is looked for
 * in the document.
 */
export function OverdueNotice() {
  const t = useTranslations("common");
  const place = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isLate = useLate(isWaiting);

  useEffect(() => {
    const page = place.current?.parentElement;
    if (!page) return;
    const look = () => setWaiting(page.querySelector("[data-skeletons]") !== null);
    const watch = new MutationObserver(look);
    watch.observe(page, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={place}>
      {isLate ? (
        <ErrorState
          compact
          title={t("late.title")}
          retryLabel={t("retry")}
          onRetry={() => window.location.reload()}
          className="mb-8"
        >
          {t("late.body")}
        </ErrorState>
      ) : null}
    </div>
  );
}
