import { getTranslations } from "next-intl/server";
import { AccountSection } from "@/components/account/AccountSection";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { brand } from "@/lib/brand";
import { loadBusiness } from "@/lib/business/business";
import { Link } from "@/lib/i18n/navigation";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { providerPaths } from "@/lib/paths";
import { AccountFrame } from "../settings/account/AccountFrame";

/** A member's account: their sign-in. What belongs to the business is its owner's. */
export async function OwnAccount({ session }: { session: ActiveSession }) {
  const t = await getTranslations("access.account");
  const { companyName: company } = await loadBusiness(businessScopeOf(session).providerId);
  const { fullName, email } = session.user;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead", { company })} />
      <AccountFrame session={session} known={[fullName, email, company]}>
        <AccountSection id="data" title={t("dataTitle")}>
          <p className="max-w-[60ch] text-muted">
            {t.rich("data", {
              company,
              email: brand.supportEmail,
              mail: (words) => <TextLink href={`mailto:${brand.supportEmail}`}>{words}</TextLink>,
              privacy: (words) => (
                <TextLink linkComponent={Link} href={providerPaths.privacy()}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        </AccountSection>
      </AccountFrame>
    </>
  );
}
