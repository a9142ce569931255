import { sendContactMessageCall } from "@/lib/api/contract/contact";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { sendContactMessage } from "@/lib/notifications/contact";

const send = endpoint(sendContactMessageCall, async ({ body, locale, address }) => {
  await sendContactMessage({ ...body, locale, address });
  return { accepted: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: send });
