import { listMailReports, type ReportedBusiness } from "../lib/providers/listMailReports";
import { withOperatorDatabase } from "./support/operatorDatabase";
import { shownMoment } from "./support/statusTime";
import { runMain } from "./support/testing/report";

/** `npm run mail-reports`: the businesses whose mails were reported by people who had not asked for them. */
await runMain(async () => {
  await withOperatorDatabase(async (client) => {
    const businesses = await listMailReports(client);
    console.log(businesses.length === 0 ? "No mail was reported." : businesses.map(shown).join("\n\n"));
  });
  return 0;
});

function shown(business: ReportedBusiness): string {
  const { providerId, companyName, email, mailboxes, sent, kinds, lastAt, isStopped } = business;
  return [
    `${providerId}  ${companyName}, ${email}`,
    `  reported by ${mailboxes}, of ${sent} mails (${kinds.join(", ")}), last ${shownMoment(lastAt.getTime())}`,
    ...(isStopped ? ["  its mails to people who have never paid it online are stopped"] : []),
  ].join("\n");
}
