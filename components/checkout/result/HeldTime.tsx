"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { Countdown } from "@/components/ui/time/Countdown";
import type { HeldCheckout } from "@/lib/checkout/pay/checkoutOnReturn";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { saveContact } from "../form/draft";
import { CheckoutHeading } from "./CheckoutHeading";
import { requestRelease } from "./requestRelease";
import { TimeBoard } from "./TimeBoard";

type State = "held" | "releasing" | "released" | "paid" | "over" | "releaseFailed" | "editing" | "editFailed";

type HeldTimeProps = {
  held: HeldCheckout;
  changeHref: string;
  /** The second step of the booking form, with the same time. */
  editHref: string;
  /** Whether the customer comes from the payment page, not by the link on the booking form. */
  isStopped: boolean;
  /** Whether the payment provider has said that nothing was paid. */
  isUnpaid: boolean;
};

/** A time that is still held: pay, release it, or correct the customer's details. The heading says what holds now. */
export function HeldTime({ held, changeHref, editHref, isStopped, isUnpaid }: HeldTimeProps) {
  const t = useTranslations("checkout.back");
  const locale = useLocale();
  const [state, setState] = useState<State>("held");
  const [minutesSaid, setMinutesSaid] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);

  /** Some changes remove the pressed button; the focus then moves to the next action. */
  function change(next: State) {
    takesFocus.current = box.current?.contains(document.activeElement) ?? false;
    setState(next);
  }

  useEffect(() => {
    if (takesFocus.current) box.current?.querySelector<HTMLElement>(`[data-next="${state}"]`)?.focus();
    takesFocus.current = false;
  }, [state]);

  async function release() {
    setState("releasing");
    change(await requestRelease(held.sessionId));
  }

  /** Back to the form, with the same time released and the typed values. */
  async function edit() {
    setState("editing");
    const outcome = await requestRelease(held.sessionId);
    if (outcome !== "released") return change(outcome === "releaseFailed" ? "editFailed" : outcome);
    // Replaces what this tab has stored: the details of another booking, or none.
    saveContact(held.providerId, held.contact);
    window.location.assign(localePath(locale, editHref));
  }

  return (
    <div ref={box} className="relative grid grid-cols-1 gap-8">
      <Heading state={state} isStopped={isStopped} isUnpaid={isUnpaid} />
      <LiveMessage message={spoken(state, t) ?? minutesSaid} />
      {state === "released" || state === "over" || state === "paid" ? (
        <Ended state={state} held={held} changeHref={changeHref} />
      ) : (
        <TimeBoard
          label={t("heldTitle")}
          date={held.date}
          time={held.time}
          names={[t("summary", { service: held.service, provider: held.provider })]}
          details={[
            t("whom", { name: held.contact.customerName, email: held.contact.customerEmail }),
            held.price,
          ]}
        >
          <p className="mt-4 border-board-line border-t pt-4 text-board-muted">
            <Countdown
              until={held.heldUntil}
              prefix={t("held")}
              announcements={[5, 1].map((minutes) => ({ minutes, text: t("heldMinutes", { minutes }) }))}
              expiredText={t("heldOver")}
              onExpire={() => change("over")}
              onAnnounce={setMinutesSaid}
            />
            <span className="block">{t("until", { time: held.until })}</span>
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonLink variant="primary" size="lg" href={held.payUrl}>
              {t("pay")}
            </ButtonLink>
            <Button size="lg" variant="board-quiet" onClick={release} loading={state === "releasing"}>
              {t("release")}
            </Button>
            {held.isGuest ? (
              <Button
                size="lg"
                variant="board-quiet"
                className="max-w-full [overflow-wrap:anywhere]"
                onClick={edit}
                loading={state === "editing"}
              >
                {t("edit")}
              </Button>
            ) : null}
          </div>
          {state === "releaseFailed" || state === "editFailed" ? (
            <p className="mt-3 text-sm">{t(state)}</p>
          ) : null}
        </TimeBoard>
      )}
    </div>
  );
}

type HeadingProps = { state: State; isStopped: boolean; isUnpaid: boolean };

/**
 * Once the hold ended, the heading says that, and no longer that it waits or that somebody stopped paying. That nothing was
 * paid is said where it is known: by the payment provider, or since the payment page was closed; not when the hold ran out
 * meanwhile, since it can have been paid in another tab.
 */
function Heading({ state, isStopped, isUnpaid }: HeadingProps) {
  const t = useTranslations("checkout.back");
  if (state === "paid") return <CheckoutHeading tone="done" title={t("paidTitle")} />;
  const isOver = state === "over" || state === "released";
  const title = isOver ? "overTitle" : isStopped ? "title" : "waitingTitle";
  return (
    <CheckoutHeading tone={title === "waitingTitle" ? "waiting" : "returned"} title={t(title)}>
      <p>{t(state === "released" || (isUnpaid && state !== "over") ? "lead" : "unsureLead")}</p>
    </CheckoutHeading>
  );
}

type Ending = "released" | "over" | "paid";
const endTexts = { released: "released", over: "heldOver", paid: "paidMeanwhile" } as const;

function Ended({
  state,
  held,
  changeHref,
}: Omit<HeldTimeProps, "isStopped" | "isUnpaid" | "editHref"> & { state: Ending }) {
  const t = useTranslations("checkout.back");
  const isPaid = state === "paid";
  const href = isPaid ? customerPaths.bookingSuccess({ session_id: held.sessionId }) : changeHref;
  return (
    <Notice
      tone={isPaid ? "positive" : "info"}
      action={
        <ButtonLink linkComponent={Link} href={href} data-next={state}>
          {t(isPaid ? "show" : "change")}
        </ButtonLink>
      }
    >
      {t(endTexts[state])}
    </Notice>
  );
}

/** The announcement of a change; null while the countdown announces. */
function spoken(state: State, t: ReturnType<typeof useTranslations<"checkout.back">>): string | null {
  if (state === "held" || state === "releasing" || state === "editing") return null;
  return t(state === "releaseFailed" || state === "editFailed" ? state : endTexts[state]);
}
