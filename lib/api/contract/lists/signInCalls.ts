import { authCalls } from "../auth";
import { acceptInvitationCall } from "../business/members";
import { emailChangeCalls } from "../emailChange";

/** Sessions, registering, passwords and addresses, of both portals. */
export const signInCalls = [...authCalls, acceptInvitationCall, ...emailChangeCalls] as const;
