/**
 * Runs once when a server starts. Next believes a client's own `x-forwarded-for`; without a proxy in front of it the
 * only address that counts is that of the connection, or everybody could choose what throttles see.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { followResponses } = await import("@/lib/http/pageStatus");
  followResponses();
  const { turnUnspeakableMethods } = await import("@/lib/http/methods");
  turnUnspeakableMethods();
  if (process.env.TRUST_PROXY !== "1") {
    const { believeOnlyTheConnection } = await import("@/lib/http/connectionAddress");
    believeOnlyTheConnection();
  }
}
