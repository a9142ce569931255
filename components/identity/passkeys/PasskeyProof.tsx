"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";

type PasskeyProofProps = { portal: Role; isBusy: boolean; label?: string; onPress: () => void };

/** Proves by a passkey instead of the password above it; shown to whoever has one. */
export function PasskeyProof({ portal, isBusy, label, onPress }: PasskeyProofProps) {
  const t = useTranslations("form");
  const locale = useLocale();
  const [hasPasskey, setHas] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void callApi("GET /auth/v1/passkeys", { query: { role: portal }, locale }).then((list) => {
      if (isCurrent) setHas(list.ok && list.data.length > 0);
    });
    return () => {
      isCurrent = false;
    };
  }, [portal, locale]);

  if (!hasPasskey) return null;
  return (
    <Button disabled={isBusy} className="justify-self-start" onClick={onPress}>
      {label ?? t("proveByPasskey")}
    </Button>
  );
}
