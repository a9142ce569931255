-- Registrations that a guest asked for after a booking. No account has their password or passkey until the link that was
-- mailed for this very registration is opened, so what somebody else asked for with the address never gets into one.

CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(btrim(email))),
  full_name text NOT NULL,
  phone text,
  locale text NOT NULL,
  token_hash bytea NOT NULL,
  password_hash text,
  passkey jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT registrations_one_credential CHECK ((password_hash IS NULL) <> (passkey IS NULL))
);
CREATE UNIQUE INDEX registrations_token_hash_key ON registrations (token_hash);
CREATE INDEX registrations_email_idx ON registrations (email);
CREATE INDEX registrations_expires_at_idx ON registrations (expires_at);

-- A challenge to register belongs to a booking: its id is the handle that the passkey is made with, since the account has
-- none yet. A value that was just added cannot be used in the same transaction, so it is compared as text.
ALTER TYPE passkey_purpose ADD VALUE 'register';
ALTER TABLE passkey_challenges
  ADD COLUMN booking_id uuid REFERENCES bookings ON DELETE CASCADE,
  DROP CONSTRAINT passkey_challenges_session,
  ADD CONSTRAINT passkey_challenges_session
    CHECK ((purpose::text IN ('sign_in', 'register')) = (session_id IS NULL)),
  ADD CONSTRAINT passkey_challenges_booking CHECK ((purpose::text = 'register') = (booking_id IS NOT NULL));
CREATE INDEX passkey_challenges_booking_id_idx ON passkey_challenges (booking_id);

ALTER TABLE passkeys ADD COLUMN handle uuid;
UPDATE passkeys SET handle = user_id;
ALTER TABLE passkeys ALTER COLUMN handle SET NOT NULL;
