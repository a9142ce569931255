import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import type { ClientInfo } from "@/lib/identity/sessions/client";

/** The owner who acts, in which session, and the caller. */
export type ActingOwner = { owner: ActiveSession["user"]; sessionId: string; client: ClientInfo };

export const actingOwner = ({ id, user }: ActiveSession, client: ClientInfo): ActingOwner => ({
  owner: user,
  sessionId: id,
  client,
});
