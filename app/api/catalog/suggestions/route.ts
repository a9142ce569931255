import { suggestionsCall } from "@/lib/api/contract/catalogue";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { serializeSuggestions } from "@/lib/directory/search/suggest/serializeSuggestions";
import { suggest } from "@/lib/directory/search/suggest/suggest";
import { HOME_TIME_ZONE } from "@/lib/time/zone";

const list = endpoint(suggestionsCall, async ({ query, locale }) =>
  serializeSuggestions(
    await suggest({
      q: query.q,
      city: query.city ?? null,
      locale: query.locale ?? locale,
      now: Date.now(),
      timeZone: HOME_TIME_ZONE,
    }),
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
