-- When a reader or the reconciliation last asked the payment provider about a checkout, and when it last answered: asked
-- and not answered means that nobody knows.
ALTER TABLE payments ADD COLUMN asked_at timestamptz(3), ADD COLUMN answered_at timestamptz(3);

-- What the reconciliation looks through every minute.
CREATE INDEX payments_unsettled_idx ON payments (coalesce(asked_at, created_at)) WHERE status IN ('open', 'processing');
CREATE INDEX refunds_pending_idx ON refunds (updated_at, id) WHERE status = 'pending';
