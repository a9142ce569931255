import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";

/** More than this are "9+". */
const mostCounted = 9;

type Answered = {
  /** null until they are loaded. */
  notices: readonly Pick<NoticeAnswer, "is_read">[] | null;
  /** Whether the last answer did not come. */
  hasFailed: boolean;
};

/** What the bell says: how much is unread, or that nobody knows whether something is. */
export function bellState({ notices, hasFailed }: Answered) {
  const count = notices?.filter(({ is_read }) => !is_read).length ?? 0;
  const shown = count > mostCounted ? `${mostCounted}+` : String(count);
  if (hasFailed && count === 0) return { says: "bellFailed", count, shown } as const;
  return { says: notices === null ? "bellLoading" : "bell", count, shown } as const;
}
