import { z } from "zod";
import {
  newServiceSchema,
  newServicesSchema,
  serviceDraftSchema,
  serviceOrderSchema,
  serviceSwitchSchema,
} from "@/lib/catalogue/edit/serviceDraft";
import { archivedServiceSchema, ownServiceSchema } from "@/lib/catalogue/ownServiceProjection";
import { idParams, paging } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider" } as const;

export const ownServicesCall = defineCall({
  ...common,
  id: "listOwnServices",
  method: "GET",
  path: "/providers/me/services",
  summary: "The business's services in its own order, inactive ones included",
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

export const createServicesCall = defineCall({
  ...common,
  id: "createServices",
  method: "POST",
  path: "/providers/me/services/batch",
  summary: "Add several services at once",
  body: newServicesSchema,
  answer: z.array(ownServiceSchema),
  status: 201,
});

export const orderServicesCall = defineCall({
  ...common,
  id: "orderServices",
  method: "PUT",
  path: "/providers/me/services/order",
  summary: "Put the services in an order",
  body: serviceOrderSchema,
  status: 204,
  errors: ["services_changed"],
});

export const archivedServicesCall = defineCall({
  ...common,
  id: "listArchivedServices",
  method: "GET",
  path: "/providers/me/services/archived",
  summary: "The services that were removed and can be restored",
  query: z.object(paging),
  answer: z.array(archivedServiceSchema),
  status: 200,
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
  errors: ["edit_conflict"],
});

export const switchServiceCall = defineCall({
  ...common,
  id: "switchService",
  method: "PATCH",
  path: "/providers/me/services/{id}",
  summary: "Switch a service on or off",
  params: idParams,
  body: serviceSwitchSchema,
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

export const restoreServiceCall = defineCall({
  ...common,
  id: "restoreService",
  method: "POST",
  path: "/providers/me/services/{id}/restore",
  summary: "Bring a removed service back, switched off",
  params: idParams,
  answer: ownServiceSchema,
  status: 200,
});

/** In the order of the description. */
export const ownServiceCalls = [
  ownServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  archivedServicesCall,
  updateServiceCall,
  switchServiceCall,
  removeServiceCall,
  restoreServiceCall,
] as const;
