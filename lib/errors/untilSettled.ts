import { AppError } from "./AppError";

/** How often work is tried that lost to a change made meanwhile. */
const attempts = 3;

/**
 * Tries work that is decided by rows it read before, until it was not lost to a concurrent change of them, three times
 * at most. An attempt that was lost (`changed`) wrote nothing.
 * @param attempt its number begins with 0
 * @param standing what is true now, for the `details` of the refusal
 * @throws AppError changed_meanwhile when each attempt was lost; what the attempt and `standing` throw
 */
export async function untilSettled<T extends { outcome: string }>(
  attempt: (number: number) => Promise<T>,
  standing: () => Promise<object>,
): Promise<Exclude<T, { outcome: "changed" }>> {
  const isSettled = (result: T): result is Exclude<T, { outcome: "changed" }> => result.outcome !== "changed";
  for (let number = 0; number < attempts; number += 1) {
    const result = await attempt(number);
    if (isSettled(result)) return result;
  }
  throw new AppError("changed_meanwhile", { details: await standing() });
}
