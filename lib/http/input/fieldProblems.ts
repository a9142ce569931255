import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import type { FieldProblem } from "@/lib/errors/AppError";
import type { FieldRule } from "@/lib/errors/fieldRule";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { bidiControls } from "@/lib/text/texts";

type Described = { key: FieldRule; values?: Record<string, number | string> };

/** The sentence for an issue; schemas name theirs with `params: { rule }` on a custom issue. */
function explain(issue: z.core.$ZodIssue): Described {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? { key: "required" }
        : { key: "type", values: { expected: issue.expected } };
    case "too_small":
      if (issue.origin === "string")
        return issue.minimum === 1
          ? { key: "required" }
          : { key: "tooShort", values: { minimum: Number(issue.minimum) } };
      return { key: "tooSmall", values: { minimum: Number(issue.minimum) } };
    case "too_big":
      return issue.origin === "string"
        ? { key: "tooLong", values: { maximum: Number(issue.maximum) } }
        : { key: "tooBig", values: { maximum: Number(issue.maximum) } };
    case "not_multiple_of":
      return { key: "step", values: { step: Number(issue.divisor) } };
    case "invalid_format":
      // The character is invisible, so the sentence names it.
      if (typeof issue.input === "string" && bidiControls.test(issue.input))
        return { key: "turningCharacter" };
      return issue.format === "email" ? { key: "email" } : { key: "format" };
    case "invalid_value":
      return { key: "choice", values: { values: issue.values.map(String).join(", ") } };
    case "custom":
      return { key: ruleOf(issue.params) };
    default:
      return { key: "invalid" };
  }
}

const isFieldRule = (name: unknown): name is FieldRule =>
  typeof name === "string" && Object.hasOwn(messagesFor("sv").errors.fields, name);

function ruleOf(params: Record<string, unknown> | undefined): FieldRule {
  return isFieldRule(params?.rule) ? params.rule : "invalid";
}

/**
 * The problems of a failed parse in the reader's language, the first of each field; paths as the client wrote them
 * (`items.0.name`).
 */
export function fieldProblems(error: z.ZodError, locale: Locale): FieldProblem[] {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "errors.fields" });
  const byPath = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    const { key, values } = explain(issue);
    if (!byPath.has(path)) byPath.set(path, { path, message: t(key, values) });
  }
  return [...byPath.values()];
}

/** The same for a query: a parameter that may be repeated is named as in the query, `when` and not `when.0`. */
export function queryProblems({ issues }: z.ZodError, locale: Locale): FieldProblem[] {
  return fieldProblems(
    new z.ZodError(issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }))),
    locale,
  );
}
