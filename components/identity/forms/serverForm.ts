import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { problemsOf } from "@/components/form/problems";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { clientAddress } from "@/lib/http/clientAddress";
import { errorBody } from "@/lib/http/errorResponse";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { notedError } from "@/lib/http/server/notedError";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { givenRoleSchema } from "@/lib/identity/schemas";
import { type ClientInfo, clientInfo } from "@/lib/identity/sessions/client";
import type { CookieSpec } from "@/lib/identity/sessions/sessionCookies";
import type { FormState } from "./formState";

type Posted = { role: Role; locale: Locale; redirectTo: string | undefined; client: ClientInfo };
/** The address to redirect to; without it the form shows that it is done. */
type Result = { cookies?: readonly CookieSpec[]; to?: string };

/**
 * Handles a form posted without JavaScript: parses it, runs the work, sets cookies and redirects, or returns the form
 * with its problems and all input but passwords.
 */
export async function handleForm<S extends z.ZodType>(
  form: FormData,
  schema: S,
  work: (input: z.output<S>, posted: Posted) => Promise<Result>,
): Promise<FormState> {
  const values = textsOf(form);
  const locale = toLocale(values.locale);
  const result = await attempt(async () => {
    const parsed = schema.safeParse(values, { reportInput: true });
    if (!parsed.success) {
      throw new AppError("invalid_request", { details: fieldProblems(parsed.error, locale) });
    }
    return work(parsed.data, {
      role: givenRoleSchema.catch("customer").parse(values.role),
      redirectTo: values.redirectTo,
      locale,
      client: await clientOf(),
    });
  });
  if (result instanceof AppError) {
    const { password: _, ...typed } = values;
    const problems = problemsOf(errorBody(result, locale), "");
    return { problems, values: typed, isDone: false };
  }
  const jar = await cookies();
  for (const spec of result.cookies ?? []) jar.set(spec);
  if (result.to !== undefined) redirect(result.to);
  return { problems: null, values: { email: values.email ?? "" }, isDone: true };
}

async function attempt(work: () => Promise<Result>): Promise<Result | AppError> {
  try {
    return await work();
  } catch (thrown) {
    return notedError(thrown, "form");
  }
}

async function clientOf(): Promise<ClientInfo> {
  const sent = await headers();
  return clientInfo(sent, clientAddress(sent, env().TRUST_PROXY), "form");
}

/** The text fields. NUL is removed, because PostgreSQL cannot store it. */
function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !name.startsWith("$"))
      texts[name] = value.replaceAll("\u0000", "\ufffd");
  }
  return texts;
}
