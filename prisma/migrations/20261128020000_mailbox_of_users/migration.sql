-- Several businesses of one mailbox are one sender of mails to strangers.
CREATE INDEX CONCURRENTLY users_mailbox_idx ON users (mailbox_of(email));
