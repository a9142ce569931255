import { type RowOfKind, readJournal, type Transaction } from "@/dev/stripe/index";

export type Session = RowOfKind["checkoutSession"];
export type Refund = RowOfKind["refund"];
type Charge = RowOfKind["charge"];
type Fee = RowOfKind["applicationFee"];

/** One payment that succeeded, as Stripe has it. */
export type Paid = {
  bookingId: string;
  session: Session;
  charge: Charge;
  fee: Fee | undefined;
  refunds: Refund[];
};

/** The sessions and payments of the stand-in at one moment. */
export type Books = { sessions: Session[]; paid: Paid[] };

/** Reads them from the stand-in's journal, which can be read while the stand-in is down, too. */
export function readBooks(journalFile: string): Books {
  return readJournal(journalFile, booksOf);
}

function booksOf(tx: Transaction): Books {
  const sessions = tx.all("checkoutSession");
  const refunds = Map.groupBy(tx.all("refund"), ({ charge }) => charge);
  const bySession = new Map(sessions.map((session) => [session.paymentIntent, session]));
  const paid = tx.all("charge").flatMap((charge): Paid[] => {
    const session = bySession.get(charge.paymentIntent);
    if (charge.status !== "succeeded" || session === undefined) return [];
    const fee = charge.applicationFee === null ? undefined : tx.get("applicationFee", charge.applicationFee);
    const bookingId = session.metadata.booking_id ?? "";
    return [{ bookingId, session, charge, fee, refunds: refunds.get(charge.id) ?? [] }];
  });
  return { sessions, paid };
}
