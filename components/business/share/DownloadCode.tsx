import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { type QrCode, qrFile } from "@/lib/business/setup/qrCode";

/** The QR code as a file, carried by the page itself. */
export function DownloadCode({ code, name }: { code: QrCode; name: string }) {
  const t = useTranslations("providerArea.share");
  return (
    <ButtonLink
      size="sm"
      href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrFile(code))}`}
      download={name}
      icon={<Download aria-hidden="true" />}
    >
      {t("download")}
    </ButtonLink>
  );
}
