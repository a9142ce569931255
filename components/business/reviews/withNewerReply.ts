import { type AnswerOf, type ApiResult, callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { OwnReply } from "@/lib/reviews/views";

type SavedReply = AnswerOf<"GET /providers/me/reviews/replies/{id}">;

/** A reply of the contract as the pages show it. */
export const replyOf = ({ reply_text, created_at, version }: SavedReply): OwnReply => ({
  text: reply_text,
  createdAtIso: created_at,
  version,
});

/** @param version the version of the reply that the edit began with; null where there was none */
export const ifReplyIs = (version: string | null): Record<string, string> =>
  version === null ? { "If-None-Match": "*" } : { "If-Match": `"${version}"` };

type Edited = {
  reviewId: string;
  locale: Locale;
  /** What was to be saved; a reply that says so already, as after an answer that got lost, is the answer. */
  text?: string;
  onNewer: (reply: OwnReply | null) => void;
};

/**
 * What an edit of a reply was answered, and where it met a newer one (412), what the reply is now: `onNewer` is told, null
 * when it was deleted. Where that cannot be read, the refusal of reading it is the answer.
 */
export async function withNewerReply<T>(
  result: ApiResult<T>,
  { reviewId, locale, text, onNewer }: Edited,
): Promise<ApiResult<T | SavedReply>> {
  if (result.ok || result.status !== 412) return result;
  const newer = await callApi("GET /providers/me/reviews/replies/{id}", {
    params: { id: reviewId },
    locale,
    cache: "no-store",
  });
  if (newer.ok ? newer.data.reply_text === text : newer.status !== 404) return newer;
  onNewer(newer.ok ? replyOf(newer.data) : null);
  return result;
}
