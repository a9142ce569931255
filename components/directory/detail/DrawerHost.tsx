"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { choiceParams } from "@/components/checkout/times/choiceAddress";
import { useLate } from "@/components/layout/useLate";
import { type AskedTime, type FocusLink, useFocusLinks } from "../search/useFocusLinks";
import { LateProblem, type LateTexts } from "./LateProblem";

const loadPanel = () => import("./DrawerPanel");
type Panel = Awaited<ReturnType<typeof loadPanel>>;

const panelDelayMs = 1_500;

type DrawerHostProps = {
  /** The `focus` of the address; null when the drawer is closed. */
  focus: string | null;
  title: string;
  closeLabel: string;
  skeleton: ReactNode;
  late: LateTexts;
  /** The detail, rendered by the server for `focus`. */
  detail: ReactNode;
  children: ReactNode;
};

type Step =
  | { kind: "still" }
  | { kind: "opening"; id: string; title: string; asked: AskedTime; card: HTMLElement }
  | { kind: "closing" };

const still: Step = { kind: "still" };
const nothingAsked: AskedTime = { start: null, day: null };

/** The address of the list with the drawer open on `id`, or closed on null. */
function listAddress(id: string | null, { start, day }: AskedTime): string {
  const url = new URL(window.location.href);
  // A person chosen on the page below, before the drawer is open, goes along into it.
  const isOnPage = id !== null && !url.searchParams.has("focus");
  for (const name of choiceParams) if (name !== "staff" || !isOnPage) url.searchParams.delete(name);
  if (id === null) url.searchParams.delete("focus");
  else url.searchParams.set("focus", id);
  if (start !== null) url.searchParams.set("start", start);
  if (day !== null) url.searchParams.set("day", day);
  return `${url.pathname}${url.search}`;
}

const isInAddress = (name: string) => new URL(window.location.href).searchParams.has(name);

/**
 * Goes back in the history past every entry of the drawer. The second step of a booking is one of its own, also when
 * another detail has taken its place.
 */
function goBackToList(): void {
  const goOn = () => {
    if (isInAddress("focus")) goBackToList();
  };
  window.addEventListener("popstate", goOn, { once: true });
  window.history.go(isInAddress("step") ? -2 : -1);
}

/**
 * Opens links of the cards inside it (`data-focus`) in the drawer: the address gets `focus`, the server renders the
 * detail, and the list is not reloaded. Esc and Back close it. Without JavaScript the links lead to pages.
 */
export function DrawerHost({ focus, title, closeLabel, skeleton, late, detail, children }: DrawerHostProps) {
  const router = useRouter();
  const region = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const pushed = useRef(false);
  const [step, setStep] = useState<Step>(still);
  const [pending, startTransition] = useTransition();
  const opening = step.kind === "opening" && step.id !== focus ? step : null;
  const open = step.kind !== "closing" && (opening !== null || focus !== null);
  const mounted = useEverTrue(open);
  const panel = usePanel(mounted);

  // After the answer the address alone decides what is shown.
  useEffect(() => {
    if (!pending) setStep((current) => (current.kind === "opening" ? still : current));
  }, [pending]);
  useEffect(() => {
    if (focus === null && !pending) setStep((current) => (current.kind === "closing" ? still : current));
  }, [focus, pending]);

  const openFromList = useCallback(
    ({ link, card, id, title: linkTitle, asked }: FocusLink) => {
      opener.current = link;
      pushed.current = true;
      const show = () => setStep({ kind: "opening", id, title: linkTitle, asked, card });
      if (panel === null) show();
      else panel.openFromCard(card, show);
      startTransition(() => router.push(listAddress(id, asked), { scroll: false }));
    },
    [router, panel],
  );
  useFocusLinks(region, openFromList);

  /** Replaces the history entry when another detail is opened, so that Back still leads to the list. */
  const openFromDrawer = useCallback(
    ({ card, id, title: linkTitle, asked }: FocusLink) => {
      setStep({ kind: "opening", id, title: linkTitle, asked, card });
      startTransition(() => router.replace(listAddress(id, asked), { scroll: false }));
    },
    [router],
  );

  function close() {
    setStep({ kind: "closing" });
    // A detail that is closed before its answer has no history entry yet; going back would leave the list.
    if (pushed.current && focus !== null) goBackToList();
    else startTransition(() => router.replace(listAddress(null, nothingAsked), { scroll: false }));
    pushed.current = false;
  }

  const isLate = useLate(opening !== null);
  const waiting =
    opening !== null && isLate ? (
      <LateProblem texts={late} href={listAddress(opening.id, opening.asked)} headingLevel={3} />
    ) : (
      skeleton
    );
  return (
    <>
      <div ref={region}>{children}</div>
      {panel !== null && mounted ? (
        <panel.DrawerPanel
          open={open}
          onClose={close}
          onFocusLink={openFromDrawer}
          title={opening?.title ?? title}
          closeLabel={closeLabel}
          returnFocus={() => opener.current}
          card={opening?.card ?? null}
        >
          {opening ? waiting : detail}
        </panel.DrawerPanel>
      ) : null}
    </>
  );
}

/** The drawer's code, loaded shortly after the page, so that it is there for the first press, or at once where it is needed. */
function usePanel(isNeeded: boolean): Panel | null {
  const [panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    const load = () =>
      void loadPanel().then(setPanel, (error: unknown) => {
        // Rendered by the error boundary of the page. When nothing has been opened yet, the first press loads it again.
        if (isNeeded) setPanel(() => throwIt(error));
      });
    const timer = setTimeout(load, isNeeded ? 0 : panelDelayMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return panel;
}

function throwIt(error: unknown): never {
  throw error;
}

/** Keeps the panel mounted after its first use, for the closing animation. */
function useEverTrue(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}
