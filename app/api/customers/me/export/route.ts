import { loadExport, serializeExport } from "@/lib/account/export/exportCustomer";
import { exportFileName } from "@/lib/account/export/exportFile";
import { exportCustomerCall } from "@/lib/api/contract/account";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { exportsOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const get = endpoint(exportCustomerCall, async ({ session, address }) => {
  const now = new Date();
  await exportsOfAccount.take(session.user.id);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId: session.user.id });
  return new Reply(serializeExport(await loadExport(session.user.id), now), {
    "Content-Disposition": `attachment; filename="${exportFileName(now.getTime())}"`,
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
