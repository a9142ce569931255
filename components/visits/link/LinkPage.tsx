import { getTranslations } from "next-intl/server";
import { Outcome } from "@/components/identity/Outcome";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { LinkForm } from "./LinkForm";
import { requestLink } from "./linkActions";

type LinkPageProps = {
  /** The id in the address, whether or not there is such a booking. */
  bookingId: string;
  /** Whether the address had a link, which was invalid or has ended. */
  hasLink: boolean;
  /** What was just done. */
  news: "sent" | "renewed" | null;
  isSignedIn: boolean;
};

/**
 * Shown instead of a booking that cannot be opened: mails its link to the customer. The same for every id, so that it
 * does not tell which bookings exist.
 */
export async function LinkPage({ bookingId, hasLink, news, isSignedIn }: LinkPageProps) {
  const t = await getTranslations("checkout.link");
  return (
    <div className="wrap grid max-w-[44rem] gap-6 py-10 sm:py-16">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="font-bold text-2xl">{hasLink ? t("endedTitle") : t("title")}</h1>
        <p className="max-w-[56ch] text-lg text-muted">{hasLink ? t("endedLead") : t("lead")}</p>
      </header>
      {news === null ? null : (
        <Outcome>
          <Notice tone="positive" title={t(`${news}Title`)}>
            <p>{t(`${news}Body`)}</p>
          </Notice>
        </Outcome>
      )}
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-start gap-2">
          <LinkForm
            action={requestLink}
            bookingId={bookingId}
            isRenewal={false}
            noAnswer={(await getTranslations("account"))("offline")}
            variant={news === null ? "solid" : "secondary"}
            label={t(news === null ? "ask" : "again")}
            workingLabel={t("asking")}
          />
          {isSignedIn ? null : (
            <ButtonLink
              linkComponent={Link}
              href={customerPaths.auth({ mode: "login", redirectTo: customerPaths.booking(bookingId) })}
            >
              {t("signIn")}
            </ButtonLink>
          )}
        </div>
        <p className="text-muted text-sm">
          {t("hint")}{" "}
          <TextLink linkComponent={Link} href={customerPaths.findBookings()} tone="ink">
            {t("find")}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
