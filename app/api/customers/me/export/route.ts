import { loadExport } from "@/lib/account/exportCustomer";
import { serializeExport } from "@/lib/account/serializers";
import { exportCustomerCall } from "@/lib/api/contract/account";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { brand } from "@/lib/brand";

const get = endpoint(exportCustomerCall, async ({ session }) => {
  const now = new Date();
  const name = `${brand.slug}-${now.toISOString().slice(0, 10)}.json`;
  return new Reply(serializeExport(await loadExport(session.user.id), now), {
    "Content-Disposition": `attachment; filename="${name}"`,
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
