import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { type QrCode, qrFile } from "@/lib/business/setup/qrCode";
import type { SharedPage } from "@/lib/business/setup/sharedPage";
import { QrImage } from "./QrImage";
import { ShareText } from "./ShareText";

type SharePanelProps = { shared: SharedPage };

/** The link, a text and the QR code of a business's public page, for sharing (LIVE-4). */
export function SharePanel({ shared: { company, slug, url, code } }: SharePanelProps) {
  const t = useTranslations("providerArea.share");
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <div className="min-w-0">
          <p className="font-semibold text-sm">{t("link")}</p>
          <p className="mt-1.5 flex items-center gap-2 rounded-md border-[1.5px] border-line bg-card py-0.5 pr-0.5 pl-4">
            <a
              href={url}
              className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere] underline decoration-1 underline-offset-[0.22em]"
            >
              {url.replace(/^https?:\/\//, "")}
            </a>
            <CopyButton value={url} label={t("copyLink")} copiedLabel={t("linkCopied")} />
          </p>
        </div>
        <ShareText text={t("text", { company, url })} title={company} />
      </div>
      <div className="grid grid-cols-1 content-start justify-items-start gap-3">
        <QrImage
          code={code}
          label={t("codeLabel", { company })}
          className="size-44 rounded-md border border-line"
        />
        <DownloadCode code={code} name={`qr-${slug}.svg`} />
      </div>
    </div>
  );
}

/** Downloads the QR code from a data URL in the page. */
function DownloadCode({ code, name }: { code: QrCode; name: string }) {
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
