import type { BookingStatus, PaymentStatus } from "@/lib/db/generated/enums";
import type { Stars } from "./build/ratings";

/** The rows of bookings and of what follows from them, named as the tables' columns. */

export interface BookingEventRow {
  readonly provider_id: string;
  readonly booking_id: string;
  readonly kind: "held" | "confirmed" | "completed" | "cancelled";
  readonly from_status: BookingStatus | null;
  readonly to_status: BookingStatus;
  readonly actor: "customer" | "guest" | "provider" | "system" | "stripe";
  readonly actor_user_id: string | null;
  readonly data: Readonly<Record<string, string>>;
  readonly created_at: Date;
}

export interface PaymentRow {
  readonly id: string;
  readonly provider_id: string;
  readonly booking_id: string;
  readonly stripe_account_id: string;
  readonly checkout_session_id: string;
  readonly checkout_url: string;
  readonly payment_intent_id: string | null;
  readonly charge_id: string | null;
  readonly status: PaymentStatus;
  readonly amount_ore: number;
  readonly application_fee_ore: number;
  readonly refunded_ore: number;
  readonly customer_email: string;
  readonly customer_name: string;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface BookingRefundRow {
  readonly id: string;
  readonly provider_id: string;
  readonly payment_id: string;
  readonly amount_ore: number;
  readonly reason: "cancelled_by_customer" | "cancelled_by_provider";
  readonly status: "succeeded";
  readonly stripe_refund_id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ReviewRow {
  readonly id: string;
  readonly provider_id: string;
  readonly booking_id: string;
  readonly service_id: string;
  readonly user_id: string | null;
  readonly rating: Stars;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ReplyRow {
  readonly review_id: string;
  readonly provider_id: string;
  readonly reply_text: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}
