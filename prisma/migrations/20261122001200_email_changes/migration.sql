-- Changing the e-mail address of an account: asked for with the password, confirmed from a link to the new address,
-- undone for a week from a link to the old one.
ALTER TYPE token_kind ADD VALUE 'change_email';
ALTER TYPE token_kind ADD VALUE 'undo_email_change';

CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Until then the link to the new address works.
  expires_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  -- Withdrawn by the owner, replaced by another wish, or undone from the old address.
  ended_at timestamptz(3),
  -- Until then nobody else can have the old address: the way back leads there.
  reserved_until timestamptz(3),
  CONSTRAINT email_changes_differ_check CHECK (old_email <> new_email),
  CONSTRAINT email_changes_clean_check CHECK (new_email = lower(btrim(new_email)) AND new_email <> ''),
  CONSTRAINT email_changes_reserved_check CHECK (reserved_until IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX email_changes_user_id_idx ON email_changes (user_id);
CREATE UNIQUE INDEX email_changes_pending_key ON email_changes (user_id)
  WHERE confirmed_at IS NULL AND ended_at IS NULL;
CREATE INDEX email_changes_reserved_idx ON email_changes (old_email) WHERE reserved_until IS NOT NULL;

-- Which change a link is about. The kinds are compared as text: a new value cannot be used where it is added.
ALTER TABLE user_tokens
  ADD COLUMN email_change_id uuid REFERENCES email_changes (id) ON DELETE CASCADE,
  ADD CONSTRAINT user_tokens_email_change_check
    CHECK ((kind::text IN ('change_email', 'undo_email_change')) = (email_change_id IS NOT NULL));
CREATE INDEX user_tokens_email_change_id_idx ON user_tokens (email_change_id) WHERE email_change_id IS NOT NULL;

-- An address that somebody can still take back is not free. Looked at after the row was written: by then whoever gave the
-- address up in the same moment has committed, and this statement sees the reservation.
CREATE FUNCTION refuse_reserved_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM email_changes
    WHERE old_email = NEW.email AND user_id <> NEW.id AND reserved_until > clock_timestamp()
  ) THEN
    RAISE EXCEPTION 'duplicate key value violates unique constraint "users_email_key"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_key', TABLE = 'users',
        DETAIL = 'Key (email) already exists.';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_reserved_email AFTER INSERT OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_email();
