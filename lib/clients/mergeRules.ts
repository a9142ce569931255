import type { Client } from "@/lib/db/generated/client";
import { clientTagsMax } from "./limits";
import { type MergeChoices, uniqueTags } from "./schemas";

type Merged = Pick<Client, "name" | "phone" | "phoneE164" | "email" | "tags" | "userId">;

/**
 * What a client is after another one was merged into them: where both have a value, the chosen one's stays, the kept client's
 * unless said otherwise; where one has none, the other's. Tags are those of both. Number and E.164 go together.
 */
export function mergedClient(kept: Merged, other: Merged, choices: MergeChoices): Merged {
  const named = choices.name === "other" ? other : kept;
  const called = choose(kept, other, choices.phone, "phone");
  const mailed = choose(kept, other, choices.email, "email");
  return {
    name: named.name,
    phone: called.phone,
    phoneE164: called.phoneE164,
    email: mailed.email,
    tags: uniqueTags([...kept.tags, ...other.tags]).slice(0, clientTagsMax),
    userId: kept.userId ?? other.userId,
  };
}

function choose(kept: Merged, other: Merged, choice: "kept" | "other" | undefined, field: "phone" | "email") {
  const [first, second] = choice === "other" ? [other, kept] : [kept, other];
  return first[field] === null ? second : first;
}
