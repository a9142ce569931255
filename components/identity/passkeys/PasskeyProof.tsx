"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { useHasPasskey } from "./PasskeyOwner";

type PasskeyProofProps = { isBusy: boolean; label?: string; onPress: () => void };

/** Proves by a passkey instead of the password above it; shown to whoever has one. */
export function PasskeyProof({ isBusy, label, onPress }: PasskeyProofProps) {
  const t = useTranslations("form");
  if (!useHasPasskey()) return null;
  return (
    <Button disabled={isBusy} className="justify-self-start" onClick={onPress}>
      {label ?? t("proveByPasskey")}
    </Button>
  );
}
