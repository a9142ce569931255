import { specialDaysCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { specialDaysOf } from "@/lib/availability/publicCalendar";
import { serializeSpecialDay } from "@/lib/availability/publicSerializers";
import { visibleProviderId } from "@/lib/directory/search/findProviderIds";

const list = endpoint(specialDaysCall, async ({ params, query, request }) => {
  const days = await specialDaysOf(await visibleProviderId(params.id), query);
  return pageReply(request, { items: days.map(serializeSpecialDay), total: days.length, nextCursor: null });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
