import { unavailableSlotsCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { unavailableTimesOf } from "@/lib/availability/publicCalendar";
import { serializeUnavailableTime } from "@/lib/availability/publicSerializers";
import { visibleProviderId } from "@/lib/directory/search/findProviderIds";

/** Not paged, since the rest would look like free time; the range limits the answer. */
const list = endpoint(unavailableSlotsCall, async ({ params, query, request }) => {
  const range = { startMs: query.rangeStart, endMs: query.rangeEnd };
  const times = await unavailableTimesOf(await visibleProviderId(params.id), range);
  return pageReply(request, {
    items: times.map(serializeUnavailableTime),
    total: times.length,
    nextCursor: null,
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
