import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CheckoutHeading } from "@/components/checkout/result/CheckoutHeading";
import { HeldTime } from "@/components/checkout/result/HeldTime";
import { ButtonLink } from "@/components/ui/actions/Button";
import { checkoutOnReturn } from "@/lib/checkout/pay/checkoutOnReturn";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type CancelPageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

/** From the link on the booking form: no payment was cancelled just now. */
const isFromForm = (query: SearchParams): boolean => firstValue(query.from) === "form";

/** The title says nothing of the payment, since the hold can run out, or be paid, while the page is open. */
export async function generateMetadata({ params }: CancelPageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "checkout.back" });
  return { title: t("metaTitle"), robots: { index: false } };
}

/** Back from the payment page without having paid: what was chosen is kept, and the time while its hold lasts. */
export default async function CancelPage({ params, searchParams }: CancelPageProps) {
  const locale = toLocale((await params).locale);
  const query = await searchParams;
  const t = await getTranslations("checkout");
  const session = await pageSession("customer");
  const viewer = { cookies: await cookies(), customerId: session?.user.id ?? null };
  const returned = await checkoutOnReturn(firstValue(query.booking), viewer, locale);
  // Somebody who paid and came back by this address gets the page with the result.
  if (returned?.state === "paid") {
    redirect(localePath(locale, customerPaths.bookingSuccess({ session_id: returned.sessionId })));
  }
  const held = returned?.state === "held" ? returned.held : null;
  const isUnpaid = returned?.isUnpaid ?? false;
  const isStopped = !isFromForm(query);
  // Not this browser's checkout, or none: nothing is known of its payment.
  const ended = returned === null ? "unknown" : "over";
  const providerId = firstValue(query.provider_id);
  const serviceId = firstValue(query.service_id);
  const choice = { focus: serviceId, start: held?.startIso, staff: held?.staffId, mode: held?.mode };
  const change = customerPaths.services(choice);
  const edit = customerPaths.services({ ...choice, step: "details" });
  return (
    <div className="wrap grid max-w-[44rem] gap-8 py-10 sm:py-16">
      {held ? (
        <NextIntlClientProvider messages={pickMessages(locale, ["checkout"])}>
          <HeldTime
            held={held}
            changeHref={change}
            editHref={edit}
            isStopped={isStopped}
            isUnpaid={isUnpaid}
          />
        </NextIntlClientProvider>
      ) : (
        <CheckoutHeading tone="returned" title={t(`back.${ended}Title`)}>
          <p>{t(ended === "unknown" ? "back.unknownLead" : isUnpaid ? "back.lead" : "back.unsureLead")}</p>
        </CheckoutHeading>
      )}
      <div className="flex flex-wrap gap-2">
        {held === null && serviceId !== undefined ? (
          <ButtonLink linkComponent={Link} variant="solid" href={change}>
            {t("actions.newTime")}
          </ButtonLink>
        ) : null}
        <ButtonLink linkComponent={Link} href={customerPaths.services()}>
          {t("actions.services")}
        </ButtonLink>
        {providerId === undefined ? null : (
          <ButtonLink
            linkComponent={Link}
            variant="quiet"
            href={customerPaths.providers({ focus: providerId })}
          >
            {t("actions.business")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
