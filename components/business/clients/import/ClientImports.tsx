"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ClientImport } from "@/lib/clients/import/importSchemas";
import { useRouter } from "@/lib/i18n/navigation";
import { formatDayOf, formatTime } from "@/lib/time/format";

type ClientImportsProps = { imports: readonly ClientImport[]; timeZone: string };

/** The files that were taken over, each to be undone once. */
export function ClientImports({ imports, timeZone }: ClientImportsProps) {
  const t = useTranslations("clients.import");
  const locale = useLocale();
  return (
    <section aria-labelledby="imports" className="mt-12 max-w-3xl">
      <SectionHeader id="imports" title={t("earlier")} />
      <ul className="mt-3 border-line border-b">
        {imports.map((each) => {
          const ms = Date.parse(each.created_at);
          const when = `${formatDayOf(ms, timeZone, locale)} ${formatTime(ms, timeZone)}`;
          return (
            <li
              key={each.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
            >
              <span className="num min-w-0">
                {t("of", { when, added: each.added, updated: each.updated })}
              </span>
              {each.undone_at === null ? <UndoImport id={each.id} /> : <Badge>{t("undone")}</Badge>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function UndoImport({ id }: { id: string }) {
  const t = useTranslations("clients.import");
  const cancelLabel = useTranslations("clients")("cancel");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  async function undo() {
    const answer = await send(() =>
      callApi("DELETE /providers/me/clients/imports/{id}", { params: { id }, locale }),
    );
    if (answer === null) return false;
    notify({ tone: "success", title: t("undone"), description: t("undoneDone", answer.data) });
    router.refresh();
    return true;
  }
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{t("undo")}</Button>}
      title={t("undoTitle")}
      description={t("undoBody")}
      confirmLabel={t("undo")}
      cancelLabel={cancelLabel}
      onConfirm={undo}
      error={message}
    />
  );
}
