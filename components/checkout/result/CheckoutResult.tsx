import { getTranslations } from "next-intl/server";
import { GuestAccount } from "@/components/account/GuestAccount";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { isErased } from "@/lib/bookings/isErased";
import { promisedHoldEnd } from "@/lib/checkout/hold/newHold";
import type { CheckoutState } from "@/lib/checkout/pay/checkoutState";
import type { CheckoutView } from "@/lib/checkout/pay/checkoutView";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { formatTime } from "@/lib/time/format";
import { AutoRefresh } from "./AutoRefresh";
import { BookingActions } from "./BookingActions";
import { BookingFactsList } from "./BookingFactsList";
import { CheckoutHeading, type HeadingTone } from "./CheckoutHeading";
import { ForgetTyped } from "./ForgetTyped";
import { TimeBoard } from "./TimeBoard";

type CheckoutResultProps = { view: CheckoutView; showProvider: boolean };

const tones: Record<CheckoutState, HeadingTone> = {
  confirmed: "done",
  completed: "done",
  processing: "waiting",
  open: "waiting",
  checking: "waiting",
  expired: "failed",
  failed: "failed",
  tooLate: "returned",
  cancelled: "returned",
};

/** Seconds between two checks of a payment under way. */
const refreshSeconds = 3;

/** The result of a payment: the booking with the facts for the day, or what went wrong and what to do. */
export async function CheckoutResult({ view, showProvider }: CheckoutResultProps) {
  const t = await getTranslations("checkout");
  const { state, facts, booking, isOwner } = view;
  const isBooked = state === "confirmed" || state === "completed";
  const isWaiting = state === "processing" || state === "open" || state === "checking";
  return (
    <div className="grid grid-cols-1 gap-9">
      <CheckoutHeading tone={tones[state]} title={t(`${state}.title`)}>
        <p>{await leadOf(view)}</p>
        {state === "confirmed" ? (
          <p>
            {isOwner && !isErased(booking)
              ? t("confirmed.mailed", { email: booking.customerEmail })
              : t("confirmed.mailedPlain")}
          </p>
        ) : null}
      </CheckoutHeading>
      <TimeBoard
        label={facts.service}
        isNamed
        date={facts.date}
        time={facts.time}
        names={[[facts.staff, facts.provider].filter(Boolean).join(" · "), facts.address]}
        isOver={!isBooked && !isWaiting}
      />
      {state === "confirmed" ? <ForgetTyped sessionId={view.result.sessionId} /> : null}
      {isWaiting ? <AutoRefresh seconds={refreshSeconds} /> : null}
      {state === "open" ? (
        <ButtonLink variant="primary" size="lg" href={view.payUrl} className="justify-self-start">
          {t("open.action")}
        </ButtonLink>
      ) : null}
      {isBooked && isOwner ? <BookingActions booking={booking} facts={facts} /> : null}
      <section
        aria-label={t("metaTitle")}
        className="rounded-lg border border-line bg-card px-5 py-2 sm:px-6"
      >
        <BookingFactsList
          facts={facts}
          bookingId={booking.id}
          paymentStatus={shownPayment(view)}
          showCancellation={state === "confirmed"}
        />
      </section>
      {state === "confirmed" ? (
        <section className="print:hidden">
          <h2 className="font-semibold text-xl">{t("next.title")}</h2>
          <ol className="mt-3 grid list-decimal gap-1.5 pl-5 marker:text-muted">
            <li>{t("next.steps.prepare")}</li>
            <li>{t("next.steps.change")}</li>
          </ol>
        </section>
      ) : null}
      <GuestAccount booking={booking} token={view.guestToken} email={booking.customerEmail} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {isBooked && isOwner ? <ButtonLink href={facts.manageUrl}>{t("actions.manage")}</ButtonLink> : null}
        {isBooked || isWaiting ? null : (
          <ButtonLink linkComponent={Link} variant="solid" href={facts.againPath}>
            {t("actions.newTime")}
          </ButtonLink>
        )}
        <ButtonLink linkComponent={Link} href={customerPaths.services()}>
          {t("actions.services")}
        </ButtonLink>
      </div>
      {showProvider ? (
        <p className="print:hidden">
          <TextLink linkComponent={Link} href={customerPaths.providers({ focus: booking.providerId })}>
            {t("actions.business")}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

/** The payment status of the facts; null while it is unknown. */
function shownPayment({ state, facts, result }: CheckoutView) {
  if (state === "checking") return null;
  const isBooked = state === "confirmed" || state === "completed";
  if (isBooked || !facts.hasRefund) return result.paymentStatus;
  return facts.isRefundDone ? "refunded" : "returned";
}

async function leadOf({ state, facts, booking }: CheckoutView): Promise<string> {
  const t = await getTranslations("checkout");
  switch (state) {
    case "confirmed":
    case "completed":
      return t(`${state}.lead`);
    case "tooLate":
      return t(facts.isRefundDone ? "tooLate.leadDone" : "tooLate.lead", { amount: facts.refunded });
    case "open":
      return booking.holdExpiresAt === null
        ? t("open.lead")
        : t("open.leadUntil", {
            time: formatTime(promisedHoldEnd(booking.holdExpiresAt).getTime(), booking.timeZone),
          });
    case "cancelled":
      if (!facts.hasRefund) return t("cancelled.lead");
      return t(facts.isRefundDone ? "cancelled.refundDone" : "cancelled.refunded", {
        amount: facts.refunded,
      });
    default:
      return t(`${state}.lead`);
  }
}
