import { z } from "zod";
import {
  clientImportSchema,
  importFormSchema,
  importPreviewSchema,
  undoneImportSchema,
} from "@/lib/clients/import/importSchemas";
import { importMaxBytes } from "@/lib/clients/limits";
import {
  clientCardSchema,
  clientDoubleSchema,
  clientEditSchema,
  clientsQuery,
  eraseClientSchema,
  erasedClientSchema,
  listedClientSchema,
  mergePreviewSchema,
  mergeSchema,
  newClientSchema,
  newNoteSchema,
  noteEditSchema,
  noteParams,
} from "@/lib/clients/schemas";
import { idParams } from "@/lib/http/input/schemas";
import { locales } from "@/lib/i18n/locales";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider" } as const;

export const ownClientsCall = defineCall({
  ...common,
  id: "listOwnClients",
  method: "GET",
  path: "/providers/me/clients",
  summary: "The clients of the business, who comes next first",
  query: clientsQuery,
  answer: z.array(listedClientSchema),
  status: 200,
});

export const addClientCall = defineCall({
  ...common,
  id: "addClient",
  method: "POST",
  path: "/providers/me/clients",
  summary: "Add a client by hand",
  body: newClientSchema,
  answer: clientCardSchema,
  status: 201,
  errors: ["client_known", "client_limit"],
});

export const clientCardCall = defineCall({
  ...common,
  access: "member",
  id: "getClient",
  method: "GET",
  path: "/providers/me/clients/{id}",
  summary: "A client with visits, notes and what they spent",
  params: idParams,
  answer: clientCardSchema,
  status: 200,
});

export const editClientCall = defineCall({
  ...common,
  id: "editClient",
  method: "PATCH",
  path: "/providers/me/clients/{id}",
  summary: "Change name, contact, tags, or whether a client is listed",
  params: idParams,
  body: clientEditSchema,
  answer: clientCardSchema,
  status: 200,
});

export const removeClientCall = defineCall({
  ...common,
  id: "removeClient",
  method: "DELETE",
  path: "/providers/me/clients/{id}",
  summary: "Remove a client who has no bookings",
  params: idParams,
  status: 204,
  errors: ["client_has_bookings"],
});

export const eraseClientCall = defineCall({
  ...common,
  id: "eraseClient",
  method: "POST",
  path: "/providers/me/clients/{id}/erase",
  summary: "Erase a client, who asked to be forgotten; the bookings stay without the person",
  params: idParams,
  body: eraseClientSchema,
  answer: erasedClientSchema,
  status: 200,
  errors: ["client_has_upcoming", "client_just_cancelled"],
});

export const clientDoublesCall = defineCall({
  ...common,
  id: "listClientDoubles",
  method: "GET",
  path: "/providers/me/clients/{id}/doubles",
  summary: "Who may be the same person",
  params: idParams,
  answer: z.array(clientDoubleSchema),
  status: 200,
});

export const previewMergeCall = defineCall({
  ...common,
  id: "previewClientMerge",
  method: "POST",
  path: "/providers/me/clients/{id}/merge/preview",
  summary: "What a merge would give; merges nothing",
  params: idParams,
  body: mergeSchema,
  answer: mergePreviewSchema,
  status: 200,
  errors: ["clients_two_accounts"],
});

export const mergeClientsCall = defineCall({
  ...common,
  id: "mergeClients",
  method: "POST",
  path: "/providers/me/clients/{id}/merge",
  summary: "Merge another client into this one",
  params: idParams,
  body: mergeSchema,
  answer: clientCardSchema,
  status: 200,
  errors: ["clients_two_accounts"],
});

export const addClientNoteCall = defineCall({
  ...common,
  access: "member",
  id: "addClientNote",
  method: "POST",
  path: "/providers/me/clients/{id}/notes",
  summary: "Write a private note on a client",
  params: idParams,
  body: newNoteSchema,
  answer: clientCardSchema,
  status: 201,
  errors: ["client_limit"],
});

export const editClientNoteCall = defineCall({
  ...common,
  access: "member",
  id: "editClientNote",
  method: "PATCH",
  path: "/providers/me/clients/{id}/notes/{noteId}",
  summary: "Give a note another text; the earlier one stays in its history",
  params: noteParams,
  body: noteEditSchema,
  answer: clientCardSchema,
  status: 200,
});

export const deleteClientNoteCall = defineCall({
  ...common,
  id: "deleteClientNote",
  method: "DELETE",
  path: "/providers/me/clients/{id}/notes/{noteId}",
  summary: "Remove a note with its history",
  params: noteParams,
  status: 204,
});

const file = { field: "file", maxBytes: importMaxBytes };

export const previewImportCall = defineCall({
  ...common,
  id: "previewClientImport",
  method: "POST",
  path: "/providers/me/clients/imports/preview",
  summary: "What an import of a file of clients would do; takes nothing over",
  file,
  body: importFormSchema,
  answer: importPreviewSchema,
  status: 200,
  errors: ["import_unreadable"],
});

export const importClientsCall = defineCall({
  ...common,
  id: "importClients",
  method: "POST",
  path: "/providers/me/clients/imports",
  summary: "Take the clients of a file over",
  needsConfirmedAddress: true,
  file,
  body: importFormSchema,
  answer: clientImportSchema,
  status: 201,
  errors: ["import_unreadable", "client_limit"],
});

export const clientImportsCall = defineCall({
  ...common,
  id: "listClientImports",
  method: "GET",
  path: "/providers/me/clients/imports",
  summary: "The latest imports of clients",
  answer: z.array(clientImportSchema),
  status: 200,
});

export const undoImportCall = defineCall({
  ...common,
  id: "undoClientImport",
  method: "DELETE",
  path: "/providers/me/clients/imports/{id}",
  summary: "Undo an import, but for clients that were changed since",
  params: idParams,
  answer: undoneImportSchema,
  status: 200,
});

export const exportClientsCall = defineCall({
  ...common,
  id: "exportClients",
  method: "GET",
  path: "/providers/me/clients/export.csv",
  summary: "The clients of the business as a table for a spreadsheet (text/csv)",
  query: z.object({ locale: z.enum(locales).optional() }),
  status: 200,
  errors: ["too_many_requests"],
});

/** In the order of the description. */
export const ownClientCalls = [
  ownClientsCall,
  addClientCall,
  exportClientsCall,
  clientImportsCall,
  previewImportCall,
  importClientsCall,
  undoImportCall,
  clientCardCall,
  editClientCall,
  removeClientCall,
  eraseClientCall,
  clientDoublesCall,
  previewMergeCall,
  mergeClientsCall,
  addClientNoteCall,
  editClientNoteCall,
  deleteClientNoteCall,
] as const;
