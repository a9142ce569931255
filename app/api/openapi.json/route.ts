import { openApiCall } from "@/lib/api/contract/description";
import { endpoint } from "@/lib/api/endpoint";
import { currentDocument } from "@/lib/api/openapi/current";
import { resource } from "@/lib/api/resource";

const get = endpoint(openApiCall, async () => currentDocument());

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
