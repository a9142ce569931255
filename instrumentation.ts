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
  const { followResponses } = await import("@/lib/http/server/pageStatus");
  followResponses();
  const { turnUnspeakableMethods } = await import("@/lib/http/server/methods");
  turnUnspeakableMethods();
  const { turnUnreadableRequests } = await import("@/lib/http/server/unreadableRequests");
  turnUnreadableRequests();
  const { nameOwnHost } = await import("@/lib/http/server/siteHost");
  nameOwnHost(env().APP_URL);
  await protectAnswers();
  if (env().TRUST_PROXY === 0) {
    const { believeOnlyTheConnection } = await import("@/lib/http/server/connectionAddress");
    believeOnlyTheConnection();
  }
}

/** What pages may load and run, and the other headers that browsers keep to. */
async function protectAnswers(): Promise<void> {
  const { policySite } = await import("@/lib/http/headers/policySite");
  const { sendSecurityHeaders } = await import("@/lib/http/headers/securityHeaders");
  const { bootScript } = await import("@/components/layout/shell/bootScript");
  const { contractPrefixes } = await import("@/lib/http/contractPrefixes");
  sendSecurityHeaders(policySite(), { ownScripts: [bootScript], callPrefixes: contractPrefixes });
}
