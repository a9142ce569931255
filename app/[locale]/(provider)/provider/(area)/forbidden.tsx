import { useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** In place of an owner's page, for a member: 403, with links to the pages that a member may open. */
export default function OwnersPage() {
  const t = useTranslations("access.ownerOnly");
  return (
    <div className="py-8 sm:py-14">
      <h1 className="max-w-[18ch] font-bold text-2xl">{t("title")}</h1>
      <p className="mt-3 max-w-[52ch] text-lg text-muted">{t("body")}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonSlot variant="solid">
          <Link href={providerPaths.dashboard()}>{t("toDay")}</Link>
        </ButtonSlot>
        <ButtonSlot>
          <Link href={providerPaths.bookings()}>{t("toBookings")}</Link>
        </ButtonSlot>
      </div>
    </div>
  );
}
