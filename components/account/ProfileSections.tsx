import { Download } from "lucide-react";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { resendAction } from "@/components/auth/actions";
import { ResendButton } from "@/components/auth/ResendButton";
import { Badge } from "@/components/ui/Badge";
import { ButtonLink } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { pickMessages } from "@/lib/i18n/messages";
import type { ActiveSession } from "@/lib/identity/activeSession";
import { listSessions } from "@/lib/identity/endSessions";
import { formatDay, formatTime } from "@/lib/time/format";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { browserName } from "./browserName";
import { DeleteAccount } from "./DeleteAccount";
import { PasswordForm } from "./PasswordForm";
import { PersonForm } from "./PersonForm";
import { SessionList } from "./SessionList";

/** A customer's account: who they are, how they sign in, where they are signed in, and what is kept of them. */
export async function ProfileSections({ session }: { session: ActiveSession }) {
  const t = await getTranslations("account.profile");
  const locale = await getLocale();
  const { user } = session;
  const sessions = await listSessions(session);
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["account", "common", "form"])}>
      <div className="grid grid-cols-1 gap-12">
        <noscript>
          <Notice tone="info">{t("noScript")}</Notice>
        </noscript>
        <Section id="person" title={t("person")}>
          <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted">{t("email")}</span>
            <span className="font-medium [overflow-wrap:anywhere]">{user.email}</span>
            <Badge tone={user.emailVerified ? "positive" : "warning"}>
              {user.emailVerified ? t("verified") : t("unverified")}
            </Badge>
          </p>
          {user.emailVerified ? null : (
            <div className="mb-5 grid max-w-[60ch] gap-3">
              <p className="text-muted">{t("unverifiedText")}</p>
              <NextIntlClientProvider messages={pickMessages(locale, ["auth"])}>
                <ResendButton action={resendAction} portal="customer" email={user.email} />
              </NextIntlClientProvider>
            </div>
          )}
          <PersonForm person={user} />
        </Section>
        <Section id="password" title={t("password.title")} lead={t("password.lead")}>
          <PasswordForm known={[user.fullName, user.email]} />
        </Section>
        <Section id="sessions" title={t("sessions.title")} lead={t("sessions.lead")}>
          <SessionList
            sessions={sessions.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
              const seenMs = Date.parse(lastSeenAt);
              const day = formatDay(localDateOf(seenMs, HOME_TIME_ZONE), locale);
              return {
                id,
                browser: browserName(userAgent),
                lastSeen: `${day} ${formatTime(seenMs, HOME_TIME_ZONE)}`,
                isCurrent,
              };
            })}
          />
        </Section>
        <Section id="data" title={t("data.title")} lead={t("data.lead")}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/customers/me/export" download icon={<Download aria-hidden="true" />}>
              {t("data.export")}
            </ButtonLink>
            <DeleteAccount />
          </div>
        </Section>
      </div>
    </NextIntlClientProvider>
  );
}

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1.5 max-w-[60ch] text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
