/** The rows that the seed writes, named as the tables' columns. Columns left out have the database's default. */

import type { Plan } from "@/lib/db/generated/enums";

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly role: "customer" | "provider";
  readonly full_name: string;
  readonly phone: string | null;
  readonly locale: "sv" | "en";
  readonly password_hash: string;
  readonly email_verified_at: Date;
  readonly password_changed_at: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ProviderRow {
  readonly id: string;
  readonly owner_user_id: string;
  readonly slug: string;
  readonly company_name: string;
  readonly organisation_number: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly plan: Plan;
  readonly is_verified: boolean | null;
  readonly is_onboarded: boolean;
  readonly stripe_account_id: string | null;
  readonly details_submitted: boolean;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly requirements: readonly string[];
  readonly min_notice_minutes: number;
  readonly horizon_days: number;
  readonly free_cancellation_hours: number;
  readonly buffer_after_minutes: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface LocationRow {
  readonly id: string;
  readonly provider_id: string;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_primary: boolean;
}

export interface StaffRow {
  readonly id: string;
  readonly provider_id: string;
  readonly name: string | null;
  readonly does_all_services: boolean;
  readonly is_implicit: boolean;
  readonly is_active: boolean;
  readonly sort: number;
  readonly colour: string;
  readonly created_at: Date;
}

export interface StaffServiceRow {
  readonly staff_member_id: string;
  readonly service_id: string;
  readonly provider_id: string;
}

export interface HoursRow {
  readonly id: string;
  readonly provider_id: string;
  readonly staff_member_id: string | null;
  readonly day_of_week: number;
  readonly is_closed: boolean;
  readonly open_minute: number;
  readonly close_minute: number;
  readonly lunch_start_minute: number | null;
  readonly lunch_end_minute: number | null;
}

export interface UnavailableRow {
  readonly id: string;
  readonly provider_id: string;
  readonly staff_member_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly reason: string;
  /** Shared by the occurrences of a weekly one. */
  readonly series_id: string | null;
  readonly created_at: Date;
}

export interface SpecialDayRow {
  readonly id: string;
  readonly provider_id: string;
  readonly day: string;
  readonly is_closed: boolean;
  readonly open_minute: number;
  readonly close_minute: number;
  readonly lunch_start_minute: number | null;
  readonly lunch_end_minute: number | null;
  readonly note: string;
  readonly created_at: Date;
}

export interface PlanSubscriptionRow {
  readonly id: string;
  readonly provider_id: string;
  readonly stripe_customer_id: string;
  readonly stripe_subscription_id: string;
  readonly status: "active";
  readonly price_ore: number;
  readonly current_period_end: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}
