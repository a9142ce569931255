import { periodFileName } from "@/lib/account/export/exportFile";
import { exportVouchersCall } from "@/lib/api/contract/business/bookkeeping";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { exportVouchers } from "@/lib/bookkeeping/exportVouchers";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { bookFilesOfAccount } from "@/lib/identity/throttles";
import { logSecurityEvent } from "@/lib/log/securityLog";

const download = endpoint(exportVouchersCall, async ({ session, query, address }) => {
  const { id: userId } = session.user;
  const providerId = ownProviderId(session);
  await bookFilesOfAccount.take(userId);
  logSecurityEvent("data_exported", "ok", { address, way: "call" }, { userId }, { what: "vouchers" });
  return new Response(await exportVouchers(providerId, query, Date.now()), {
    headers: {
      // Without a type of its own, and in a code page that no browser reads: saved, never shown.
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${periodFileName(query, "si")}"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
