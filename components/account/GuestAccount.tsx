import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { mayOfferAccount } from "@/lib/account/guestAccount/mayOfferAccount";
import type { LoadedBooking } from "@/lib/bookings/bookingFacts";
import { pickMessages } from "@/lib/i18n/messages";
import { offersPasskeys } from "@/lib/identity/passkeys/relyingParty";
import { GuestAccountForm } from "./GuestAccountForm";

type GuestAccountProps = {
  booking: LoadedBooking;
  /** What opens the booking without an account; without it nothing is offered. */
  token: string | undefined;
  /** The address of the booking, as it may be shown here. */
  email: string;
  /** Whether the offer is folded, below what the page is about. */
  isFolded?: boolean;
};

/** Offers an account after a guest's booking. Whether the address has one is not looked up. */
export async function GuestAccount({ booking, token, email, isFolded = false }: GuestAccountProps) {
  if (token === undefined || !mayOfferAccount(booking)) return null;
  const t = await getTranslations("auth.guestAccount");
  const form = (
    <NextIntlClientProvider messages={pickMessages(await getLocale(), ["auth", "form", "common"])}>
      <GuestAccountForm
        booking={{ id: booking.id, token }}
        email={email}
        known={[booking.customerName, email]}
        hasPasskeys={offersPasskeys()}
      />
    </NextIntlClientProvider>
  );
  if (isFolded)
    return (
      <section aria-label={t("title")} className="noscript:hidden print:hidden">
        <Disclosure summary={t("title")}>{form}</Disclosure>
      </section>
    );
  return (
    <section
      aria-labelledby="guest-account"
      className="rounded-lg border border-line bg-card px-5 py-6 sm:px-6 noscript:hidden print:hidden"
    >
      <h2 id="guest-account" className="font-semibold text-xl">
        {t("title")}
      </h2>
      <div className="mt-2">{form}</div>
    </section>
  );
}
