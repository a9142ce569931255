-- An invitation as an owner is the word of whoever sent it, and worth no more than that: it ends when they own the
-- business no more, and with the password that it was sent with.
ALTER TABLE provider_invitations ADD COLUMN invited_by_user_id uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX provider_invitations_invited_by_user_id_idx ON provider_invitations (invited_by_user_id);

-- Nobody wrote down who sent those that are open; with one owner, as nearly everywhere, it was them.
UPDATE provider_invitations i SET invited_by_user_id = p.owner_user_id FROM providers p WHERE p.id = i.provider_id;

CREATE FUNCTION withdraw_owner_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.role = 'owner' AND NEW.ended_at IS NULL THEN RETURN NULL; END IF;
  END IF;
  UPDATE provider_invitations SET withdrawn_at = clock_timestamp()
  WHERE provider_id = OLD.provider_id AND invited_by_user_id = OLD.user_id AND role = 'owner'
    AND accepted_at IS NULL AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_members_withdraw_invitations AFTER UPDATE OR DELETE ON provider_members
  FOR EACH ROW WHEN (OLD.role = 'owner' AND OLD.ended_at IS NULL) EXECUTE FUNCTION withdraw_owner_invitations();

CREATE FUNCTION withdraw_invitations_of_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_invitations SET withdrawn_at = clock_timestamp()
  WHERE invited_by_user_id = NEW.id AND role = 'owner' AND accepted_at IS NULL AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER users_withdraw_invitations AFTER UPDATE OF password_changed_at ON users
  FOR EACH ROW WHEN (OLD.password_changed_at <> NEW.password_changed_at)
  EXECUTE FUNCTION withdraw_invitations_of_password();
