"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { withoutPaths } from "@/components/form/problems";
import { showProblem } from "@/components/form/showProblem";
import { useSend } from "@/components/form/useSend";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { DeskForm } from "@/lib/desk/deskForm";
import type { SentPreview } from "@/lib/desk/schemas";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { bringToView } from "../bookings/grid/keys/bringToView";
import { type DeskStart, suggested, whenOf } from "./deskStart";
import {
  addressOf,
  asksFormat,
  correctedPaths,
  type Draft,
  hasWrongPrice,
  knownCustomer,
  newCustomerOf,
  type Repeat,
  sentBooking,
  sentLines,
} from "./draft";
import { type Preset, presetParam } from "./preset";
import { chosenStarts } from "./series";
import { useDayWords } from "./useDayWords";
import { usePreview } from "./usePreview";

type Options = {
  form: DeskForm;
  preset: Preset;
  /** The address of the page without the form. */
  closeHref: string;
};

/** What is filled in of a new booking, what it would be, and booking it. */
export function useNewBooking({ form, preset, closeHref }: Options) {
  const t = useTranslations("desk");
  const locale = useLocale();
  const router = useRouter();
  const days = useDayWords(form.timeZone);
  const { send, problems, setProblems, message, isBusy } = useSend("provider", ["client"]);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const [draft, setDraft] = useState<Draft>(() => initialDraft(form, preset));
  const [when, setWhen] = useState(() => whenOf(preset, form.timeZone));
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const place = [presetParam(preset), preset.staffId].join();
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    // Another gap was pressed: customer, services and payment stay as they are filled in.
    setShownPlace(place);
    setWhen(whenOf(preset, form.timeZone));
    setChoices({});
    const person = form.people.find(({ id }) => id === preset.staffId);
    if (person !== undefined) setDraft((before) => ({ ...before, staffId: person.id }));
  }
  // Of this form: a press that is sent again books once. One that was refused is another press.
  const key = useRef(crypto.randomUUID());
  // A press whose answer did not come, and after which something was changed.
  const [wasSentBefore, setSentBefore] = useState(false);
  const { preview, isCurrent, problem, reload } = usePreview(previewWish(draft, when, repeat));
  const isSuggesting = when.startMs === null && when.suggestFromMs !== undefined;
  if (isSuggesting && isCurrent && preview !== null) setWhen(suggested(when, preview, form.timeZone));
  const dates = when.startMs === null ? [] : (preview?.dates ?? []);
  const first = dates[0];
  const startTimes =
    repeat === null ? dates.map(({ start_time }) => start_time) : chosenStarts(dates, choices);
  const asksFirst = repeat === null && first?.can_overrule === true;
  const isReady =
    isCurrent &&
    problem === null &&
    preview !== null &&
    startTimes.length > 0 &&
    (repeat !== null || first?.refusal === null || asksFirst);

  // On a phone the fields are above the screen when the button is pressed.
  useEffect(() => {
    if (refusals > 0) showProblem(element.current);
  }, [refusals]);

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblems((now) => withoutPaths(now, correctedPaths(draft, next)));
    // Another length or person: what was suggested may not fit any more.
    const isOther = next.lines !== draft.lines || next.staffId !== draft.staffId;
    if (isOther && when.suggestFromMs !== undefined) setWhen({ ...when, startMs: null });
  }

  async function book() {
    if (hasWrongPrice(draft.lines)) return refuse();
    const total = preview?.total_amount ?? null;
    const { customer } = draft;
    // Typed and not chosen: a new customer, whose fields say what is missing.
    const isTyped = customer.kind === "typing" && customer.typed.trim() !== "";
    const sent: Draft = isTyped ? { ...draft, customer: newCustomerOf(customer.typed) } : draft;
    setDraft(sent);
    setSentBefore(false);
    const hasFormat = asksFormat(sent.lines, form.services);
    const body = sentBooking(sent, { startTimes, outsideHours: asksFirst, total, hasFormat });
    const answer = await send(
      () =>
        callApi("POST /providers/me/bookings", {
          body,
          locale,
          headers: { "Idempotency-Key": key.current },
        }),
      {
        telling: ({ status, code }) => {
          // Without an answer the booking may have been made: the same key sent again finds it.
          if (status !== 0) key.current = crypto.randomUUID();
          if (status === 409) reload();
          setSentBefore(code === "idempotency_conflict");
          return code === "idempotency_conflict";
        },
      },
    );
    if (answer === null) return refuse();
    const [booked] = answer.data.bookings;
    const startMs = booked === undefined ? null : Date.parse(booked.booking_date);
    const at =
      startMs === null
        ? ""
        : `${days.short(localDateOf(startMs, form.timeZone))} ${formatTime(startMs, form.timeZone)}`;
    const { unsent_mail: unsent } = answer.data;
    notify({
      tone: unsent === null ? "success" : "info",
      ...(unsent === null ? {} : { description: t(`unsentMail.${unsent}`) }),
      title: t("booked", { name: booked?.customer_name ?? "", when: at, count: answer.data.bookings.length }),
    });
    // A link that nobody was mailed is there to be copied.
    const isToCopy = draft.payment === "link" && (addressOf(draft.customer) === null || unsent !== null);
    const href = isToCopy && booked ? providerPaths.bookings({ booking: booked.id }) : closeHref;
    if (booked !== undefined && !isToCopy) bringToView(booked.id);
    router.replace(href, { scroll: false });
    router.refresh();
  }

  return {
    draft,
    /** Which day, time and person the calendar asked for. */
    place,
    element,
    change,
    when,
    setWhen: (next: DeskStart) => {
      setProblems((now) => withoutPaths(now, []));
      setWhen({ date: next.date, startMs: next.startMs });
    },
    repeat,
    setRepeat: (next: Repeat | null) => {
      setChoices({});
      setRepeat(next);
    },
    choices,
    choose: (start: string, choice: string) => setChoices((before) => ({ ...before, [start]: choice })),
    preview,
    dates,
    startTimes,
    asksFirst,
    isReady,
    isBusy,
    problems,
    problem: wasSentBefore ? t("sentBefore") : message,
    /** Why the time and the price are not known, and another try. */
    notUpdated: problem === null ? null : { text: problem || t("notUpdated"), reload },
    book,
  };
}

function initialDraft({ services, people, client }: DeskForm, { staffId }: Preset): Draft {
  const known = people.find(({ id }) => id === staffId);
  const [first] = services;
  return {
    customer: client === null ? { kind: "typing", typed: "" } : knownCustomer(client),
    lines: first === undefined ? [] : [{ serviceId: first.id, price: "" }],
    staffId: known?.id ?? null,
    format: "physical",
    source: "phone",
    payment: "on_site",
    method: "card",
    notify: true,
  };
}

function previewWish(draft: Draft, when: DeskStart, repeat: Repeat | null): SentPreview | null {
  if (draft.lines.length === 0) return null;
  const wish = {
    lines: sentLines(draft.lines),
    ...(draft.staffId === null ? {} : { staffId: draft.staffId }),
  };
  const startMs = when.startMs ?? when.suggestFromMs;
  if (startMs === undefined) return { ...wish, date: when.date };
  return { ...wish, startTime: new Date(startMs).toISOString(), ...(repeat === null ? {} : { repeat }) };
}
