import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { foldText } from "@/lib/text/foldText";
import { clientNameMaxLength } from "./limits";
import { lockClientKeys } from "./lockClientKeys";
import { phoneE164 } from "./phoneE164";

/** Whom a booking is for. At least one of name, phone and email has to be there. */
export type Person = {
  name: string;
  phone: string | null;
  email: string | null;
  /** Their account, where they booked with one. */
  userId: string | null;
};

/**
 * Who typed what is known of the person. A customer can type anybody's number and name, so those
 * find nobody; an owner's find any client, a member's those of `seen` alone, whom they are shown anyway.
 */
export type TypedBy = { role: "customer" } | { role: "owner" } | { role: "member"; seen: readonly string[] };

/**
 * The client of a business that a person is: found by account, then by what the business typed of the phone number in any
 * writing, then by e-mail address; added when there is none, also where the owner sees a likely double. What the business
 * lacks of them is filled in (`fillIn`), nothing is overwritten, and a hidden client is listed again. A client who has another
 * account is somebody else, also with the same number.
 *
 * Joins the caller's transaction, and locks what the person is known by until its end: two bookings of one person at the same
 * moment make one client. Call it after the calendar and the booking are locked.
 */
export async function clientFor(
  tx: Tx,
  providerId: string,
  person: Person,
  typedBy: TypedBy,
): Promise<string> {
  const known = normalised(person);
  await lockClientKeys(tx, providerId, known);
  const found = await findClient(tx, providerId, known, typedBy);
  const isProven = await ownsAddress(tx, known);
  if (found === null) return addClient(tx, providerId, known, isProven);
  await fillIn(tx, found, known, { isTrusted: typedBy.role !== "customer", isProven });
  return found.id;
}

type Known = ReturnType<typeof normalised>;

function normalised({ name, phone, email, userId }: Person) {
  const address = email?.trim() || null;
  const number = phone?.trim() || null;
  return {
    name: (name.trim() || address || number || "").slice(0, clientNameMaxLength),
    phone: number,
    e164: number === null ? null : phoneE164(number),
    email: address,
    userId,
  };
}

const foundRows = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable(),
    e164: z.string().nullable(),
    email: z.string().nullable(),
    userId: z.uuid().nullable(),
    isHidden: z.boolean(),
  }),
);
type Found = z.infer<typeof foundRows>[number];

/** The key lock makes a merge or an erasure of the client wait until the booking that names them is written. */
async function findClient(tx: Tx, providerId: string, known: Known, typedBy: TypedBy): Promise<Found | null> {
  const { userId, e164, email } = known;
  const all = foundRows.parse(
    await tx.$queryRaw`
      SELECT id::text AS id, name, phone, phone_e164 AS e164, email, user_id::text AS "userId",
        hidden_at IS NOT NULL AS "isHidden"
      FROM clients c
      WHERE provider_id = ${providerId}::uuid
        AND (user_id = ${userId}::uuid OR phone_e164 = ${e164} OR lower(email) = lower(${email}))
        AND (user_id IS NULL OR ${userId}::uuid IS NULL OR user_id = ${userId}::uuid)
        AND erase_after IS NULL
      ORDER BY created_at, id
      FOR KEY SHARE`,
  );
  const isSameName = (row: Found) => foldText(row.name) === foldText(known.name);
  const rows = typedBy.role === "member" ? all.filter(({ id }) => typedBy.seen.includes(id)) : all;
  const byPhone = typedBy.role === "customer" ? [] : rows.filter((row) => e164 !== null && row.e164 === e164);
  const byEmail = rows.filter((row) => email !== null && row.email?.toLowerCase() === email.toLowerCase());
  return (
    rows.find((row) => userId !== null && row.userId === userId) ??
    byPhone.find(isSameName) ??
    byPhone[0] ??
    byEmail.find(isSameName) ??
    byEmail[0] ??
    null
  );
}

/** Whether the person comes with an account whose confirmed address is theirs. */
async function ownsAddress(tx: Tx, { userId, email }: Known): Promise<boolean> {
  if (userId === null || email === null) return false;
  const where = { id: userId, emailVerifiedAt: { not: null } };
  const user = await tx.user.findFirst({ where, select: { email: true } });
  return user?.email.toLowerCase() === email.toLowerCase();
}

async function addClient(
  tx: Tx,
  providerId: string,
  { e164, userId, ...known }: Known,
  isProven: boolean,
): Promise<string> {
  const { id } = await tx.client.create({
    data: { providerId, ...known, phoneE164: e164, userId: isProven ? userId : null },
    select: { id: true },
  });
  return id;
}

/**
 * Fills in what the business lacks. The address decides who is mailed and who may open later bookings, so it comes from the
 * business or from an account that has confirmed it; so does the account itself, whose person can export what is known of the
 * client.
 * @param proof.isTrusted whether the business typed it
 * @param proof.isProven of `ownsAddress`
 */
async function fillIn(
  tx: Tx,
  found: Found,
  known: Known,
  { isTrusted, isProven }: { isTrusted: boolean; isProven: boolean },
): Promise<void> {
  const isNewEmail = found.email === null && known.email !== null && (isTrusted || isProven);
  const isSameEmail = found.email?.toLowerCase() === known.email?.toLowerCase();
  const data = {
    // A client who booked without a name is called by the address.
    ...(found.name === found.email && known.name !== found.email ? { name: known.name } : {}),
    ...(found.phone === null && known.phone !== null ? { phone: known.phone, phoneE164: known.e164 } : {}),
    ...(isNewEmail ? { email: known.email } : {}),
    ...(found.userId === null && isProven && isSameEmail ? { userId: known.userId } : {}),
    ...(found.isHidden ? { hiddenAt: null } : {}),
  };
  if (Object.keys(data).length > 0) await tx.client.update({ where: { id: found.id }, data });
}
