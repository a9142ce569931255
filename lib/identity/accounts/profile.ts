import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import type { Role } from "../roles";
import type { changePersonSchema } from "../schemas";

export const profileColumns = {
  id: true,
  email: true,
  fullName: true,
  phone: true,
  locale: true,
  emailVerifiedAt: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

export type Profile = Prisma.UserGetPayload<{ select: typeof profileColumns }>;

/** An account that is not closed. */
const ownAccount = (id: string, role: Role) => ({ id, role, disabledAt: null, erasedAt: null });

/**
 * The profile of an account, of a customer unless told otherwise.
 * @throws AppError not_signed_in when the account was closed meanwhile
 */
export async function loadProfile(userId: string, role: Role = "customer"): Promise<Profile> {
  const profile = await db().user.findFirst({ where: ownAccount(userId, role), select: profileColumns });
  if (profile === null) throw new AppError("not_signed_in");
  return profile;
}

/**
 * Changes the given fields. Bookings keep the name and number that they were made with.
 * @throws AppError not_signed_in when the account was closed meanwhile
 */
export async function changeProfile(
  userId: string,
  change: z.output<typeof changePersonSchema>,
  role: Role = "customer",
): Promise<Profile> {
  const { fullName, phone, locale } = change;
  const data = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone }),
    ...(locale === undefined ? {} : { locale }),
  };
  if (Object.keys(data).length === 0) return loadProfile(userId, role);
  const [profile] = await db().user.updateManyAndReturn({
    where: ownAccount(userId, role),
    data,
    select: profileColumns,
  });
  if (profile === undefined) throw new AppError("not_signed_in");
  return profile;
}
