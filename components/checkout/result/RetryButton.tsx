"use client";

import { RotateCw } from "lucide-react";
import { useTransition } from "react";
import { useBusy } from "@/components/layout/useLate";
import { Button } from "@/components/ui/actions/Button";
import { useRouter } from "@/lib/i18n/navigation";

/** Loads the page again. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  const isBusy = useBusy(isLoading);
  return (
    <Button
      loading={isBusy}
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => start(() => router.refresh())}
    >
      {label}
    </Button>
  );
}
