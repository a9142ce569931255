import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { locales } from "@/lib/i18n/locales";
import { nameLine } from "@/lib/text/names";
import { emailPattern, pastedEmail, pastedPhone } from "@/lib/text/pasted";
import { fullNameMaxLength, passwordMaxLength, passwordMinLength } from "./limits";
import { assertionSchema, givenPasswordSchema, proofSchema } from "./passkeys/proofSchemas";
import { roles } from "./roles";

/** Schemas of accounts and sessions; nothing here needs the server. */

/** A number in plain signs; control characters, which no person types, are refused. */
const typedPhone = z
  .string()
  .max(200)
  .transform(pastedPhone)
  .pipe(
    z
      .string()
      .max(30)
      .regex(/^\P{Cc}*$/u),
  );

/** E-mail addresses are compared as they are stored: trimmed, in lower case, with a domain in ASCII. */
export const emailSchema = z
  .string()
  .max(1_000)
  .transform(pastedEmail)
  .pipe(
    z
      .string()
      .min(1)
      .max(254)
      .pipe(z.email({ pattern: emailPattern })),
  );

/** A password that is chosen. Whether it is a common one is checked by the server. */
export const newPasswordSchema = z.string().min(passwordMinLength).max(passwordMaxLength);

export const fullNameSchema = nameLine(fullNameMaxLength);

/** Digits with the signs that people put between them. */
const isPhone = (text: string) => /^\(?\+?[\d\s()/-]+$/u.test(text) && text.replace(/\D/gu, "").length >= 6;

const aboutPhone = {
  description:
    "Digits, spaces and + ( ) / . -, at least six digits; in whatever signs a contact list has them.",
};

export const phoneSchema = typedPhone.refine(isPhone, rule("phone")).meta(aboutPhone);

/** A phone number that may be left out; blank is null. One rule for the profile and for booking. */
export const optionalPhoneSchema = typedPhone
  .refine((text) => text === "" || isPhone(text), rule("phone"))
  .meta(aboutPhone)
  .transform((text) => text || null)
  .nullish();

export const roleSchema = z.enum(roles);

/** A role in any case: `CUSTOMER` is accepted for the customer's, too. */
export const givenRoleSchema = z.string().toLowerCase().pipe(roleSchema);

export const signInSchema = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  role: givenRoleSchema.optional(),
});

export const registerCustomerSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  fullName: fullNameSchema,
});

export const tokenSchema = z.string().min(1).max(200);
export const tokenOnlySchema = z.object({ token: tokenSchema });
export const verifyEmailSchema = tokenOnlySchema.extend(proofSchema.shape);
export const emailOnlySchema = z.object({ email: emailSchema });
export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema });

/** The account as its owner sees it. Never a password, never a token. */
export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  fullName: z.string(),
  emailVerified: z.boolean(),
  providerId: z.uuid().nullable(),
});
export type AccountAnswer = z.infer<typeof accountSchema>;

export const sessionStateSchema = z.object({
  session: z.object({ id: z.uuid(), role: roleSchema, expiresAt: z.iso.datetime() }).nullable(),
  user: accountSchema.nullable(),
});
export type SessionState = z.infer<typeof sessionStateSchema>;

/** The person behind a customer account, as they see themselves. */
export const personSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  locale: z.enum(locales),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type PersonAnswer = z.infer<typeof personSchema>;

/** What they may change; what is left out stays. */
export const changePersonSchema = z.object({
  fullName: fullNameSchema.optional(),
  phone: optionalPhoneSchema,
  locale: z.enum(locales).optional(),
});

/** The account of whoever signs in for a business. */
export const ownAccountSchema = personSchema.pick({
  id: true,
  email: true,
  emailVerified: true,
  locale: true,
  createdAt: true,
});

export const changeOwnAccountSchema = z.object({ locale: z.enum(locales) });

export const changePasswordSchema = z.object({
  /** Or a passkey. */
  currentPassword: givenPasswordSchema.optional(),
  passkey: assertionSchema.optional(),
  newPassword: newPasswordSchema,
});

/** Of a business's account: whether its private links and calendars elsewhere end, too. */
export const changeOwnPasswordSchema = changePasswordSchema.extend({ endCalendars: z.boolean().optional() });

export const askEmailChangeSchema = proofSchema.extend({ email: emailSchema });

/** A pending change of address. */
export const emailChangeSchema = z.object({
  pending: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
});

export const undoneEmailChangeSchema = z.object({
  /** The address that the account has now. */
  email: z.string(),
  /** Sets a new password, once, within an hour: `POST /auth/v1/password/reset`. */
  resetToken: z.string(),
});

/** One of the owner's sessions in their list. */
export const listedSessionSchema = z.object({
  id: z.uuid(),
  role: roleSchema,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;
