import type { Decision } from "./useVersionedForm";

/** What is chosen for one booking in the way of an edit; of a move the new start, ISO 8601, once there is one. */
export type Choice = { action: Decision["action"]; startTime: string | null };
