import { z } from "zod";
import { type ApiError, invalidParameter } from "./errors";
import type { FormTree, FormValue } from "./form";

/** A text issue that carries the code Stripe answers with. */
function refuse(context: z.RefinementCtx, message: string, code: string): never {
  context.addIssue({ code: "custom", message, params: { stripeCode: code } });
  return z.NEVER;
}

const raw = z.string();

export function text(max = 5000) {
  return raw.transform((value, context) => {
    if (value === "") {
      refuse(
        context,
        "You passed an empty string. We assume empty values are an attempt to unset a parameter; however this parameter cannot be unset. Remove it from your request or supply a non-empty value.",
        "parameter_invalid_empty",
      );
    }
    if (value.length > max)
      refuse(context, `Invalid string: must be at most ${max} characters`, "parameter_invalid_string");
    return value;
  });
}

/** Text that an empty string unsets (null). */
export function unsettableText(max = 5000) {
  return raw.max(max).transform((value) => (value === "" ? null : value));
}

export function integer(min = Number.MIN_SAFE_INTEGER, max = 99_999_999_99) {
  return raw.transform((value, context) => {
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number)) {
      return refuse(context, `Invalid integer: ${value}`, "parameter_invalid_integer");
    }
    if (number < min || number > max) {
      return refuse(context, `This value must be between ${min} and ${max}.`, "parameter_invalid_integer");
    }
    return number;
  });
}

export function bool() {
  return raw.transform((value, context) => {
    if (value === "true") return true;
    if (value === "false") return false;
    return refuse(context, `Invalid boolean: ${value}`, "parameter_invalid_boolean");
  });
}

/** A switch whose effect the stand-in does not have: only `false` is accepted. */
export function onlyFalse() {
  return bool().transform((value, context) =>
    value ? refuse(context, "The stand-in cannot do this; leave it out.", "parameter_unsupported") : value,
  );
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const allowed = z.enum(values);
  return raw.transform((value, context) => {
    const read = allowed.safeParse(value);
    if (read.success) return read.data;
    return refuse(context, `Invalid value: must be one of ${values.join(", ")}`, "parameter_invalid_enum");
  });
}

export function url() {
  return raw.transform((value, context) => {
    // The placeholder's braces are not part of a URL until they are filled in.
    const filled = value.replaceAll("{CHECKOUT_SESSION_ID}", "cs");
    if (!/^https?:\/\//.test(filled) || !URL.canParse(filled)) {
      return refuse(context, "Not a valid URL", "url_invalid");
    }
    return value;
  });
}

export function email() {
  return raw.transform((value, context) => {
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 512) return value;
    return refuse(context, `Invalid email address: ${value}`, "email_invalid");
  });
}

const CURRENCIES = ["sek", "nok", "dkk", "eur", "usd", "gbp"] as const;

export function currency() {
  return raw.transform((value, context) => {
    const lower = value.toLowerCase();
    if (CURRENCIES.some((known) => known === lower)) return lower;
    return refuse(
      context,
      `Invalid currency: ${value}. The stand-in knows ${CURRENCIES.join(", ")}.`,
      "parameter_invalid_enum",
    );
  });
}

/** Up to 50 pairs; an empty value unsets its key. */
export function metadata() {
  return z.record(z.string(), raw).transform((pairs, context) => {
    const entries = Object.entries(pairs);
    if (entries.length > 50)
      return refuse(context, "You can have up to 50 metadata keys.", "parameter_invalid_metadata");
    for (const [key, value] of entries) {
      if (key.length > 40) {
        return refuse(
          context,
          `Metadata keys can have up to 40 characters: ${key}`,
          "parameter_invalid_metadata",
        );
      }
      if (value.length > 500) {
        return refuse(
          context,
          `Metadata values can have up to 500 characters: ${key}`,
          "parameter_invalid_metadata",
        );
      }
    }
    return pairs;
  });
}

/** Metadata after an update: given pairs over the present ones, empty values removed. */
export function mergeMetadata(
  present: Record<string, string>,
  given: Record<string, string> | undefined,
): Record<string, string> {
  const merged = Object.entries({ ...present, ...given }).filter(([, value]) => value !== "");
  return Object.fromEntries(merged);
}

/** A list sent as `name[0]=…&name[1]=…` or `name[]=…`. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (typeof value === "object" && value !== null ? Object.values(value) : value),
    z.array(item),
  );
}

/** Read and given no effect: the parameter exists at Stripe, the stand-in has no use for it. */
export const withoutEffect = z.unknown().transform(() => undefined);

const timeRange = z.strictObject({
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
});

/** A moment (unix seconds) or a range of them, as in `created[gte]=…`. */
export function createdFilter() {
  return z.union([integer(), timeRange]);
}

export const pagination = {
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

/** `["line_items", 0, "currency"]` → `line_items[0][currency]`. */
function paramName(path: readonly PropertyKey[], last?: string): string {
  const parts = [...path.map(String), ...(last === undefined ? [] : [last])];
  return parts.map((part, index) => (index === 0 ? part : `[${part}]`)).join("");
}

function toApiError(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === "unrecognized_keys") {
    const param = paramName(issue.path, issue.keys[0]);
    return invalidParameter(`Received unknown parameter: ${param}`, "parameter_unknown", param);
  }
  const param = paramName(issue.path);
  if (issue.code === "invalid_type" && issue.input === undefined) {
    return invalidParameter(`Missing required param: ${param}.`, "parameter_missing", param);
  }
  if (issue.code === "custom") {
    const code = issue.params?.stripeCode;
    return invalidParameter(issue.message, typeof code === "string" ? code : undefined, param);
  }
  return invalidParameter(`Invalid value for ${param}.`, "parameter_invalid", param);
}

/** Reads the parameters of a call. Throws the ApiError that Stripe would answer with for the first wrong one. */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  form: FormValue | FormTree,
): z.infer<Schema> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  const issues = read.error.issues;
  // Names unknown parameters first: a misspelled name also makes the right one missing.
  const first = issues.find((issue) => issue.code === "unrecognized_keys") ?? issues[0];
  if (first === undefined) throw invalidParameter("Invalid request.", undefined, "");
  throw toApiError(first);
}
