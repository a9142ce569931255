import type Stripe from "stripe";
import { type Context, present, seconds } from "../core/context";
import type { DisputeRow, PayoutRow } from "../payments/moneyRows";
import { balanceTransactionShape } from "./ledger";

/** The fields of a dispute's evidence that are taken and shown; files by their ids. */
export const EVIDENCE_FIELDS = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
] as const;

type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

function evidenceShape(evidence: Record<string, string>): Stripe.Dispute.Evidence {
  const given = (field: EvidenceField) => evidence[field] ?? null;
  const none: Record<EvidenceField, string | null> = {
    access_activity_log: given("access_activity_log"),
    billing_address: given("billing_address"),
    cancellation_policy: given("cancellation_policy"),
    cancellation_policy_disclosure: given("cancellation_policy_disclosure"),
    cancellation_rebuttal: given("cancellation_rebuttal"),
    customer_communication: given("customer_communication"),
    customer_email_address: given("customer_email_address"),
    customer_name: given("customer_name"),
    customer_purchase_ip: given("customer_purchase_ip"),
    customer_signature: given("customer_signature"),
    duplicate_charge_documentation: given("duplicate_charge_documentation"),
    duplicate_charge_explanation: given("duplicate_charge_explanation"),
    duplicate_charge_id: given("duplicate_charge_id"),
    product_description: given("product_description"),
    receipt: given("receipt"),
    refund_policy: given("refund_policy"),
    refund_policy_disclosure: given("refund_policy_disclosure"),
    refund_refusal_explanation: given("refund_refusal_explanation"),
    service_date: given("service_date"),
    service_documentation: given("service_documentation"),
    shipping_address: given("shipping_address"),
    shipping_carrier: given("shipping_carrier"),
    shipping_date: given("shipping_date"),
    shipping_documentation: given("shipping_documentation"),
    shipping_tracking_number: given("shipping_tracking_number"),
    uncategorized_file: given("uncategorized_file"),
    uncategorized_text: given("uncategorized_text"),
  };
  return { ...none, enhanced_evidence: {} };
}

export function disputeShape(ctx: Context, dispute: DisputeRow): Stripe.Dispute {
  const charge = present(ctx.tx.get("charge", dispute.charge));
  const { brand } = present(ctx.tx.get("paymentMethod", charge.paymentMethod));
  const isInquiry = dispute.status.startsWith("warning_");
  const isOpen = dispute.status === "needs_response" || dispute.status === "warning_needs_response";
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: dispute.balanceTransactions.map((id) =>
      balanceTransactionShape(ctx, present(ctx.tx.get("balanceTransaction", id))),
    ),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: evidenceShape(dispute.evidence),
    evidence_details: {
      due_by: isOpen ? dispute.dueBy : null,
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: isOpen && dispute.dueBy < seconds(ctx),
      submission_count: dispute.submissions,
      submission_method: "manual",
    },
    intended_submission_method: "manual",
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: dispute.metadata,
    payment_intent: dispute.paymentIntent,
    payment_method_details: {
      type: "card",
      card: {
        brand,
        case_type: isInquiry ? "inquiry" : "chargeback",
        network: brand,
        network_reason_code: null,
      },
    },
    reason: dispute.reason,
    status: dispute.status,
  };
}

export function payoutShape(payout: PayoutRow): Stripe.Payout {
  const isFailed = payout.status === "failed";
  return {
    id: payout.id,
    object: "payout",
    amount: payout.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: payout.arrival,
    automatic: true,
    balance_transaction: payout.balanceTransaction,
    created: payout.created,
    currency: payout.currency,
    description: "STRIPE PAYOUT",
    destination: null,
    failure_balance_transaction: payout.failureBalanceTransaction,
    failure_code: isFailed ? "account_closed" : null,
    failure_message: isFailed ? "The bank account has been closed." : null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: payout.isReconciled ? "completed" : "in_progress",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: payout.status,
    trace_id: { status: payout.status === "pending" ? "pending" : "unsupported", value: null },
    type: "bank_account",
  };
}
