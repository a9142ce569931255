import "server-only";
import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/env";

let transport: Transporter | undefined;

/** The mail server's connection pool. */
export function smtp(): Transporter {
  transport ??= nodemailer.createTransport(env().SMTP_URL, {
    from: env().MAIL_FROM,
  });
  return transport;
}
