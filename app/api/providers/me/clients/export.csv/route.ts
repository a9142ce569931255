import { downloadReply } from "@/lib/account/export/downloadReply";
import { exportFileName } from "@/lib/account/export/exportFile";
import { oneFile } from "@/lib/account/export/oneFile";
import { exportClientsCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { exportClients } from "@/lib/business/clients/exportClients";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { exportsOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const download = endpoint(exportClientsCall, async ({ session, query, locale, address }) => {
  const { id: userId } = session.user;
  await exportsOfAccount.take(userId);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId }, { what: "clients" });
  const now = Date.now();
  const providerId = ownProviderId(session);
  const language = query.locale ?? locale;
  const pieces = await oneFile(userId, now, async () => exportClients(providerId, language, now));
  return downloadReply(pieces, exportFileName(now, "csv"), "text/csv");
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
