import { clientImportsCall, importClientsCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { importClients, listImports } from "@/lib/clients/import/importClients";

const list = endpoint(clientImportsCall, ({ session }) => listImports(ownProviderId(session)));

const add = endpoint(importClientsCall, ({ session, file, body }) =>
  importClients({ providerId: ownProviderId(session), userId: session.user.id }, file, body),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: add });
