import "server-only";
import { visitsShown } from "@/lib/bookings/business/visitsShown";
import type { TypedBy } from "@/lib/clients/clientFor";
import { phoneE164 } from "@/lib/clients/phoneE164";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { isNameEnough } from "./nameEnough";
import type { BookByBusiness } from "./schemas";

/** Whom the business books, as the booking has it; `clientId` where it chose one of its clients. */
export type DeskCustomer = {
  clientId: string | null;
  customerId: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  /** Number and address were typed for a client of whom neither was known. */
  isContactNew: boolean;
};

/**
 * Whose contacts count as known when a session types them: a member's only those of today's visits, whom they are shown anyway,
 * so that typing somebody's number neither opens a card nor tells whether the business has it.
 * @param nowMs epoch milliseconds
 */
export async function typedBy(scope: BusinessScope, nowMs: number): Promise<TypedBy> {
  const { staffMemberId } = scope;
  if (staffMemberId === null) return { role: "owner" };
  const visits = await visitsShown({ ...scope, staffMemberId }, { nowMs });
  const seen = visits.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
  return { role: "member", seen };
}

/**
 * The chosen client, or what was typed. A client who has an account gets the booking there; one who is only typed is a guest,
 * whatever account has the same address. What is sent of a chosen client's number and address counts where the business knows
 * neither. Locks nothing: the calendar comes first.
 * @param scope of the session: a member chooses among those they have had, who are suggested to them
 * @throws AppError not_found for a client that is not theirs; invalid_request for one without number and address where a name is
 *   not enough
 */
export async function customerOf(
  tx: Tx,
  { providerId, staffMemberId }: BusinessScope,
  { client: sent, source, payment }: Pick<BookByBusiness, "client" | "source" | "payment">,
): Promise<DeskCustomer> {
  if (!("id" in sent)) return { ...sent, clientId: null, customerId: null, isContactNew: false };
  const client = await tx.client.findFirst({
    where: { id: sent.id, providerId, ...(staffMemberId === null ? {} : visitedBy(staffMemberId)) },
    select: { id: true, userId: true, name: true, phone: true, email: true },
  });
  if (client === null) throw new AppError("not_found");
  const { id: clientId, userId: customerId, name } = client;
  const isContactNew = !client.phone && !client.email;
  const { phone, email } = isContactNew ? sent : client;
  if (!phone && !email && !isNameEnough({ source, paymentWay: payment.way }))
    throw new AppError("invalid_request", { fields: [{ path: "client.phone", rule: "phoneOrEmail" }] });
  return { clientId, customerId, name, phone: phone || null, email: email || null, isContactNew };
}

const visitedBy = (staffMemberId: string) => ({
  bookings: { some: { staffMemberId, status: { in: ["confirmed" as const, "completed" as const] } } },
});

/**
 * Keeps the chosen client until the end of the transaction, which has locked the calendar, and a number or address that was
 * typed for them.
 * @throws AppError not_found for one who was merged or erased meanwhile
 */
export async function keepClient(
  tx: Tx,
  providerId: string,
  { clientId: id, phone, email, isContactNew }: DeskCustomer & { clientId: string },
): Promise<void> {
  const kept: unknown[] = await tx.$queryRaw`
    SELECT id FROM clients WHERE id = ${id}::uuid AND provider_id = ${providerId}::uuid FOR KEY SHARE`;
  if (kept.length === 0) throw new AppError("not_found");
  if (!isContactNew) return;
  const phoneNumber = phone === null ? null : phoneE164(phone);
  await tx.client.updateMany({
    where: { id, providerId, phone: null, email: null },
    data: { phone, phoneE164: phoneNumber, email },
  });
}
