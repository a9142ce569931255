-- When whoever got a mail that a business had sent reported it; that business mails them no more.
ALTER TABLE outbox_mails ADD COLUMN reported_at timestamptz(3);
CREATE INDEX outbox_mails_reported ON outbox_mails (provider_id) WHERE reported_at IS NOT NULL;
