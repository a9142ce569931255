import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "@/components/ui/display/Badge";
import { FactLine } from "@/components/ui/display/FactLine";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import { parseDuration, parsePrice } from "@/lib/catalogue/edit/serviceText";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";
import type { ServiceValues } from "./serviceForm";

type ServicePreviewProps = { values: ServiceValues; choices: FilingChoices };

/** A preview of the service in the business's list, as customers see it. */
export function ServicePreview({ values, choices }: ServicePreviewProps) {
  const t = useTranslations("providerArea.services.form.preview");
  const modes = useTranslations("providerArea.mode");
  const locale = useLocale();
  const id = useId();
  const [duration, price] = [parseDuration(values.duration_minutes), parsePrice(values.price)];
  const kind = choices.subcategories.find(({ id }) => id === values.subcategory_id)?.name ?? null;
  const isBookable = "sek" in price && price.sek > 0;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sunken p-4">
      <h3 id={id} className="font-normal font-text text-muted text-sm tracking-normal">
        {t("title")}
      </h3>
      <div className="mt-3 rounded-md border border-line bg-card p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 font-display font-semibold text-lg [overflow-wrap:anywhere]">
            {values.name.trim() || <span className="text-muted">{t("name")}</span>}
          </p>
          {isBookable ? (
            <p className="num whitespace-nowrap font-semibold">{formatSek(fromSek(price.sek), locale)}</p>
          ) : null}
        </div>
        <FactLine className="mt-0.5 text-muted text-sm">
          {"minutes" in duration ? formatDuration(duration.minutes) : null}
          {kind}
        </FactLine>
        {values.description.trim() === "" ? null : (
          <p className="mt-2 line-clamp-4 whitespace-pre-line text-muted text-sm [overflow-wrap:anywhere]">
            {values.description.trim()}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {values.is_physical ? <Badge>{modes("physical")}</Badge> : null}
          {values.is_digital ? <Badge>{modes("digital")}</Badge> : null}
        </div>
      </div>
      {isBookable && values.is_active ? null : (
        <p className="mt-3 text-muted text-sm">{t(values.is_active ? "noPrice" : "inactive")}</p>
      )}
    </section>
  );
}
