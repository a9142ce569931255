-- When the refunds of an account were last listed at the payment provider (lib/reconciliation/readRefunds.ts).
ALTER TABLE stripe_event_cursors ADD COLUMN refunds_asked_at timestamptz(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00';
CREATE INDEX stripe_event_cursors_refunds_asked_idx ON stripe_event_cursors (refunds_asked_at, account);
