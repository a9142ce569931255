import { Download, Settings2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { PrintButton } from "@/components/ui/actions/PrintButton";
import { Link } from "@/lib/i18n/navigation";
import type { Period } from "@/lib/ledger/periods";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";

/** The files for the business's books of the month, and the accounts that they are booked on. */
export function BookFiles({ period: { from, to } }: { period: Period }) {
  const t = useTranslations("finance.files");
  const locale = useLocale();
  const days = `from=${from}&to=${to}`;
  return (
    <section aria-labelledby="files" className="print:hidden">
      <AreaHeading id="files" title={t("title")} lead={t("lead")} />
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink
          href={`/providers/me/finance/vouchers.si?${days}`}
          download
          icon={<Download aria-hidden="true" />}
        >
          {t("sie")}
        </ButtonLink>
        <ButtonLink
          href={`/providers/me/finance/ledger.csv?${days}&locale=${locale}`}
          download
          icon={<Download aria-hidden="true" />}
        >
          {t("csv")}
        </ButtonLink>
        <PrintButton label={t("print")} />
        <ButtonLink
          linkComponent={Link}
          href={providerPaths.financeAccounts()}
          icon={<Settings2 aria-hidden="true" />}
        >
          {t("accounts")}
        </ButtonLink>
      </div>
      <p className="mt-3 max-w-[60ch] text-muted text-sm">{t("note")}</p>
    </section>
  );
}
