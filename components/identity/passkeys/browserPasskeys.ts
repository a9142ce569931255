import { type AnswerOf, type ApiResult, callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";

type Purpose = "sign_in" | "prove";

/** The library, loaded when somebody wants a passkey: most never do. It may not come, without a connection or after a release. */
const library = () => import("@simplewebauthn/browser");

/**
 * Asks for a challenge and has the browser answer it with a passkey.
 * @returns null when the person chose none, or the browser has none for this place; the refusal of the challenge
 */
export async function answerByPasskey(purpose: Purpose, role: Role, locale: Locale) {
  const asked = await callApi("POST /auth/v1/passkeys/challenge", {
    body: { purpose },
    query: { role },
    locale,
  });
  if (!asked.ok) return asked;
  try {
    const { startAuthentication } = await library();
    return { ok: true as const, data: await startAuthentication({ optionsJSON: asked.data }) };
  } catch {
    return null;
  }
}

/** Has the browser make a passkey; null when the person stopped it, or the browser cannot. */
export async function makePasskey(optionsJSON: AnswerOf<"POST /auth/v1/passkeys/new">) {
  try {
    const { startRegistration } = await library();
    return await startRegistration({ optionsJSON });
  } catch {
    return null;
  }
}

/** A refusal that never left the browser, in the shape of the server's. */
export function stopped(message: string): ApiResult<never> {
  return { ok: false, status: 400, code: "passkey_stopped", message, details: null, body: null };
}
