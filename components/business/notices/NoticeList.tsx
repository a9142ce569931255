import clsx from "clsx";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { useNoticeWords } from "./useNoticeWords";

type NoticeListProps = {
  /** null until they are loaded. */
  notices: NoticeAnswer[] | null;
  /** Whether the last answer did not come: what is listed may be old, and an empty list may not be. */
  hasFailed: boolean;
  /** Ids of those that were unread when the list was opened. */
  marked: ReadonlySet<string>;
  onLeave: () => void;
};

/** What is new, newest first; each leads to its booking. */
export function NoticeList({ notices, marked, hasFailed, onLeave }: NoticeListProps) {
  const t = useTranslations("notices");
  const nowMs = Date.now();
  const said = hasFailed ? "failed" : notices === null ? "loading" : notices.length === 0 ? "empty" : null;
  return (
    <section aria-labelledby="notices" className="-m-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3">
        <h2 id="notices" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <TextLink
          standalone
          linkComponent={Link}
          href={providerPaths.settingsNotices()}
          onClick={onLeave}
          className="text-sm"
        >
          {t("choose")}
        </TextLink>
      </div>
      {said === null ? null : (
        <p className="px-4 py-5 text-muted" role="status">
          {t(said)}
        </p>
      )}
      {notices === null || notices.length === 0 ? null : (
        <ul>
          {notices.map((notice) => (
            <li key={notice.id} className="border-line border-b last:border-b-0">
              <Entry notice={notice} isNew={marked.has(notice.id)} nowMs={nowMs} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type EntryProps = { notice: NoticeAnswer; isNew: boolean; nowMs: number; onLeave: () => void };

/** Without a link where the booking is a colleague's by now. */
function Entry({ notice, isNew, nowMs, onLeave }: EntryProps) {
  const t = useTranslations("notices");
  const words = useNoticeWords();
  const look = clsx("grid gap-0.5 px-4 py-3 [overflow-wrap:anywhere]", isNew && "bg-accent-soft");
  const content = (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {isNew ? <VisuallyHidden>{`${t("unread")}: `}</VisuallyHidden> : null}
          {words.who(notice)}
        </span>
        <span className="text-muted text-sm">{words.told(notice, nowMs)}</span>
      </span>
      <span>
        <span className="font-medium">{words.kind(notice)}</span>
        {": "}
        {words.when(notice)}
      </span>
      {notice.booking_id === null ? null : <span className="text-muted text-sm">{words.what(notice)}</span>}
    </>
  );
  if (notice.booking_id === null) return <div className={look}>{content}</div>;
  return (
    <Link
      href={providerPaths.bookings({ booking: notice.booking_id })}
      prefetch={false}
      onClick={onLeave}
      className={clsx(look, "text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2")}
    >
      {content}
    </Link>
  );
}
