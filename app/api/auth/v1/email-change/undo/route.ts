import { followAddress } from "@/lib/account/followAddress";
import { undoEmailChangeCall } from "@/lib/api/contract/emailChange";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { endCalendarsOf } from "@/lib/calendarSync/endCalendarsOf";
import { undoEmailChange } from "@/lib/identity/addresses/undoEmailChange";
import { clientInfo } from "@/lib/identity/sessions/client";

const undo = endpoint(undoEmailChangeCall, ({ body, request, address }) =>
  undoEmailChange(body.token, clientInfo(request.headers, address), followAddress, endCalendarsOf),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: undo });
