import { authCalls } from "../auth";
import { acceptInvitationCall } from "../business/members";
import { emailChangeCalls } from "../emailChange";
import { passkeyCalls } from "../passkeys";

/** Sessions, registering, passwords and addresses, of both portals. */
export const signInCalls = [
  ...authCalls,
  ...passkeyCalls,
  acceptInvitationCall,
  ...emailChangeCalls,
] as const;
