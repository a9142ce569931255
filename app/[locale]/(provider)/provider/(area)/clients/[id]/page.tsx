import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { ClientActions } from "@/components/business/clients/ClientActions";
import { ClientDoubles } from "@/components/business/clients/ClientDoubles";
import { ClientNotes } from "@/components/business/clients/ClientNotes";
import { ClientSpent } from "@/components/business/clients/ClientSpent";
import { ClientVisits } from "@/components/business/clients/ClientVisits";
import { clientMetadata } from "@/components/business/clients/clientMetadata";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { MissingOwnPage } from "@/components/layout/problems/MissingPage";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { Tag } from "@/components/ui/display/Tag";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { loadBusiness } from "@/lib/business/business";
import { clientCard } from "@/lib/business/clients/clientCard";
import { doublesOf } from "@/lib/clients/doubles";
import type { ClientCard } from "@/lib/clients/schemas";
import { isAppError } from "@/lib/errors/AppError";
import { idIn } from "@/lib/http/input/schemas";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { type BusinessScope, businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatDayOf, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string; id: string }> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return clientMetadata(params);
}

/** A client. Members reach those of their own visits of today. */
export default async function ClientPage({ params }: PageProps) {
  const { locale: given, id } = await params;
  const locale = toLocale(given);
  setRequestLocale(locale);
  const session = await requirePageSession("provider", providerPaths.client(id), { allowsMembers: true });
  const { data: clientId } = idIn.safeParse(id);
  const reach = businessScopeOf(session);
  const nowMs = Date.now();
  const client = clientId === undefined ? null : await readCard(reach, clientId, nowMs);
  if (client === null) return <MissingOwnPage />;
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["clients", "common", "form"])}>
      <Suspense fallback={<ListSkeleton />}>
        <Client client={client} reach={reach} nowMs={nowMs} />
      </Suspense>
    </NextIntlClientProvider>
  );
}

async function readCard(reach: BusinessScope, clientId: string, nowMs: number): Promise<ClientCard | null> {
  try {
    return await clientCard(reach, clientId, nowMs);
  } catch (error) {
    if (isAppError(error, "not_found")) return null;
    throw error;
  }
}

type ClientProps = { client: ClientCard; reach: BusinessScope; nowMs: number };

async function Client({ client, reach, nowMs }: ClientProps) {
  const t = await getTranslations("clients");
  const isOwner = reach.staffMemberId === null;
  const [{ timeZone }, doubles] = await Promise.all([
    loadBusiness(reach.providerId),
    isOwner ? doublesOf(reach.providerId, client.id) : [],
  ]);
  return (
    <>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{client.name}</span>}
        {...(isOwner
          ? {
              eyebrow: (
                <TextLink href={providerPaths.clients()} linkComponent={Link} standalone>
                  {t("back")}
                </TextLink>
              ),
            }
          : {})}
      />
      <ClientMarks client={client} />
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <ClientActions
            client={client}
            isOwner={isOwner}
            bookHref={providerPaths.bookings({ new: localDateOf(nowMs, timeZone), client: client.id })}
          />
          {doubles.length === 0 ? null : <ClientDoubles client={client} doubles={doubles} />}
          <ClientNotes clientId={client.id} notes={client.notes} timeZone={timeZone} isOwner={isOwner} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {isOwner ? <ClientFigures client={client} timeZone={timeZone} /> : null}
          <ClientVisits visits={client.visits} timeZone={timeZone} nowMs={nowMs} />
        </div>
      </div>
    </>
  );
}

async function ClientMarks({ client }: { client: ClientCard }) {
  const t = await getTranslations("clients");
  if (!client.is_hidden && client.tags.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {client.is_hidden ? <Badge>{t("hidden")}</Badge> : null}
      {client.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </p>
  );
}

async function ClientFigures({ client, timeZone }: { client: ClientCard; timeZone: string }) {
  const t = await getTranslations("clients.card");
  const locale = await getLocale();
  const { next_visit_at: next } = client;
  const booked = client.visits.find(({ starts_at, status }) => starts_at === next && status === "confirmed");
  const sinceDay = formatDay(localDateOf(Date.parse(client.since), timeZone), locale, { year: true });
  return (
    <section aria-label={t("figures")}>
      <DescriptionList
        items={[
          {
            term: t("nextVisit"),
            description:
              next === null || booked === undefined ? (
                t("noNext")
              ) : (
                <TextLink href={providerPaths.bookings({ booking: booked.booking_id })} linkComponent={Link}>
                  {`${formatDayOf(Date.parse(next), timeZone, locale)} ${formatTime(Date.parse(next), timeZone)}`}
                </TextLink>
              ),
          },
          { term: t("visitCount"), description: <span className="num">{client.visit_count}</span> },
          { term: t("noShowCount"), description: <span className="num">{client.no_show_count}</span> },
          { term: t("since"), description: sinceDay },
        ]}
      />
      <ClientSpent client={client} timeZone={timeZone} />
    </section>
  );
}
