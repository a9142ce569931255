import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace, namesTag } from "@/lib/http/entityTags";

/** Which text of a reply an edit began with (REV-13). An edit that was taken back leads to the version before. */
export function replyVersion(replyText: string): string {
  return createHash("sha256").update(replyText).digest("base64url").slice(0, 16);
}

/** What an edit of a reply began with, as its headers have it; null: whatever is there is replaced. */
export type ReplyBegan = { ifMatch?: string | null; ifNoneMatch?: string | null };

/**
 * @param replyText what the reply says; null where the review has none
 * @throws AppError edit_conflict when it is not what the edit began with
 */
export function assertReplyUnchanged(
  replyText: string | null,
  { ifMatch = null, ifNoneMatch = null }: ReplyBegan,
): void {
  const tag = replyText === null ? null : `"${replyVersion(replyText)}"`;
  const isUnchanged =
    tag === null
      ? ifMatch === null
      : mayReplace(ifMatch, tag) && (ifNoneMatch === null || !namesTag(ifNoneMatch, tag));
  if (!isUnchanged) throw new AppError("edit_conflict");
}
