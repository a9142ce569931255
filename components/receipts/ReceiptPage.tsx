import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { PrintButton } from "@/components/ui/actions/PrintButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";
import type { Receipt } from "@/lib/receipts/receipts";
import { ReceiptSheet } from "./ReceiptSheet";

type ReceiptPageProps = {
  receipts: readonly Receipt[];
  /** Whether wellness receipts are asked for; shown where they can be such. */
  asksWellness: boolean;
  /** The booking, and this page in its other form. */
  backHref: string;
  otherHref: string;
};

/** The receipts of a booking, the latest first, each on a sheet of its own when printed. */
export function ReceiptPage({ receipts, asksWellness, backHref, otherHref }: ReceiptPageProps) {
  const t = useTranslations("receipt");
  const isOffered = receipts.some(({ isForWellness }) => isForWellness);
  const isWellness = asksWellness && isOffered;
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <TextLink linkComponent={Link} href={backHref} tone="muted" standalone>
          {t("back")}
        </TextLink>
        {receipts.length === 0 ? null : (
          <div className="flex flex-wrap gap-2">
            {isOffered ? (
              <Link href={otherHref} prefetch={false} className={buttonClass({ variant: "quiet" })}>
                {isWellness ? t("asPlain") : t("asWellness")}
              </Link>
            ) : null}
            <PrintButton label={t("print")} />
          </div>
        )}
      </div>
      {receipts.length === 0 ? (
        <>
          <h1 className="font-bold text-2xl">{t("metaTitle")}</h1>
          <p className="text-muted">{t("none")}</p>
        </>
      ) : (
        receipts.map((receipt, index) => (
          <ReceiptSheet
            key={receipt.number}
            receipt={receipt}
            isWellness={isWellness}
            level={index === 0 ? 1 : 2}
          />
        ))
      )}
    </div>
  );
}
