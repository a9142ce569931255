import "server-only";
import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/env";

let transport: Transporter | undefined;

/**
 * How long to wait for a mail server, in milliseconds. The defaults of nodemailer are minutes, and a few mails to a
 * server that does not answer would keep the worker from payments.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The address with these timeouts, where it does not set its own. */
export function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

/** The connection to the mail server. */
export function smtp(): Transporter {
  const { SMTP_URL, MAIL_FROM } = env();
  transport ??= nodemailer.createTransport(withTimeouts(SMTP_URL), { from: MAIL_FROM });
  return transport;
}
