import "server-only";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Walks the places where Prisma, its adapter and `pg` put the database's own error. */
function causes(error: unknown): Fields[] {
  const found: Fields[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (!isFields(value) || depth > 5) return;
    found.push(value);
    visit(value.cause, depth + 1);
    if (isFields(value.meta)) visit(value.meta.driverAdapterError, depth + 1);
  };
  visit(error, 0);
  return found;
}

/** The SQLSTATE of a failed statement, or null when the error is not the database's. */
export function sqlState(error: unknown): string | null {
  for (const cause of causes(error)) {
    for (const key of ["originalCode", "code"]) {
      const code = cause[key];
      if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code)) return code;
    }
  }
  return null;
}

/** The name of the violated constraint, where the database names one. */
export function constraintName(error: unknown): string | null {
  for (const cause of causes(error)) {
    const { constraint } = cause;
    if (typeof constraint === "string") return constraint;
    if (isFields(constraint) && typeof constraint.index === "string") return constraint.index;
    const text = [cause.originalMessage, cause.message].find((m) => typeof m === "string");
    const named = typeof text === "string" ? /constraint "([^"]+)"/.exec(text)?.[1] : undefined;
    if (named) return named;
  }
  return null;
}

/** Whether a row with this key exists already. */
export const isUniqueViolation = (error: unknown) => sqlState(error) === "23505" || hasCode(error, "P2002");
/** Whether a row refers to one that is not there (any more). */
export const isMissingReference = (error: unknown) => sqlState(error) === "23503";
/** Whether the time is taken: a constraint against overlapping ranges was violated. */
export const isExclusionViolation = (error: unknown) => sqlState(error) === "23P01";

/** Whether a row was refused because its person has been erased (the trigger of the migration `erasure`). */
export const isErasedPerson = (error: unknown) => sqlState(error) === "ST001";

/**
 * Whether a change was refused because it would leave a business without an owner (the trigger of the migration
 * `members`).
 */
export const isLastOwner = (error: unknown) => sqlState(error) === "ST002";

function hasCode(error: unknown, code: string): boolean {
  return isFields(error) && error.code === code;
}

/**
 * Whether the database ended the transaction for the sake of a concurrent one, by a deadlock or a failure to serialise: nothing
 * was written, and it can be repeated at once (`inTransaction`).
 */
export function isAborted(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40P01" || state === "40001" || hasCode(error, "P2034");
}

/**
 * Whether the statement failed because of concurrent transactions, also by waiting for them longer than it may: nothing was
 * written, and trying again makes sense.
 */
export function isContended(error: unknown): boolean {
  return isAborted(error) || sqlState(error) === "57014";
}

const unavailableStates = new Set([
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "25006",
]);

/** Beside those, class 53 (no disk, memory or connection left) and class 58 (the server's own files and devices). */
const isUnavailableState = (state: string): boolean =>
  unavailableStates.has(state) || /^5[38][0-9A-Z]{3}$/.test(state);

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "ENOENT",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
]);

/** Whether the database could not be reached or had no connection, disk or memory left, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some((cause) => {
    const { code, originalCode, message } = cause;
    if (typeof originalCode === "string" && isUnavailableState(originalCode)) return true;
    if (typeof code === "string" && (unavailableCodes.has(code) || isUnavailableState(code))) return true;
    return (
      typeof message === "string" &&
      /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|DatabaseNotReachable|ConnectionClosed/i.test(
        message,
      )
    );
  });
}
