-- Passkeys: a second way to sign in to an account and to prove that it is its owner.

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  last_used_at timestamptz(3)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- What a passkey has to sign, once, within minutes. Only the hash is stored. A challenge to sign in belongs to nobody;
-- the others to the session that asked for them.
CREATE TYPE passkey_purpose AS ENUM ('sign_in', 'prove', 'add');
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose passkey_purpose NOT NULL,
  session_id uuid REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT passkey_challenges_session CHECK ((purpose = 'sign_in') = (session_id IS NULL))
);
CREATE INDEX passkey_challenges_session_id_idx ON passkey_challenges (session_id);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
