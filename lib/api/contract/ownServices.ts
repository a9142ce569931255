import { z } from "zod";
import { newServiceSchema, serviceDraftSchema } from "@/lib/catalogue/serviceDraft";
import { ownServiceSchema } from "@/lib/dashboard/schemas";
import { idParams, paging } from "@/lib/http/schemas";
import { defineCall } from "../call";

const common = { tag: "Provider", access: "provider" } as const;

export const ownServicesCall = defineCall({
  ...common,
  id: "listOwnServices",
  method: "GET",
  path: "/providers/me/services",
  summary: "The business's services, inactive ones included",
  query: z.object(paging),
  answer: z.array(ownServiceSchema),
  status: 200,
});

export const createServiceCall = defineCall({
  ...common,
  id: "createService",
  method: "POST",
  path: "/providers/me/services",
  summary: "Add a service",
  body: newServiceSchema,
  answer: ownServiceSchema,
  status: 201,
});

export const updateServiceCall = defineCall({
  ...common,
  id: "updateService",
  method: "PUT",
  path: "/providers/me/services/{id}",
  summary: "Change a service",
  params: idParams,
  body: serviceDraftSchema,
  status: 204,
});

export const removeServiceCall = defineCall({
  ...common,
  id: "removeService",
  method: "DELETE",
  path: "/providers/me/services/{id}",
  summary: "Take a service away; its bookings stay",
  params: idParams,
  status: 204,
});
