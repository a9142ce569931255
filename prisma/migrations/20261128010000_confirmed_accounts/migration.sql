-- The same guard for what is attached to an account rather than to a business: without an argument the owner of the row's business has
-- to be confirmed, with one the account that this column names. Rows that are there stay.
CREATE OR REPLACE FUNCTION require_confirmed_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account uuid;
BEGIN
  IF TG_NARGS = 0 THEN
    SELECT owner_user_id INTO account FROM providers WHERE id = NEW.provider_id;
  ELSE
    account := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  END IF;
  IF NOT EXISTS (SELECT FROM users WHERE id = account AND email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the address of account % is not confirmed, so % takes no row of it', account, TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_owner';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER passkeys_confirmed BEFORE INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner('user_id');
CREATE TRIGGER provider_invitations_confirmed BEFORE INSERT ON provider_invitations
  FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner();
CREATE TRIGGER client_imports_confirmed BEFORE INSERT ON client_imports
  FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner();
-- The account at the payment provider, which the onboarding link leads to.
CREATE TRIGGER providers_payouts_confirmed BEFORE UPDATE OF stripe_account_id ON providers
  FOR EACH ROW WHEN (NEW.stripe_account_id IS NOT NULL AND NEW.stripe_account_id IS DISTINCT FROM OLD.stripe_account_id)
  EXECUTE FUNCTION require_confirmed_owner('owner_user_id');
