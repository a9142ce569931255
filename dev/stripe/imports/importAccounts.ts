import { z } from "zod";
import { seconds } from "../core/context";
import { newId } from "../core/ids";
import type { ControlRequest } from "../core/router";
import { blankAccount } from "../resources/accounts";
import type { Services } from "../server/services";

const importBody = z.object({
  accounts: z.array(
    z.object({
      id: z.string().regex(/^acct_\w+$/),
      companyName: z.string(),
      email: z.string(),
      chargesEnabled: z.boolean(),
      detailsSubmitted: z.boolean(),
    }),
  ),
});

/** Adds the accounts that a demo database refers to. Existing ones are not changed, and no events are sent. */
export function importAccounts(services: Services, request: ControlRequest): object {
  const { accounts } = importBody.parse(request.body);
  return services.transaction((ctx) => {
    const missing = accounts.filter(({ id }) => ctx.tx.get("account", id) === undefined);
    for (const { id, companyName, email, chargesEnabled, detailsSubmitted } of missing) {
      const blank = blankAccount(ctx, id);
      ctx.tx.put("account", {
        ...blank,
        email,
        businessType: "company",
        profile: { ...blank.profile, name: companyName },
        company: { ...blank.company, name: companyName },
        requestedCapabilities: ["card_payments", "transfers"],
        standing: chargesEnabled ? "enabled" : detailsSubmitted ? "pending" : "new",
        termsAcceptedAt: detailsSubmitted ? seconds(ctx) : null,
        bank: chargesEnabled ? { id: newId("ba"), last4: "0001", country: "SE" } : null,
      });
    }
    return { imported: missing.length };
  });
}
