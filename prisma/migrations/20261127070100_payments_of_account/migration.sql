CREATE INDEX CONCURRENTLY payments_of_account_idx ON payments (stripe_account_id, paid_at)
