import { useLocale, useTranslations } from "next-intl";
import type { ClientNote } from "@/lib/clients/schemas";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

export type Written = Pick<ClientNote, "text" | "written_at" | "written_by">;

/** Who wrote a text, and when on the business's clock. */
export function WrittenBy({ written, timeZone }: { written: Written; timeZone: string }) {
  const t = useTranslations("clients.notes");
  const locale = useLocale();
  const ms = Date.parse(written.written_at);
  const when = `${formatDay(localDateOf(ms, timeZone), locale, { year: true })} ${formatTime(ms, timeZone)}`;
  return (
    <p className="num mt-1 text-muted text-sm">
      {written.written_by === null ? when : t("written", { who: written.written_by, when })}
    </p>
  );
}
