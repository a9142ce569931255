import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { resendAction } from "@/components/identity/authActions";
import { ResendButton } from "@/components/identity/forms/ResendButton";
import { pickMessages } from "@/lib/i18n/messages";
import { pendingEmailChange } from "@/lib/identity/addresses/emailChange";
import { listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import { offersPasskeys } from "@/lib/identity/passkeys/relyingParty";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { listSessions } from "@/lib/identity/sessions/endSessions";
import { formatDayOf, formatMomentInSweden, formatTime } from "@/lib/time/format";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { AccountSection } from "./AccountSection";
import { browserName } from "./browserName";
import { EmailAddress } from "./EmailAddress";
import { PasskeyList } from "./PasskeyList";
import { PasswordForm } from "./PasswordForm";
import { SessionList, type SessionRow } from "./SessionList";

type SignInSectionsProps = {
  session: ActiveSession;
  /** Personal details that the password should not contain. */
  known: readonly string[];
};

/** How somebody signs in, in either portal: address, password and sessions. */
export async function SignInSections({ session, known }: SignInSectionsProps) {
  const t = await getTranslations("account.profile");
  const locale = await getLocale();
  const { user, role } = session;
  const [pending, sessions, passkeys] = await Promise.all([
    pendingEmailChange(user.id),
    listSessions(session),
    listPasskeys(user.id),
  ]);
  return (
    <>
      <AccountSection
        id="email"
        title={t("emailChange.title")}
        lead={t(role === "customer" || isMember(session) ? "emailChange.lead" : "emailChange.leadProvider")}
      >
        <EmailAddress
          portal={role}
          email={user.email}
          isVerified={user.emailVerified}
          pending={
            pending && {
              email: pending.email,
              until: formatMomentInSweden(pending.expiresAt.getTime(), locale),
            }
          }
        >
          <NextIntlClientProvider messages={pickMessages(locale, ["auth"])}>
            <ResendButton action={resendAction} portal={role} email={user.email} />
          </NextIntlClientProvider>
        </EmailAddress>
      </AccountSection>
      <AccountSection id="password" title={t("password.title")} lead={t("password.lead")}>
        <PasswordForm portal={role} known={known} />
      </AccountSection>
      {offersPasskeys() ? (
        <AccountSection id="passkeys" title={t("passkeys.title")} lead={t("passkeys.lead")}>
          <PasskeyList
            portal={role}
            passkeys={passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
              ...passkey,
              added: dayOf(createdAt),
              lastUsed: lastUsedAt === null ? null : momentOf(lastUsedAt),
            }))}
          />
        </AccountSection>
      ) : null}
      <AccountSection id="sessions" title={t("sessions.title")} lead={t("sessions.lead")}>
        <SessionList portal={role} sessions={sessions.map(rowOf)} />
      </AccountSection>
    </>
  );

  function rowOf({ id, userAgent, lastSeenAt, isCurrent }: (typeof sessions)[number]): SessionRow {
    return { id, browser: browserName(userAgent), lastSeen: momentOf(lastSeenAt), isCurrent };
  }

  function momentOf(instant: string): string {
    return `${dayOf(instant)} ${formatTime(Date.parse(instant), HOME_TIME_ZONE)}`;
  }

  function dayOf(instant: string): string {
    return formatDayOf(Date.parse(instant), HOME_TIME_ZONE, locale);
  }
}
