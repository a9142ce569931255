import { useTranslations } from "next-intl";
import { AreaHeading } from "../AreaHeading";
import { Payouts } from "./Payouts";

/** Whether the business is paid, beside its profile. */
export function PayoutsSection({ isConnected }: { isConnected: boolean }) {
  const t = useTranslations("providerArea.settings");
  return (
    <section aria-labelledby="payouts" className="min-w-0">
      <AreaHeading id="payouts" title={t("payouts")} />
      <div className="mt-4">
        <Payouts isConnected={isConnected} />
      </div>
    </section>
  );
}
