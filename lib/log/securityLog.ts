import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { errorStatus } from "@/lib/errors/codes";
import { networkOf } from "@/lib/http/network";
import { logger } from "./logger";

/** The logged events of accounts and sessions; docs/operations.md lists them for whoever reads the log. */
export type SecurityEvent =
  | "sign_in"
  | "sign_out"
  | "session_replaced"
  | "register"
  | "verify_email"
  | "verification_mail"
  | "registration_rejected"
  | "passkey_added"
  | "passkey_removed"
  | "password_forgot"
  | "password_reset"
  | "password_change"
  | "email_change_asked"
  | "email_change_withdrawn"
  | "email_changed"
  | "email_change_undone"
  | "sessions_revoked"
  | "data_exported"
  | "account_erased"
  | "member_invited"
  | "invitation_withdrawn"
  | "member_joined"
  | "member_role_changed"
  | "member_ended"
  | "business_closing"
  | "business_reopened"
  | "request_refused";

/** How the request came: a call of the contract, a route of next-auth, or a form posted without scripts. */
export type Way = "call" | "next-auth" | "form";

type Caller = { address: string; way: Way };

/** Whose account it is about: by its id where it is known, by its e-mail address where only that is. */
export type Subject = { userId?: string; email?: string };

/** More about an event; ids and counts only. */
type Facts = Record<string, string | number | boolean>;

/**
 * Logs one line about an event: who, from where, by which way, and how it ended. E-mail and network addresses are
 * logged as keyed hashes.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  outcome: string,
  { address, way }: Caller,
  { userId, email }: Subject = {},
  facts: Facts = {},
): void {
  const who = {
    ...(userId === undefined ? {} : { userId }),
    ...(email === undefined || userId !== undefined ? {} : { emailHash: keyedHash("email", email) }),
  };
  const from = keyedHash("network", networkOf(address));
  logger[outcome === "ok" ? "info" : "warn"]({ event, outcome, ...who, from, way, ...facts }, "security");
}

/**
 * Replaces an e-mail or network address in the log: equal texts give equal hashes, and without `APP_SECRET` nobody can
 * find the address by trying. 96 bits, in 16 characters.
 */
function keyedHash(kind: "email" | "network", text: string): string {
  return createHmac("sha256", env().APP_SECRET)
    .update(`log:${kind}:${text}`)
    .digest("base64url")
    .slice(0, 16);
}

/** What the work learns about its subject, for the line that is logged when it ends. */
export type Trace = { subject: Subject; facts: Facts };

/**
 * Does the work and logs how it ended, also when it throws.
 * @throws what the work throws
 */
export async function traced<T>(
  event: SecurityEvent,
  caller: Caller,
  work: (trace: Trace) => Promise<T>,
): Promise<T> {
  const trace: Trace = { subject: {}, facts: {} };
  try {
    const result = await work(trace);
    logSecurityEvent(event, "ok", caller, trace.subject, trace.facts);
    return result;
  } catch (error) {
    const reason = error instanceof AppError ? error.code : "internal";
    logSecurityEvent(event, outcomeOf(reason), caller, trace.subject, { ...trace.facts, reason });
    throw error;
  }
}

const refusals: readonly AppError["code"][] = ["wrong_role_customer", "wrong_role_provider", "access_ended"];

function outcomeOf(reason: AppError["code"]): string {
  if (errorStatus[reason] === 429) return "throttled";
  if (refusals.includes(reason)) return "refused";
  return errorStatus[reason] >= 500 ? "error" : "failed";
}
