-- The right to withdraw from a distance sale (WDR-1, WDR-4).

ALTER TYPE cancel_reason ADD VALUE 'withdrawn';

ALTER TABLE bookings
  ADD COLUMN is_withdrawal_exempt boolean NOT NULL DEFAULT false,
  ADD COLUMN early_start_asked_at timestamptz(3),
  ADD COLUMN early_start_version text;

ALTER TABLE bookings
  ADD CONSTRAINT bookings_early_start CHECK ((early_start_asked_at IS NULL) = (early_start_version IS NULL)) NOT VALID;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_early_start;

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('paid_too_late', 'cancelled_by_customer', 'cancelled_by_provider', 'withdrawn', 'goodwill')) NOT VALID;
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_check;
