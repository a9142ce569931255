import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { GuestAccount } from "@/components/account/GuestAccount";
import { ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { BookingOutcome } from "@/components/visits/BookingOutcome";
import { LinkSection } from "@/components/visits/link/LinkSection";
import { ManageBooking } from "@/components/visits/ManageBooking";
import { isOffered, managedBooking } from "@/components/visits/managedBooking";
import { NoShowSection } from "@/components/visits/NoShowSection";
import { ReviewSection } from "@/components/visits/ReviewSection";
import type { BookingFacts, LoadedBooking } from "@/lib/bookings/bookingFacts";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { linkState } from "@/lib/bookings/payment/linkState";
import { paymentLinkUrl } from "@/lib/bookings/payment/linkToken";
import type { Bookable } from "@/lib/checkout/claim/bookableService";
import { contentLocale, type Locale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import { BookingActions } from "./BookingActions";
import { BookingFactsList } from "./BookingFactsList";
import { isPaymentTold, PaymentNotes } from "./PaymentNotes";
import { TimeBoard } from "./TimeBoard";

type BookingPageProps = {
  booking: LoadedBooking;
  facts: BookingFacts;
  detail: CustomerBookingDetail;
  /** The service as it is today; null when it no longer exists. */
  bookable: Bookable | null;
  /** The people who do the service and can be asked for. */
  people: PublicPerson[];
  /** The token of the mail's link, where the page was opened by one. */
  token: string | undefined;
  /** Whether a customer is signed in. */
  isSignedIn: boolean;
  nowMs: number;
  /** Whether a new link was just mailed. */
  isLinkMailed: boolean;
};

/** A booking as its customer sees it, with the actions that are possible. */
export async function BookingPage(props: BookingPageProps) {
  const { booking, facts, detail, bookable, token, isSignedIn, nowMs, isLinkMailed } = props;
  const t = await getTranslations("checkout");
  const texts = await getTranslations("account.booking");
  const locale = await getLocale();
  const isBooked = booking.status === "confirmed" || booking.status === "completed";
  const { review, can } = detail;
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["account", "booking", "common"])}>
      <div className="wrap grid max-w-[44rem] gap-8 py-10 sm:py-16">
        <header className="grid justify-items-start gap-3">
          <h1 lang={contentLocale} className="font-bold text-2xl">
            {facts.service}
          </h1>
          <BookingOutcome booking={booking} facts={facts} />
        </header>
        <TimeBoard
          label={t("booking.title")}
          date={facts.date}
          time={facts.time}
          names={[[facts.staff, facts.provider].filter(Boolean).join(" · "), facts.address]}
          isOver={booking.status === "cancelled"}
        />
        <PaymentNotes
          facts={facts}
          isCancelled={booking.status === "cancelled"}
          link={linkOf(booking, locale, nowMs)}
          goodwill={detail.goodwill}
        />
        {detail.no_show === null ? null : (
          <NoShowSection
            booking={{ id: booking.id, token }}
            provider={facts.provider}
            noShow={detail.no_show}
          />
        )}
        <ManageBooking booking={managedBooking(props)} nowMs={nowMs} />
        {can.review || review !== null ? (
          <ReviewSection
            booking={{ id: booking.id, token }}
            provider={facts.provider}
            timeZone={booking.timeZone}
            review={review}
            canReview={can.review}
          />
        ) : null}
        <noscript>
          <Notice tone="info">{texts("noScript")}</Notice>
        </noscript>
        {isBooked ? <BookingActions booking={booking} facts={facts} /> : null}
        <section
          aria-label={t("booking.facts")}
          className="rounded-lg border border-line bg-card px-5 py-2 sm:px-6"
        >
          <BookingFactsList
            facts={facts}
            bookingId={booking.id}
            paymentStatus={null}
            isPaymentTold={isPaymentTold(facts, booking.status === "cancelled")}
            showCancellation={booking.status === "confirmed"}
            who={whoOf(booking, token)}
            visit={booking}
          />
        </section>
        <LinkSection booking={booking} token={token} isMailed={isLinkMailed} nowMs={nowMs} />
        {isSignedIn ? null : (
          <GuestAccount booking={booking} token={token} email={maskedEmail(booking.customerEmail)} isFolded />
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          {isOffered(bookable) ? (
            <ButtonLink linkComponent={Link} variant="solid" href={facts.againPath}>
              {t("actions.again")}
            </ButtonLink>
          ) : null}
          {isBooked || facts.receiptUrl === null ? null : (
            <ButtonLink href={facts.receiptUrl}>{t("actions.receipt")}</ButtonLink>
          )}
          <ButtonLink linkComponent={Link} variant="quiet" href={customerPaths.services()}>
            {t("actions.services")}
          </ButtonLink>
        </div>
      </div>
    </NextIntlClientProvider>
  );
}

/** How it stands with the payment link that is there to be paid; null without one. */
function linkOf({ links: [link], ...booking }: LoadedBooking, locale: Locale, nowMs: number) {
  if (link === undefined) return null;
  const state = linkState({ link, booking, payment: booking.payment, nowMs });
  return { state, url: state === "open" ? paymentLinkUrl(link.id, locale) : null };
}

/** The customer of the booking, since a link can have been passed on. */
function whoOf({ customerName, customerEmail }: LoadedBooking, token: string | undefined) {
  return { customerName, customerEmail: token === undefined ? customerEmail : maskedEmail(customerEmail) };
}
