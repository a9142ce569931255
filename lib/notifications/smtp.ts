import "server-only";
import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/env";

let transport: Transporter | undefined;

/**
 * How long a mail server may be silent, in milliseconds. nodemailer's own patience is minutes, and a few mails that
 * wait for a server which does not answer would keep the worker from payments.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The address with these limits, where it does not name others itself. */
export function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

/** The way to the mail server. */
export function smtp(): Transporter {
  const { SMTP_URL, MAIL_FROM } = env();
  transport ??= nodemailer.createTransport(withPatience(SMTP_URL), { from: MAIL_FROM });
  return transport;
}
