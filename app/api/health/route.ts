import { healthCall } from "@/lib/api/contract/health";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";

const get = endpoint(healthCall, async () => new Reply({ status: "ok" }, { "Cache-Control": "no-store" }));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
