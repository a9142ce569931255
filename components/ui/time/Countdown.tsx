"use client";

import clsx from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import { LiveMessage } from "../feedback/LiveMessage";
import { announcementAt, remainingText } from "./countdownText";

type CountdownProps = {
  /** The end, ISO 8601. */
  until: string;
  /** The text before the figures: "The time is yours for". */
  prefix: string;
  /** Announced once when this many minutes are left: usually five and one. */
  announcements: { minutes: number; text: string }[];
  expiredText: string;
  onExpire?: () => void;
  /** Called with announcements; without it the countdown announces them itself. */
  onAnnounce?: (text: string) => void;
  className?: string;
};

/** The minutes and seconds left. Screen readers get the announcements only. */
export function Countdown({
  until,
  prefix,
  announcements,
  expiredText,
  onExpire,
  onAnnounce,
  className,
}: CountdownProps) {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  const expired = leftMs !== null && leftMs <= 0;

  useEffect(() => {
    const end = new Date(until).getTime();
    const tick = () => {
      const left = end - Date.now();
      setLeftMs(left);
      if (left <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  const reportExpiry = useEffectEvent(() => onExpire?.());

  useEffect(() => {
    if (expired) reportExpiry();
  }, [expired]);

  const announcement =
    (leftMs === null ? null : expired ? expiredText : announcementAt(leftMs, announcements)) ?? "";
  const announce = useEffectEvent((text: string) => onAnnounce?.(text));

  useEffect(() => {
    if (announcement !== "") announce(announcement);
  }, [announcement]);

  return (
    <span className={clsx("inline-flex flex-wrap items-baseline gap-x-1.5", className)}>
      {expired ? (
        expiredText
      ) : (
        <>
          {prefix}
          <span role="timer" className="num min-w-[4.5ch] font-semibold">
            {leftMs === null ? null : remainingText(leftMs)}
          </span>
        </>
      )}
      {onAnnounce ? null : <LiveMessage message={announcement} />}
    </span>
  );
}
