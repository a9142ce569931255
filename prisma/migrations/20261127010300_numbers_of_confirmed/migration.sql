-- An organisation number is one business's alone among those whose owner's address is confirmed: an unconfirmed
-- registration reserves no number and answers no question about one. `holds_number` follows from the account, as
-- `is_onboarded` does.
ALTER TABLE providers ADD COLUMN holds_number boolean NOT NULL DEFAULT false;

CREATE FUNCTION keep_holds_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement of its own, so that it sees what was committed while this one waited for the row.
  NEW.holds_number := NEW.organisation_number IS NOT NULL
    AND EXISTS (SELECT FROM users WHERE id = NEW.owner_user_id AND email_verified_at IS NOT NULL);
  RETURN NEW;
END $$;
CREATE TRIGGER providers_holds_number
  BEFORE INSERT OR UPDATE OF holds_number, organisation_number, owner_user_id
  ON providers FOR EACH ROW EXECUTE FUNCTION keep_holds_number();

CREATE OR REPLACE FUNCTION keep_onboarded_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE providers SET is_onboarded = is_onboarded, holds_number = holds_number WHERE owner_user_id = NEW.id;
  RETURN NULL;
END $$;

UPDATE providers SET holds_number = true WHERE organisation_number IS NOT NULL;
ALTER TABLE providers DROP CONSTRAINT providers_organisation_number_key;
CREATE UNIQUE INDEX providers_organisation_number_key ON providers (organisation_number) WHERE holds_number;
