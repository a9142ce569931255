"use client";

import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { notify } from "@/components/ui/overlays/notify";
import { Popover } from "@/components/ui/overlays/Popover";
import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { bellState } from "./bellState";
import { NoticeList } from "./NoticeList";
import { useNotices } from "./useNotices";
import { useNoticeWords } from "./useNoticeWords";

/**
 * What is new in the calendar, with how much of it is unread. Opening it reads what it shows; what comes while the page is
 * open is told by a toast.
 */
export function NoticesBell() {
  const t = useTranslations("notices");
  const words = useNoticeWords();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  // What was unread when it was shown stays marked until the list is closed.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { notices, hasFailed, ask, read } = useNotices((fresh) => {
    if (!isOpen) tell(fresh);
  });
  const { says, count, shown } = bellState({ notices, hasFailed });

  useEffect(() => {
    const ids = isOpen ? (notices ?? []).flatMap(({ id, is_read }) => (is_read ? [] : [id])) : [];
    if (ids.length === 0) return;
    setMarked((before) => new Set([...before, ...ids]));
    read(ids);
  }, [isOpen, notices, read]);

  function change(next: boolean) {
    if (!next) setMarked(new Set());
    else void ask();
    setIsOpen(next);
  }

  function tell(fresh: NoticeAnswer[]) {
    const [first, ...others] = fresh;
    if (first === undefined) return;
    const { booking_id } = first;
    if (others.length > 0 || booking_id === null) {
      const title =
        others.length > 0
          ? t("toast.many", { count: fresh.length })
          : t("toast.title", { kind: words.kind(first), name: words.who(first) });
      notify({ title, yields: true, action: { label: t("toast.show"), onClick: () => change(true) } });
      return;
    }
    notify({
      yields: true,
      title: t("toast.title", { kind: words.kind(first), name: words.who(first) }),
      description: t("toast.text", { service: words.what(first), time: words.when(first) }),
      action: {
        label: t("toast.open"),
        onClick: () => {
          read([first.id]);
          router.push(providerPaths.bookings({ booking: booking_id }));
        },
      },
    });
  }

  return (
    <Popover
      label={t("title")}
      align="end"
      open={isOpen}
      onOpenChange={change}
      className="w-[min(26rem,calc(100vw-1rem))]"
      trigger={
        <IconButton label={t(says, { count, shown })} className="relative noscript:hidden">
          <Bell aria-hidden="true" />
          {count === 0 ? null : (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-accent-ink text-xs leading-5"
            >
              {shown}
            </span>
          )}
        </IconButton>
      }
    >
      <NoticeList notices={notices} marked={marked} hasFailed={hasFailed} onLeave={() => change(false)} />
    </Popover>
  );
}
