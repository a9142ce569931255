-- Closing a business (docs/decisions/0028): out of sight and not to be booked from the moment its owner asks for it,
-- whatever becomes of the visits to come.
CREATE TYPE closing_mode AS ENUM ('cancel_visits', 'after_last_visit');

ALTER TABLE providers
  ADD COLUMN closing_since timestamptz(3),
  ADD COLUMN closing_mode closing_mode,
  ADD COLUMN closed_at timestamptz(3),
  ADD COLUMN closed_number text,
  ADD CONSTRAINT providers_closing_check CHECK ((closing_since IS NULL) = (closing_mode IS NULL)),
  ADD CONSTRAINT providers_closed_check CHECK (closed_at IS NULL OR closing_since IS NOT NULL),
  ADD CONSTRAINT providers_closed_number_check CHECK (closed_number IS NULL OR closed_at IS NOT NULL);
CREATE INDEX providers_closing_idx ON providers (closing_since) WHERE closing_since IS NOT NULL AND closed_at IS NULL;

CREATE OR REPLACE FUNCTION keep_is_onboarded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement of its own, so that it sees what was committed while this one waited for the row.
  NEW.is_onboarded := NEW.stripe_account_id IS NOT NULL AND NEW.details_submitted AND NEW.charges_enabled
    AND NEW.closing_since IS NULL
    AND EXISTS (SELECT FROM users WHERE id = NEW.owner_user_id AND email_verified_at IS NOT NULL);
  RETURN NEW;
END $$;
DROP TRIGGER providers_is_onboarded ON providers;
CREATE TRIGGER providers_is_onboarded
  BEFORE INSERT OR UPDATE OF is_onboarded, stripe_account_id, details_submitted, charges_enabled, owner_user_id, closing_since
  ON providers FOR EACH ROW EXECUTE FUNCTION keep_is_onboarded();

-- Neither an account that is closed or erased nor a business that is being closed is seen.
CREATE OR REPLACE VIEW visible_providers AS
SELECT p.id, p.company_name, p.description, p.city, p.latitude, p.longitude, p.is_verified, p.rating_sum, p.review_count
FROM providers p JOIN users u ON u.id = p.owner_user_id
WHERE u.disabled_at IS NULL AND u.erased_at IS NULL AND p.closing_since IS NULL;

CREATE TRIGGER providers_search_closing AFTER UPDATE ON providers FOR EACH ROW
  WHEN ((OLD.closing_since IS NULL) <> (NEW.closing_since IS NULL))
  EXECUTE FUNCTION search_provider_changed();
