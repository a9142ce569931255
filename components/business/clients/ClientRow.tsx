import { Phone } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { Tag } from "@/components/ui/display/Tag";
import type { ListedClient } from "@/lib/clients/schemas";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatDayOf, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

/** A client in the list: who, when they come next or were here last, and their number to call. */
export function ClientRow({ client, timeZone }: { client: ListedClient; timeZone: string }) {
  const t = useTranslations("clients");
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-line border-t py-1.5 hover:bg-sunken">
      <div className="min-w-0 flex-1 px-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={providerPaths.client(client.id)}
            className="min-w-0 font-semibold no-underline [overflow-wrap:anywhere] stretched hover:underline"
          >
            {client.name}
          </Link>
          {client.is_hidden ? <Badge>{t("hidden")}</Badge> : null}
          {client.no_show_count > 0 ? (
            <Badge tone="warning">{t("noShows", { count: client.no_show_count })}</Badge>
          ) : null}
          {client.tags.slice(0, 3).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        <p className="num text-muted text-sm">
          <ClientWhen client={client} timeZone={timeZone} />
        </p>
      </div>
      {client.phone === null ? null : (
        <a
          href={`tel:${client.phone_e164 ?? client.phone}`}
          className="num relative z-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md px-2 no-underline hover:underline [&_svg]:size-5"
        >
          <Phone aria-hidden="true" />
          <span className="sr-only">{t("callName", { name: client.name })} </span>
          <span className="max-sm:hidden">{client.phone}</span>
        </a>
      )}
    </li>
  );
}

function ClientWhen({ client, timeZone }: { client: ListedClient; timeZone: string }) {
  const t = useTranslations("clients");
  const locale = useLocale();
  const { next_visit_at: next, last_visit_at: last } = client;
  if (next !== null) {
    const ms = Date.parse(next);
    return t("next", { when: `${formatDayOf(ms, timeZone, locale)} ${formatTime(ms, timeZone)}` });
  }
  if (last === null) return t("never");
  return (
    <>
      {t("last", { when: formatDay(localDateOf(Date.parse(last), timeZone), locale, { year: true }) })}
      {" · "}
      {t("visits", { count: client.visit_count })}
    </>
  );
}
