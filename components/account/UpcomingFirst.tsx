import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { bookingReference } from "@/lib/bookings/reference";
import { customerPaths } from "@/lib/paths";

/** The bookings that have to be cancelled before the account can go. */
export function UpcomingFirst({ bookingIds }: { bookingIds: string[] }) {
  const t = useTranslations("account.profile.delete");
  return (
    <Notice tone="warning" live="assertive">
      <p>{t("upcoming")}</p>
      <ul className="mt-1 grid justify-items-start">
        {bookingIds.map((id) => (
          <li key={id}>
            <TextLink linkComponent={QuietLink} href={customerPaths.booking(id)}>
              {t("booking", { reference: bookingReference(id) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
