import { writesFromAddress } from "@/lib/api/writeLimit";
import { nextAuthRoute } from "@/lib/identity/nextAuthRoute";

/** next-auth of the provider portal. */
export const { GET, POST } = nextAuthRoute("provider", { writes: writesFromAddress });
