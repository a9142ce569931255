import { statusCall } from "@/lib/api/contract/status";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadStatus } from "@/lib/status/loadStatus";

const get = endpoint(statusCall, ({ query, locale }) => loadStatus(query.locale ?? locale, Date.now()));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
