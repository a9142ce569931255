import type { Instrumentation } from "next";

/**
 * Runs once when a server starts. Next believes a client's own `x-forwarded-for`; without a proxy in front of it the
 * only address that counts is that of the connection, or everybody could choose what throttles see.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (process.env.NODE_ENV === "production") {
    const { logConsole } = await import("@/lib/log/console");
    logConsole();
  }
  const { env } = await import("@/lib/env");
  const { trackResponses } = await import("@/lib/http/server/openAnswers");
  trackResponses();
  const { dropForeignCookies, rewriteUnsupportedMethods, setConnectionAddress, setOwnHost } = await import(
    "@/lib/http/server/rewriteRequests"
  );
  dropForeignCookies();
  rewriteUnsupportedMethods();
  const { rewriteUnreadableRequests } = await import("@/lib/http/server/unreadableRequests");
  rewriteUnreadableRequests();
  setOwnHost(env().APP_URL);
  await protectAnswers();
  const { answerFailedPages } = await import("@/lib/http/server/failedPages");
  const { contractPrefixes } = await import("@/lib/http/contractPrefixes");
  answerFailedPages(contractPrefixes);
  if (env().TRUST_PROXY === 0) setConnectionAddress();
}

/** What pages may load and run, and the other headers that browsers keep to. */
async function protectAnswers(): Promise<void> {
  const { policySite, sendSecurityHeaders } = await import("@/lib/http/headers/securityHeaders");
  const { bootScript } = await import("@/components/layout/shell/bootScript");
  const { contractPrefixes } = await import("@/lib/http/contractPrefixes");
  sendSecurityHeaders(policySite(), { ownScripts: [bootScript], callPrefixes: contractPrefixes });
}

/** Called by Next for whatever a page, form or handler throws, before it answers. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path, headers }) => {
  // In development Next shows the error itself.
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV === "development") return;
  const { noteRequestError } = await import("@/lib/http/server/failedPages");
  noteRequestError(error, path, headers);
};
