"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { contentAnchor } from "@/components/layout/anchors";
import { Button } from "@/components/ui/actions/Button";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { useRefused } from "../useRefused";

type KeepOverlapProps = { bookingId: string; customer: string };

/** Answers that a booking stays beside what overlaps it in the calendar elsewhere; the line goes. */
export function KeepOverlap({ bookingId, customer }: KeepOverlapProps) {
  const t = useTranslations("providerArea.dashboard.waiting");
  const locale = useLocale();
  const router = useRouter();
  const refused = useRefused();
  const [isAsking, setAsking] = useState(false);
  const [isReading, startReading] = useTransition();

  async function keep() {
    setAsking(true);
    const result = await callApi("PUT /providers/me/bookings/{id}/kept-overlap", {
      params: { id: bookingId },
      locale,
    });
    setAsking(false);
    if (!result.ok) return refused(t("keepFailed", { customer }), result);
    notify({ tone: "success", title: t("kept") });
    // The button goes with its line.
    document.getElementById(contentAnchor)?.focus({ preventScroll: true });
    startReading(() => router.refresh());
  }

  return (
    <Button size="sm" loading={isAsking || isReading} onClick={() => void keep()}>
      {t("keep")}
    </Button>
  );
}
