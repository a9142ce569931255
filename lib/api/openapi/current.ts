import "server-only";
import { env } from "@/lib/env";
import { sessionCookieName } from "@/lib/identity/sessions/sessionCookies";
import { openApiDocument } from "./document";
import type { OpenApiDocument } from "./types";

let made: OpenApiDocument | undefined;

/** The description of this deployment; made once, since nothing of it changes while the process runs. */
export function currentDocument(): OpenApiDocument {
  made ??= openApiDocument({
    url: env().APP_URL,
    cookieNames: { customer: sessionCookieName("customer"), provider: sessionCookieName("provider") },
  });
  return made;
}
