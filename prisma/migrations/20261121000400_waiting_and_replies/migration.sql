-- What the worker looks through every minute, and a business's list of its replies: both would read whole tables.
CREATE INDEX refunds_waiting_idx ON refunds (updated_at, id) WHERE status = 'requested' AND stripe_refund_id IS NULL;
CREATE INDEX review_replies_provider_id_created_at_idx ON review_replies (provider_id, created_at DESC);
