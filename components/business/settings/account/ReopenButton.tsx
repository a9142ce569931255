"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** Reopens the business. */
export function ReopenButton() {
  const t = useTranslations("providerAccount.closing");
  const locale = useLocale();
  const router = useRouter();
  const refresh = useRefresh();
  const { message, isBusy, send } = useSend("provider");

  async function reopen() {
    if ((await send(() => callApi("DELETE /providers/me/closing", { locale }))) === null) return;
    await refresh();
    // The current page would offer to close it again.
    router.push(providerPaths.settingsAccount());
    notify({ tone: "success", title: t("reopened") });
  }

  return (
    <div className="grid justify-items-start gap-4 noscript:hidden">
      <FormProblem message={message} />
      <Button variant="solid" loading={isBusy} onClick={reopen}>
        {t("reopen")}
      </Button>
    </div>
  );
}
