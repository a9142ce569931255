-- The accounts at Stripe that a business was paid on before it connected another: what Stripe still pays out of them is the
-- business's own. Kept by a trigger, so that no code path forgets one.
CREATE TABLE former_stripe_accounts (
  account text PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  left_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE FUNCTION stripe_account_was_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_stripe_accounts WHERE account = NEW.stripe_account_id;
  -- One that nobody paid on has no payouts.
  INSERT INTO former_stripe_accounts (account, provider_id)
  SELECT OLD.stripe_account_id, OLD.id
  WHERE EXISTS (SELECT FROM payments WHERE provider_id = OLD.id AND stripe_account_id = OLD.stripe_account_id)
  ON CONFLICT (account) DO UPDATE SET provider_id = excluded.provider_id, left_at = excluded.left_at;
  RETURN NULL;
END $$;
CREATE TRIGGER providers_former_account AFTER UPDATE OF stripe_account_id ON providers
  FOR EACH ROW WHEN (OLD.stripe_account_id IS DISTINCT FROM NEW.stripe_account_id)
  EXECUTE FUNCTION stripe_account_was_replaced();

-- Those that were replaced before.
INSERT INTO former_stripe_accounts (account, provider_id)
SELECT DISTINCT ON (y.stripe_account_id) y.stripe_account_id, y.provider_id
FROM payments y
WHERE y.status = 'paid' AND NOT EXISTS (SELECT FROM providers p WHERE p.stripe_account_id = y.stripe_account_id)
ORDER BY y.stripe_account_id, y.created_at DESC;
