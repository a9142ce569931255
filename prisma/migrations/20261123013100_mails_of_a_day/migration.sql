-- What a business had mailed within a day is counted before it mails once more.
CREATE INDEX outbox_mails_provider_id_created_at_idx ON outbox_mails (provider_id, created_at);
