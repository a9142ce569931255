import { downloadReply } from "@/lib/account/export/downloadReply";
import { periodFileName } from "@/lib/account/export/exportFile";
import { exportLedgerCall } from "@/lib/api/contract/business/bookkeeping";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { exportMovements } from "@/lib/bookkeeping/exportMovements";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { bookFilesOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const download = endpoint(exportLedgerCall, async ({ session, query, locale, address }) => {
  const { id: userId } = session.user;
  const providerId = ownProviderId(session);
  await bookFilesOfAccount.take(userId);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId }, { what: "ledger" });
  const { from, to } = query;
  const pieces = exportMovements(providerId, { period: { from, to }, locale: query.locale ?? locale });
  return downloadReply(pieces, periodFileName({ from, to }, "csv"), "text/csv");
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
