import { downloadReply } from "@/lib/account/export/downloadReply";
import { exportBusiness } from "@/lib/account/export/exportBusiness";
import { exportFileName } from "@/lib/account/export/exportFile";
import { oneFile } from "@/lib/account/export/oneFile";
import { exportBusinessCall } from "@/lib/api/contract/business/businessExport";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { exportsOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const download = endpoint(exportBusinessCall, async ({ session, address }) => {
  const { id: userId } = session.user;
  const providerId = ownProviderId(session);
  await exportsOfAccount.take(userId);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId }, { what: "business" });
  const nowMs = Date.now();
  const pieces = await oneFile(userId, nowMs, () => exportBusiness({ providerId, userId }, nowMs));
  return downloadReply(pieces, exportFileName(nowMs), "application/json");
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
