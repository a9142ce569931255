import { previewImportCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { previewImport } from "@/lib/clients/import/importClients";

const preview = endpoint(previewImportCall, ({ session, file, body }) =>
  previewImport(ownProviderId(session), file, body),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
