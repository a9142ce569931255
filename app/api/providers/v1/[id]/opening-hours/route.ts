import { openingHoursCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { openingHoursOf } from "@/lib/availability/publicCalendar";
import { serializeHours } from "@/lib/availability/publicSerializers";
import { visibleProviderId } from "@/lib/directory/search/findProviderIds";

const list = endpoint(openingHoursCall, async ({ params, request }) => {
  const hours = await openingHoursOf(await visibleProviderId(params.id));
  return pageReply(request, { items: hours.map(serializeHours), total: hours.length, nextCursor: null });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
