import { resource } from "@/lib/api/resource";
import { writesFromAddress } from "@/lib/api/writeLimit";
import { nextAuthRoute } from "@/lib/identity/sessions/nextAuthRoute";

/** next-auth of the provider portal. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  nextAuthRoute("provider", { writes: writesFromAddress }),
);
