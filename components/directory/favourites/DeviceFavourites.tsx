"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useAccount } from "@/components/layout/header/useAccount";
import { Button } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { readDevice } from "./deviceFavourites";

type DeviceFavouritesProps = {
  /** Renders the cards of these businesses. */
  show: (form: FormData) => Promise<ReactNode | "failed">;
  skeleton: ReactNode;
  texts: { errorTitle: string; errorBody: string; retry: string };
};

/** The list of a guest: what the device keeps when the page is opened. */
export function DeviceFavourites({ show, skeleton, texts }: DeviceFavouritesProps) {
  const locale = useLocale();
  const router = useRouter();
  const { state } = useAccount("customer");
  const [list, setList] = useState<ReactNode | "failed">(null);

  const load = useCallback(async () => {
    setList(null);
    const form = new FormData();
    form.set("locale", locale);
    for (const id of readDevice().reverse()) form.append("id", id);
    setList(await show(form).catch(() => "failed" as const));
  }, [locale, show]);

  useEffect(() => void load(), [load]);
  // Signed in meanwhile, in another tab: the server has the list.
  useEffect(() => {
    if (state === "signedIn") router.refresh();
  }, [state, router]);

  if (list === null) return skeleton;
  if (list !== "failed") return list;
  return (
    <ErrorState title={texts.errorTitle} action={<Button onClick={() => void load()}>{texts.retry}</Button>}>
      {texts.errorBody}
    </ErrorState>
  );
}
