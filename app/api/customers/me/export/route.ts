import { loadExport } from "@/lib/account/exportCustomer";
import { exportFileName } from "@/lib/account/exportFile";
import { serializeExport } from "@/lib/account/serializers";
import { exportCustomerCall } from "@/lib/api/contract/account";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";

const get = endpoint(exportCustomerCall, async ({ session }) => {
  const now = new Date();
  return new Reply(serializeExport(await loadExport(session.user.id), now), {
    "Content-Disposition": `attachment; filename="${exportFileName(now.getTime())}"`,
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
