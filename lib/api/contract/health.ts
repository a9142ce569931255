import { z } from "zod";
import { defineCall } from "../call";

const common = { tag: "Operation", access: "none", method: "GET", status: 200 } as const;

export const healthCall = defineCall({
  ...common,
  id: "getHealth",
  path: "/api/health",
  summary: "The process is up",
  answer: z.object({ status: z.literal("ok") }),
});

export const readyCall = defineCall({
  ...common,
  id: "getReady",
  path: "/api/ready",
  summary: "The database is reachable and every migration applied",
  answer: z.object({ status: z.literal("ready") }),
  errors: ["unavailable"],
});

/** In the order of the description. */
export const healthCalls = [healthCall, readyCall] as const;
