import type { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import type { ProjectedField } from "@/lib/db/projection";
import { personalContactColumns } from "../contact";

/*
 * The fields of a booking as its business sees it: what somebody there is not told is null in the row.
 */

/** What `shownTo` takes out for a member: amounts always, contacts and what was said of the visit unless that is today. */
export const moneyColumns = ["totalOre", "commissionOre", "payment", "ledger", "disputes", "links"] as const;
export const customerContactColumns = ["customerEmail", ...personalContactColumns] as const;
type Hidden = (typeof moneyColumns | typeof customerContactColumns)[number];

/** A row of a booking as somebody at its business may see it: what is not for them is null. */
export type ShownTo<R> = { [K in keyof R]: K extends Hidden ? R[K] | null : R[K] };

/** The columns of a field, in such a row. */
export type ShownRow<S extends Prisma.BookingSelect> = ShownTo<Prisma.BookingGetPayload<{ select: S }>>;

/**
 * One field of the answer: the columns that it needs, its shape, and its value.
 * @param of `context`: what the value depends on besides the row, such as the time
 */
export const shownField = <const S extends Prisma.BookingSelect, Z extends z.ZodType, C = unknown>(
  select: S,
  shape: Z,
  of: (row: ShownRow<S>, context: C) => z.input<Z>,
): ProjectedField<S, Z, ShownRow<S>, C> => ({ select, shape, of });
