"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatClock } from "@/lib/time/clock";
import { type PressedPlace, useGrid } from "../gridContext";
import { atMinutes } from "../model/minutes";
import { newBookingHref } from "../model/newBookingHref";
import { showBlock } from "../panels/blockPanel";
import { useSideWithRoom } from "../useSideWithRoom";

type GapChoiceProps = { place: PressedPlace; name: string | null };

/** What can be done with a place: it is booked or blocked, or opened where it is closed. It stands in the gap itself. */
export function GapChoice({ place: { date, staffId, minute, isClosed }, name }: GapChoiceProps) {
  const t = useTranslations("workday.gap");
  const { query, choose, isOwner, isWeek } = useGrid();
  const box = useRef<HTMLFieldSetElement>(null);
  useSideWithRoom(box, isWeek);
  const first = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const opened = document.activeElement;
    first.current?.focus({ preventScroll: true });
    if (isWeek) box.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => {
      const isGone = document.activeElement === document.body || document.activeElement === null;
      if (isGone && opened instanceof HTMLElement) opened.focus({ preventScroll: true });
    };
  }, [isWeek]);

  const time = formatClock(minute);
  return (
    <fieldset
      ref={box}
      className={clsx(
        "at-minutes z-10 flex h-auto! min-h-14 flex-wrap content-center items-center gap-1 rounded-[7px] border-[1.5px] border-ink bg-card p-1 shadow-overlay",
        isWeek
          ? "left-(--inset) w-[min(14rem,70vw)] data-[side=left]:right-(--rim) data-[side=left]:left-auto"
          : "right-1 left-4",
      )}
      style={atMinutes({ startMinute: minute, endMinute: minute + 15 })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        choose(null);
      }}
    >
      <legend className="sr-only">{name === null ? time : t("label", { time, name })}</legend>
      <Link
        ref={first}
        href={newBookingHref(query, { date, minute, staffId })}
        prefetch={false}
        scroll={false}
        onClick={() => choose(null)}
        className={clsx(
          buttonClass({ variant: "primary", size: "sm" }),
          "num flex-1 whitespace-nowrap px-2!",
        )}
      >
        {t("book", { time })}
      </Link>
      {isClosed ? null : (
        <Button
          size="sm"
          className="flex-1 whitespace-nowrap px-2!"
          onClick={() => {
            choose(null);
            showBlock({ place: { date, minute, staffId } });
          }}
        >
          {t("block")}
        </Button>
      )}
      {isClosed && isOwner ? (
        <ButtonSlot size="sm" className="flex-1 whitespace-nowrap px-2!">
          <Link href={providerPaths.settingsHours(name === null ? {} : { person: staffId })} prefetch={false}>
            {t("open")}
          </Link>
        </ButtonSlot>
      ) : null}
      <IconButton label={t("close")} onClick={() => choose(null)} className="-mx-1">
        <X aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
