import { Download } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountSection } from "@/components/account/AccountSection";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { brand } from "@/lib/brand";
import { Link } from "@/lib/i18n/navigation";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { providerPaths } from "@/lib/paths";
import { AccountFrame } from "./AccountFrame";

type AccountViewProps = {
  session: ActiveSession;
  /** Personal details that the password should not contain. */
  known: readonly string[];
  worksAlone: boolean;
};

/** An owner's account: sign-in, language, the business's data and closing. */
export async function AccountView({ session, known, worksAlone }: AccountViewProps) {
  const t = await getTranslations("providerAccount");
  return (
    <AccountFrame session={session} known={known}>
      {worksAlone ? (
        // The only way to add a second person: no other page mentions people before (PPL-20).
        <p>
          <TextLink standalone linkComponent={Link} href={providerPaths.settingsPeople()}>
            {t("more")}
          </TextLink>
        </p>
      ) : null}
      <AccountSection id="data" title={t("data.title")} lead={t("data.lead")}>
        <Downloads />
      </AccountSection>
      <AccountSection id="close" title={t("close.title")} lead={t("close.lead", { brand: brand.name })}>
        <ButtonLink linkComponent={Link} href={providerPaths.closing()}>
          {t("close.open")}
        </ButtonLink>
      </AccountSection>
    </AccountFrame>
  );
}

/** Downloads of all data of the business. */
export async function Downloads() {
  const t = await getTranslations("providerAccount.data");
  const locale = await getLocale();
  const icon = <Download aria-hidden="true" />;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href="/providers/me/export" download icon={icon}>
        {t("export")}
      </ButtonLink>
      <ButtonLink href={`/providers/me/export/bookings.csv?locale=${locale}`} download icon={icon}>
        {t("bookings")}
      </ButtonLink>
    </div>
  );
}
