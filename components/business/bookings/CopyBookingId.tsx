"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { notify } from "@/components/ui/overlays/notify";

type CopyBookingIdProps = { id: string; reference: string; showLabel?: boolean };

export function CopyBookingId({ id, reference, showLabel = false }: CopyBookingIdProps) {
  const t = useTranslations("providerArea.bookings");
  return (
    <CopyButton
      value={id}
      label={t("copy", { reference })}
      copiedLabel={t("copied")}
      showLabel={showLabel}
      onCopied={() => notify({ tone: "success", title: t("copied") })}
      onError={() => notify({ tone: "error", title: t("copyFailed") })}
    />
  );
}
