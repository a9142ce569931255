-- A business can be booked when the payment provider lets it charge and its owner's address is confirmed: whoever
-- registers a stranger's address must not be paid in the stranger's name. `is_onboarded` follows from both, whoever
-- writes what it follows from, and in whatever order. Bookings that were made before stand.

CREATE FUNCTION keep_is_onboarded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement of its own, so that it sees what was committed while this one waited for the row.
  NEW.is_onboarded := NEW.stripe_account_id IS NOT NULL AND NEW.details_submitted AND NEW.charges_enabled
    AND EXISTS (SELECT FROM users WHERE id = NEW.owner_user_id AND email_verified_at IS NOT NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER providers_is_onboarded
  BEFORE INSERT OR UPDATE OF is_onboarded, stripe_account_id, details_submitted, charges_enabled, owner_user_id
  ON providers FOR EACH ROW EXECUTE FUNCTION keep_is_onboarded();

CREATE FUNCTION keep_onboarded_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE providers SET is_onboarded = is_onboarded WHERE owner_user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_is_onboarded AFTER UPDATE OF email_verified_at ON users FOR EACH ROW
  WHEN ((OLD.email_verified_at IS NULL) <> (NEW.email_verified_at IS NULL))
  EXECUTE FUNCTION keep_onboarded_business();

UPDATE providers SET is_onboarded = is_onboarded WHERE is_onboarded;
