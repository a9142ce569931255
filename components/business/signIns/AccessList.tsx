import { useTranslations } from "next-intl";
import { resendAction } from "@/components/identity/authActions";
import { ResendButton } from "@/components/identity/forms/ResendButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { Link } from "@/lib/i18n/navigation";
import { personAnchor, providerPaths } from "@/lib/paths";
import type { Access } from "@/lib/providers/members/schemas";
import { AreaHeading } from "../AreaHeading";
import { SignInAccess } from "./SignInAccess";

type AccessListProps = {
  everybody: readonly Access[];
  companyName: string;
  timeZone: string;
  /** The viewer's address while it is not confirmed, until when they cannot invite. */
  unconfirmed: string | null;
};

/** The people of a business with their sign-ins. */
export function AccessList({ everybody, companyName, timeZone, unconfirmed }: AccessListProps) {
  const t = useTranslations("access");
  return (
    <section aria-labelledby="access" className="mt-8 max-w-3xl">
      <AreaHeading id="access" title={t("title")} lead={t("lead")} />
      {unconfirmed === null ? null : (
        <Notice
          tone="warning"
          title={t("unconfirmed.title")}
          className="mt-6"
          action={<ResendButton action={resendAction} portal="provider" email={unconfirmed} />}
        >
          <p>{t("unconfirmed.body", { email: unconfirmed })}</p>
        </Notice>
      )}
      <ul className="mt-6 border-line border-b">
        {everybody.map((access) => (
          <li
            key={access.staff?.id ?? access.member?.id}
            id={access.staff === null ? undefined : personAnchor(access.staff.id)}
            className="scroll-mt-24 target:bg-sunken grid gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h3 className="font-semibold font-text tracking-normal [overflow-wrap:anywhere]">
              {access.staff === null ? t("noPerson") : (access.staff.name ?? companyName)}
            </h3>
            <SignInAccess access={access} timeZone={timeZone} canInvite={unconfirmed === null} />
          </li>
        ))}
      </ul>
      {everybody.length > 1 ? null : (
        <p className="mt-4 text-muted">
          {t("onlyYou")}{" "}
          <TextLink linkComponent={Link} href={providerPaths.settingsPeople()}>
            {t("toPeople")}
          </TextLink>
        </p>
      )}
    </section>
  );
}
