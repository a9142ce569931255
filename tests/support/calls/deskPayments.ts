import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { waitFor } from "@/dev/system/wait";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { PaymentLinkOut } from "@/lib/desk/payments/schemas";
import { projectRoot } from "@/scripts/support/project";
import { timeOn, workdayAhead } from "../builders/daysAhead";
import { postForm } from "../html/plainForm";
import { sharedApp } from "../run/context";
import { readChargesNow, sql } from "../run/sql";
import { testSettings } from "../run/testSettings";
import type { SignedIn } from "./business";
import { payAtStripe } from "./checkout";
import { detailOf, ownBookingsPath } from "./desk";
import { call, type Failure } from "./http";

/* How bookings that the business makes are paid, as tests do it over HTTP. */

export const byLink = { payment: { way: "link" as const } };

/** Gives times at which a business of the test's own is open, on other days or at other hours each time. */
export function timesAhead(firstDay: number): () => string {
  let days = firstDay;
  return () => {
    days += 1;
    return timeOn(workdayAhead(days), 9 + (days % 3), (days % 2) * 30);
  };
}

export const linkOf = (own: SignedIn, id: string) =>
  own.get<PaymentLinkOut & Failure>(`${ownBookingsPath}/${id}/payment-link`);

type Refused = { status: number; body: { code?: string; details?: unknown } };
export const statusAndCode = ({ status, body }: Refused) => [status, body.code];
/** Status, code and details of a refusal. */
export const told = ({ status, body }: Refused) => [status, body.code, body.details];
export const notPayable = (reason: string) => [409, "not_payable", { reason }];

/** The path of a link's page in the product under test. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export const linkPage = async (url: string) =>
  (await call<string>(pathOf(url), { headers: { Accept: "text/html" } })).body;

/** Presses the button of a link's page; where it leads. */
export async function press(url: string): Promise<string> {
  const token = new URL(url).searchParams.get("token") ?? "";
  const answer = await postForm(pathOf(url), { token });
  return answer.headers.get("location") ?? "";
}

/** The payment page that was opened for a booking. */
export async function sessionOf(bookingId: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    "SELECT checkout_session_id AS id FROM payments WHERE booking_id = $1",
    [bookingId],
  );
  if (row === undefined) throw new Error("No payment page was opened");
  return row.id;
}

/** Presses the link, pays at the stand-in, and waits until the booking says so. */
export async function payByLink(own: SignedIn, id: string, url: string): Promise<ProviderBookingDetail> {
  await press(url);
  await payAtStripe(sharedApp().stripeUrl, await sessionOf(id));
  const paid = async () => {
    const detail = await detailOf(own, id);
    return detail.payment_state === "paid_by_link" ? detail : undefined;
  };
  return waitFor(paid, { what: "the booking to be paid by its link", timeoutMs: 20_000 });
}

const run = promisify(execFile);

/**
 * `npm run ledger` finds no difference in what a business was paid, and leaves nothing of it to the next comparison. It is
 * asked for the account of that business alone: of all of them together it has thousands of payments to ask for.
 */
export async function expectProved(own: SignedIn): Promise<void> {
  const { databaseUrl, stripeUrl, url } = sharedApp();
  const { stripe_account_id } = (await own.get<{ stripe_account_id: string }>("/providers/me")).body;
  const settings = {
    ...testSettings,
    DATABASE_URL: databaseUrl,
    STRIPE_API_BASE: stripeUrl,
    APP_URL: url,
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const ask = async () => {
    await readChargesNow();
    const args = ["--conditions=react-server", "--import", "tsx", "scripts/ledger.ts", "--still", "0"];
    args.push("--account", stripe_account_id);
    const options = { cwd: projectRoot, env: { ...process.env, ...settings } };
    const { stdout } = await run(process.execPath, args, options).catch((error: { stdout?: string }) => {
      if (error.stdout === undefined) throw error;
      return { stdout: error.stdout };
    });
    expect(stdout).toMatch(/^1 accounts, [1-9]\d* bookings and accounts alike\.\n$/);
    return true;
  };
  // A refund is sent and its charge read by the worker, a moment later.
  await waitFor(ask, { what: "ledger and Stripe to be alike", timeoutMs: 40_000 });
}
