import { z } from "zod";
import { availabilityQuerySchema, availabilityResponseSchema } from "@/lib/availability/schemas";
import { checkNear, serviceFilterFields } from "@/lib/directory/search/serviceFilterSchemas";
import { idParams, paging } from "@/lib/http/input/schemas";
import { publicServiceSchema } from "@/lib/staff/publicSchemas";
import { defineCall } from "../call";

const common = { tag: "Services", access: "none", method: "GET", status: 200 } as const;

export const servicesCall = defineCall({
  ...common,
  id: "listServices",
  path: "/services/v1",
  summary: "Search active services",
  query: z.object({ ...serviceFilterFields, ...paging }).superRefine(checkNear),
  answer: z.array(publicServiceSchema),
});

export const serviceCall = defineCall({
  ...common,
  id: "getService",
  path: "/services/v1/{id}",
  summary: "One active service",
  params: idParams,
  answer: publicServiceSchema,
  errors: ["not_found"],
});

export const serviceAvailabilityCall = defineCall({
  ...common,
  id: "getServiceAvailability",
  path: "/services/v1/{id}/availability",
  summary: "The slots of a service, day by day, and its next free time",
  params: idParams,
  query: availabilityQuerySchema,
  answer: availabilityResponseSchema,
  errors: ["not_found", "staff_not_found"],
});

/** In the order of the description. */
export const serviceCalls = [servicesCall, serviceCall, serviceAvailabilityCall] as const;
