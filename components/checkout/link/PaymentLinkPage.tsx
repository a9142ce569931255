import { Phone } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { LiveRefreshing } from "@/components/checkout/link/LiveRefreshing";
import { ButtonLink } from "@/components/ui/actions/Button";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { Notice } from "@/components/ui/feedback/Notice";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { PaymentLinkView } from "@/lib/checkout/link/linkView";
import { contentLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { CheckoutHeading, type HeadingTone } from "../result/CheckoutHeading";
import { TimeBoard } from "../result/TimeBoard";
import { PayForm } from "./PayForm";
import { openPaymentPage } from "./payActions";

type PaymentLinkPageProps = {
  view: PaymentLinkView;
  token: string;
  /** How the customer came back from the payment page, if they did. */
  back: "paid" | "unpaid" | null;
};

const tones: Record<PaymentLinkView["state"], HeadingTone> = {
  open: "waiting",
  processing: "waiting",
  paid: "done",
  returned: "returned",
  revoked: "returned",
  price_changed: "returned",
  paid_on_site: "done",
  cancelled: "returned",
  expired: "returned",
};

/** What is to be paid, to whom and for which time, with the button; or why nothing can be paid by this link any more. */
export async function PaymentLinkPage({ view, token, back }: PaymentLinkPageProps) {
  const t = await getTranslations("paymentLink");
  const withdrawal = await getTranslations("booking.withdrawal");
  const { state, amount, facts } = view;
  const values = { amount, provider: facts.provider };
  return (
    <div className="wrap grid max-w-[40rem] gap-8 py-10 sm:py-16">
      {state === "open" ? (
        <header className="grid gap-3">
          <h1 className="font-bold text-2xl">{t("open.title", values)}</h1>
          <p className="max-w-[56ch] text-lg text-muted">{t("open.lead", values)}</p>
          {back === "unpaid" ? <Notice tone="info">{t("open.unpaid")}</Notice> : null}
        </header>
      ) : (
        <CheckoutHeading tone={tones[state]} title={t(`${state}.title`, values)}>
          <p>{t(`${state}.lead`, values)}</p>
        </CheckoutHeading>
      )}
      {state === "processing" || (state === "open" && back === "paid") ? <LiveRefreshing /> : null}
      <TimeBoard
        label={t("when")}
        date={facts.date}
        time={facts.time}
        names={[[facts.staff, facts.provider].filter(Boolean).join(" · "), facts.address]}
        isOver={view.isOver}
      />
      <section aria-label={t("facts")} className="rounded-lg border border-line bg-card px-5 py-2 sm:px-6">
        <DescriptionList
          items={[
            { term: t("service"), description: <span lang={contentLocale}>{facts.service}</span> },
            { term: t("provider"), description: <span lang={contentLocale}>{facts.provider}</span> },
            {
              term: t(state === "paid" ? "paidAmount" : "amount"),
              description: <span className="num text-lg">{amount}</span>,
              note: t("vat"),
            },
            { term: t("reference"), description: <span className="num">{facts.reference}</span> },
          ]}
        />
      </section>
      {state === "open" ? (
        <div className="grid gap-3">
          <PayForm
            action={openPaymentPage}
            token={token}
            locale={await getLocale()}
            label={t("open.pay", values)}
            workingLabel={t("open.opening")}
            earlyStart={
              view.withdrawal?.isToAsk === true
                ? { version: earlyStartVersion, label: withdrawal("ask") }
                : null
            }
          />
          {view.withdrawal === null ? null : (
            <p className="max-w-[56ch] text-muted text-sm">
              {withdrawal("told", { day: view.withdrawal.day })}
            </p>
          )}
          <p className="max-w-[56ch] text-muted text-sm">{t("open.note", values)}</p>
        </div>
      ) : null}
      {state === "open" || state === "paid" ? null : <BusinessContact view={view} />}
      {view.receiptUrl === null ? null : (
        <div>
          <ButtonLink href={view.receiptUrl} target="_blank" rel="noreferrer">
            {t("receipt")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Where one goes on from a link that leads to no payment: to the link in its place, or to the business. */
async function BusinessContact({ view: { nextUrl, provider, facts } }: { view: PaymentLinkView }) {
  const t = await getTranslations("paymentLink.contact");
  return (
    <div className="flex flex-wrap gap-2">
      {nextUrl === null ? null : (
        <ButtonLink variant="solid" href={nextUrl}>
          {t("next")}
        </ButtonLink>
      )}
      {provider.phone === null ? null : (
        <ButtonLink href={`tel:${provider.phone.replace(/[^+\d]/g, "")}`} icon={<Phone aria-hidden="true" />}>
          {t("call", { phone: provider.phone })}
        </ButtonLink>
      )}
      <ButtonLink linkComponent={Link} href={customerPaths.provider(provider.slug)}>
        {t("page", { provider: facts.provider })}
      </ButtonLink>
    </div>
  );
}
