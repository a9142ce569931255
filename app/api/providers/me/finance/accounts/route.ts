import { accountsCall, saveAccountsCall } from "@/lib/api/contract/business/bookkeeping";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadAccounts, saveAccounts } from "@/lib/bookkeeping/ownAccounts";
import { ownProviderId } from "@/lib/business/ownProviderId";

const read = endpoint(accountsCall, ({ session }) => loadAccounts(ownProviderId(session)));

const save = endpoint(saveAccountsCall, async ({ session, body }) => {
  await saveAccounts(ownProviderId(session), body);
  return body;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: read, PUT: save });
