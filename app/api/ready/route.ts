import { readyCall } from "@/lib/api/contract/health";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { assertReady } from "@/lib/db/readiness";

const get = endpoint(readyCall, async () => {
  await assertReady();
  return new Reply({ status: "ready" }, { "Cache-Control": "no-store" });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
