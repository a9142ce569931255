import { busyIntervalsCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { busyTimesOf } from "@/lib/availability/publicCalendar";
import { serializeBusy } from "@/lib/availability/publicSerializers";
import { visibleProviderId } from "@/lib/directory/search/findProviderIds";

/** Not paged, since the rest would look like free time; the range limits the answer. */
const list = endpoint(busyIntervalsCall, async ({ params, query, request }) => {
  const id = await visibleProviderId(params.id);
  const range = { startMs: query.rangeStart, endMs: query.rangeEnd, nowMs: Date.now() };
  const busy = (await busyTimesOf([id], range)).get(id) ?? [];
  return pageReply(request, { items: busy.map(serializeBusy), total: busy.length, nextCursor: null });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
