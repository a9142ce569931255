import { followAddress } from "@/lib/account/followAddress";
import { confirmEmailChangeCall } from "@/lib/api/contract/emailChange";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { confirmEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { clientInfo } from "@/lib/identity/sessions/client";

const confirm = endpoint(confirmEmailChangeCall, async ({ body, request, address }) => {
  await confirmEmailChange(body, clientInfo(request.headers, address), followAddress);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: confirm });
