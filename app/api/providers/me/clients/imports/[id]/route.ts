import { undoImportCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { undoImport } from "@/lib/clients/import/undoImport";

const undo = endpoint(undoImportCall, ({ session, params }) => undoImport(ownProviderId(session), params.id));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: undo });
