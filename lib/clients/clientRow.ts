import type { Client } from "@/lib/db/generated/client";
import { emailAsRead } from "@/lib/text/emailAsRead";
import type { ClientContact } from "./schemas";

/** The columns that tell who a client is. */
export const contactColumns = {
  id: true,
  name: true,
  phone: true,
  phoneE164: true,
  email: true,
  tags: true,
  hiddenAt: true,
} as const;

export type ContactRow = Pick<Client, keyof typeof contactColumns>;

/** Who a client is, in the contract's shape. */
export function serializeContact(row: ContactRow): ClientContact {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    phone_e164: row.phoneE164,
    email: emailAsRead(row.email),
    tags: row.tags,
    is_hidden: row.hiddenAt !== null,
  };
}
