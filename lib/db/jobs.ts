import "server-only";
import type { Tx } from "./client";

/** The jobs of the worker and what each is given. */
export type Jobs = {
  send_mail: { mailId: string };
  /** In lower case. */
  mail_bookings: { email: string };
  process_stripe_event: { eventId: string };
  send_refund: { refundId: string };
  expire_checkout: { bookingId: string };
  /** `openedAt`: ISO 8601, when the payment page was to be opened. */
  close_lost_pages: { bookingId: string; openedAt: string };
  end_plan: { providerId: string };
  call_off_visits: { providerId: string };
  fetch_calendar: { calendarId: string };
};

type Options = {
  /**
   * At most one job has this key. Adding it again replaces the waiting one; one that runs loses its key and is not tried
   * again, so a job without a key is one that was replaced.
   */
  key: string;
  runAt?: Date;
};

/** Adds a job in the caller's transaction: it exists exactly when the change it follows does. */
export async function addJob<K extends keyof Jobs>(
  tx: Tx,
  name: K,
  payload: Jobs[K],
  options: Options,
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}::text, ${json}::json, run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key}::text
    )`;
}

/** Takes a waiting job back, in the caller's transaction; nothing happens where none has this key. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`;
}
