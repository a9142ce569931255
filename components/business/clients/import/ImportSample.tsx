import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { Notice } from "@/components/ui/feedback/Notice";
import type { ImportPreview } from "@/lib/clients/import/importSchemas";

/** What would become of the lines of a file: how many, the first of them, and those that cannot be taken. */
export function ImportSample({ preview }: { preview: ImportPreview }) {
  const t = useTranslations("clients.import");
  const { added, updated, skipped, sample } = preview;
  return (
    <section aria-label={t("sample")} className="grid grid-cols-1 gap-4">
      <p className="num font-semibold" role="status">
        {t("result", { added, updated, skipped })}
      </p>
      <RefusedLines preview={preview} />
      {sample.length === 0 ? null : (
        <div>
          <h2 className="font-semibold text-lg">{t("sample")}</h2>
          <ul className="mt-2 border-line border-b">
            {sample.map(({ line, becomes, name, phone, email }) => (
              <li
                key={line}
                className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2"
              >
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="num min-w-0 flex-1 basis-40 text-muted text-sm [overflow-wrap:anywhere]">
                  {[phone, email].filter(Boolean).join(" · ")}
                </span>
                <Badge tone={becomes === "added" ? "positive" : becomes === "updated" ? "info" : "neutral"}>
                  {t(`becomes.${becomes}`)}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The lines of a file that cannot be taken, with the reasons and what to do; nothing where there are none. */
export function RefusedLines({ preview: { refused, refused_count: count } }: { preview: ImportPreview }) {
  const t = useTranslations("clients.import");
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <Disclosure summary={t("refused", { count })} className="border-b-0" defaultOpen={count < 6}>
        <ul className="grid gap-1 text-ink">
          {refused.map(({ line, reason, text }) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              <span className="num font-semibold">{t("line", { line })}</span>
              {`: ${t(`reasons.${reason}`)}. `}
              <span className="text-muted">{text}</span>
            </li>
          ))}
        </ul>
        {count > refused.length ? (
          <p className="mt-2">{t("refusedMore", { count: count - refused.length })}</p>
        ) : null}
      </Disclosure>
      <p className="mt-2">{t("mend")}</p>
    </Notice>
  );
}
