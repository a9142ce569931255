import "server-only";
import { noteSignal } from "@/lib/db/healthSignals";
import { isAppError } from "@/lib/errors/AppError";
import { callStripe } from "@/lib/payments/stripe";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";

/** Makes a small call to the payment provider, and stores whether it answered in time (STAT-2). */
export async function watchPayments(): Promise<void> {
  try {
    await withinBudget(writeBudgetMs, () => callStripe((stripe) => stripe.events.list({ limit: 1 })));
  } catch (error) {
    if (!isAppError(error, "payments_unavailable")) throw error;
    await noteSignal("payments", false);
    return;
  }
  await noteSignal("payments", true);
}
