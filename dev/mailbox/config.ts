import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535).default(0);

const environment = z.object({
  MAILBOX_HOST: z.string().min(1).default("127.0.0.1"),
  MAILBOX_SMTP_PORT: port,
  MAILBOX_HTTP_PORT: port,
  MAILBOX_DATA: z.string().min(1),
  MAILBOX_KEEP: z.coerce.number().int().min(1).default(500),
});

export interface MailboxConfig {
  host: string;
  /** 0 takes a free port; the same for the other port. */
  smtpPort: number;
  httpPort: number;
  /** A directory with one `.eml` file for each mail. */
  directory: string;
  /** How many mails are kept; the oldest are removed. */
  keep: number;
}

/** Reads the settings. Throws an Error with one line that names the wrong setting. */
export function readMailboxConfig(env: Record<string, string | undefined>): MailboxConfig {
  const read = environment.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Error(`${issue?.path.join(".") ?? "environment"}: ${issue?.message ?? "cannot be read"}`);
  }
  return {
    host: read.data.MAILBOX_HOST,
    smtpPort: read.data.MAILBOX_SMTP_PORT,
    httpPort: read.data.MAILBOX_HTTP_PORT,
    directory: read.data.MAILBOX_DATA,
    keep: read.data.MAILBOX_KEEP,
  };
}
