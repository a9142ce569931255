import { downloadReply } from "@/lib/account/export/downloadReply";
import { exportBookings } from "@/lib/account/export/exportBusiness";
import { exportFileName } from "@/lib/account/export/exportFile";
import { oneFile } from "@/lib/account/export/oneFile";
import { exportBookingsCall } from "@/lib/api/contract/business/businessExport";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { exportsOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const download = endpoint(exportBookingsCall, async ({ session, query, locale, address }) => {
  const { id: userId } = session.user;
  const providerId = ownProviderId(session);
  const nowMs = Date.now();
  await exportsOfAccount.take(userId);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId }, { what: "bookings" });
  const language = query.locale ?? locale;
  const pieces = await oneFile(userId, nowMs, () => exportBookings(providerId, language, nowMs));
  return downloadReply(pieces, exportFileName(nowMs, "csv"), "text/csv");
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
