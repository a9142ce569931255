import "server-only";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";

/** Limits tries, so that nobody finds out by trying which numbers are registered. */
const triesOfBusiness = throttle("organisation_number", { points: 10, seconds: 60 * 60 });

/**
 * Adds the organisation number to a business that registered without one; once, since it does not change in the
 * register of companies. The same one again changes nothing.
 * @param number ten digits with a right check digit
 * @throws AppError organisation_number_set when it has another one; organisation_number_taken when another business
 *   has it; too_many_requests
 */
export async function addOrganisationNumber(providerId: string, number: string): Promise<void> {
  await triesOfBusiness.take(providerId);
  try {
    const { count } = await db().provider.updateMany({
      where: { id: providerId, organisationNumber: null },
      data: { organisationNumber: number, settingsVersion: { increment: 1 } },
    });
    if (count === 1) return;
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    const fields = [{ path: "organisation_number", rule: "organisationNumberTaken" }] as const;
    throw new AppError("organisation_number_taken", { cause, fields });
  }
  const { organisationNumber } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { organisationNumber: true },
  });
  if (organisationNumber !== number) throw new AppError("organisation_number_set");
}
