import { useTranslations } from "next-intl";
import { brand } from "@/lib/brand";
import type { SharedPage } from "@/lib/business/setup/sharedPage";
import { QrImage } from "./QrImage";

/** A sign for the door or the desk: a preview on the screen, and what is printed. */
export function PrintableSign({ shared: { company, url, code } }: { shared: SharedPage }) {
  const t = useTranslations("providerArea.share");
  return (
    <div
      data-theme="light"
      className="mx-auto grid w-full max-w-sm justify-items-center gap-5 rounded-lg border border-line bg-card px-8 py-10 text-center text-ink print:max-w-none print:gap-8 print:border-0 print:py-24"
    >
      <p className="font-bold font-display text-2xl leading-tight [overflow-wrap:anywhere] print:text-4xl">
        {company}
      </p>
      <QrImage code={code} label={t("codeLabel", { company })} className="size-56 print:size-96" />
      <p className="font-semibold text-lg print:text-2xl">{t("scan")}</p>
      <p className="text-muted text-sm [overflow-wrap:anywhere] print:text-base">
        {url.replace(/^https?:\/\//, "")}
      </p>
      <p className="font-bold font-display text-sm">{brand.name}</p>
    </div>
  );
}
