import { brand } from "@/lib/brand";
import { type Role, roles } from "@/lib/identity/roles";
import type { PortalAccount } from "./restoredPage";

/**
 * Runs in <head> before the first paint. Cached pages are the same for everybody, so `data-account` on <html> tells the
 * style sheet for which portals the browser has the hint cookie of a session (lib/identity/sessions/hintCookie.ts).
 */
export const accountHintScript = `(function(){var m,f=[],r=/(?:^|; *)${brand.slug}_(${roles.join("|")})=1(?=;|$)/g;while(m=r.exec(document.cookie))f.push(m[1]);if(f.length)document.documentElement.dataset.account=f.join(" ")})()`;

type Face = "guest" | "account";

const faces: Record<Role, Record<Face, string>> = {
  customer: { guest: "hint-customer:hidden", account: "unhinted-customer:hidden" },
  provider: { guest: "hint-provider:hidden", account: "unhinted-provider:hidden" },
};

/**
 * The class of a part for guests or for signed-in people; null where it is not rendered. Until the page's code has run
 * both parts are in the document, and the hint shows one.
 */
export function faceClass(state: PortalAccount["state"], role: Role, face: Face): string | null {
  if (state === "unknown") return faces[role][face];
  return (state === "guest") === (face === "guest") ? "" : null;
}
