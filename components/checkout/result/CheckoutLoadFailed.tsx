import { getTranslations } from "next-intl/server";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { AutoRefresh } from "./AutoRefresh";
import { RetryButton } from "./RetryButton";

/** Seconds between two attempts to load the payment. */
const retrySeconds = 10;

/** Shown when the payment cannot be loaded: says that it is safe, and retries by itself. */
export async function CheckoutLoadFailed() {
  const t = await getTranslations("checkout.loadFailed");
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <ErrorState title={t("title")} action={<RetryButton label={t("retry")} />}>
        {t("lead")}
      </ErrorState>
      <AutoRefresh seconds={retrySeconds} />
    </>
  );
}
