import { createServer, type ServerResponse } from "node:http";
import { afterAll, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { refreshAccount } from "@/lib/payments/accounts";
import { salon } from "../../support/builders/salon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

/** Delays its first answer, and sends all later ones at once: by then the account is ready. */
const slow = Promise.withResolvers<ServerResponse>();
let asked = 0;
const stripe = createServer((_request, answer) => {
  asked += 1;
  if (asked === 1) slow.resolve(answer);
  else reply(answer, true);
});
await new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve));
const address = stripe.address();
process.env.STRIPE_API_BASE = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
afterAll(() => {
  stripe.closeAllConnections();
  stripe.close();
});

function reply(answer: ServerResponse, isReady: boolean): void {
  answer.setHeader("Content-Type", "application/json");
  answer.end(JSON.stringify({ id: "acct", charges_enabled: isReady, details_submitted: isReady }));
}

it("an older answer about an account that arrives after a newer one does not overwrite it", async () => {
  const { id } = await salon({ isOnboarded: false });
  const load = () => db().provider.findUniqueOrThrow({ where: { id } });
  const account = (await load()).stripeAccountId ?? "";
  const early = refreshAccount(account);
  const kept = await slow.promise;
  await refreshAccount(account);
  expect(await load()).toMatchObject({ isOnboarded: true });
  reply(kept, false);
  expect(await early).toMatchObject({ isOnboarded: true });
  expect(await load()).toMatchObject({ isOnboarded: true, chargesEnabled: true });
});

it("simultaneous answers that agree do not conflict", async () => {
  const { id } = await salon({ isOnboarded: false });
  const { stripeAccountId } = await db().provider.findUniqueOrThrow({ where: { id } });
  const states = await Promise.all(Array.from({ length: 30 }, () => refreshAccount(stripeAccountId ?? "")));
  expect(states.filter((state) => state?.isOnboarded)).toHaveLength(30);
});
