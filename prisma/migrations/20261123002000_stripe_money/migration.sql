-- What Stripe moves on a business's account beside payments and refunds: its fee, disputes, payouts. Each is read from
-- Stripe, and its rows of the ledger are written by `lib/ledger` under names of Stripe's own ids, so that the same is
-- written once however often it is read.

-- Numbers the questions to Stripe: an answer is written only over answers to earlier questions.
CREATE SEQUENCE stripe_money_asks;

-- A payment that the customer's bank takes back, for good or until the bank has decided.
CREATE TABLE disputes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  stripe_dispute_id text NOT NULL UNIQUE,
  -- Stripe's words: needs_response, under_review, won, lost, warning_…; fraudulent, product_not_received …
  status text NOT NULL,
  reason text NOT NULL,
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  -- Until when Stripe takes evidence; null when it takes none (any more).
  evidence_due_at timestamptz(3),
  -- Whether evidence was handed in.
  is_answered boolean NOT NULL DEFAULT false,
  opened_at timestamptz(3) NOT NULL,
  -- When we read that it is decided; null while it is open.
  closed_at timestamptz(3),
  -- The number of the question whose answer this row shows.
  asked bigint NOT NULL DEFAULT 0,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id),
  FOREIGN KEY (payment_id, provider_id) REFERENCES payments (id, provider_id)
);
CREATE INDEX disputes_payment_idx ON disputes (payment_id);
CREATE INDEX disputes_booking_idx ON disputes (booking_id);
CREATE INDEX disputes_provider_idx ON disputes (provider_id, opened_at);
CREATE INDEX disputes_open_idx ON disputes (asked_at) WHERE closed_at IS NULL;

-- Money that Stripe sends from a business's account there to its bank.
CREATE TABLE payouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers,
  stripe_account_id text NOT NULL,
  stripe_payout_id text NOT NULL UNIQUE,
  -- Stripe's word: pending, in_transit, paid, failed, canceled
  status text NOT NULL,
  -- Negative when Stripe takes money from the bank.
  amount_ore integer NOT NULL,
  made_at timestamptz(3) NOT NULL,
  arrives_at timestamptz(3) NOT NULL,
  failure_code text,
  -- Whether Stripe says that it lists what is in it.
  is_reconciled boolean NOT NULL DEFAULT false,
  -- When we read that list; null until then.
  items_read_at timestamptz(3),
  asked bigint NOT NULL DEFAULT 0,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, provider_id)
);
CREATE INDEX payouts_provider_idx ON payouts (provider_id, made_at);
CREATE INDEX payouts_open_idx ON payouts (asked_at) WHERE items_read_at IS NULL;

-- The balance transactions in a payout: amount less fee of all of them is what was paid out.
CREATE TABLE payout_items (
  -- Stripe's id of the balance transaction.
  transaction_id text PRIMARY KEY,
  payout_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  -- null for what concerns no booking of ours
  booking_id uuid,
  -- Stripe's reporting category: charge, refund, dispute, application_fee_refund …
  category text NOT NULL,
  -- Stripe's id of the charge, refund, dispute … behind it.
  source_id text,
  amount_ore integer NOT NULL,
  -- What Stripe and the platform took of it.
  fee_ore integer NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  FOREIGN KEY (payout_id, provider_id) REFERENCES payouts (id, provider_id),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id)
);
CREATE INDEX payout_items_payout_idx ON payout_items (payout_id);
CREATE INDEX payout_items_booking_idx ON payout_items (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX payout_items_unplaced_idx ON payout_items (provider_id) WHERE booking_id IS NULL;

-- What Stripe says of the charge of a payment has to be read again when something changed: `changes` counts what did,
-- `read_changes` is its value when the last complete answer was asked for.
CREATE TABLE charge_readings (
  payment_id uuid PRIMARY KEY,
  provider_id uuid NOT NULL,
  changes integer NOT NULL DEFAULT 1,
  read_changes integer NOT NULL DEFAULT 0,
  asked_at timestamptz(3),
  UNIQUE (payment_id, provider_id),
  FOREIGN KEY (payment_id, provider_id) REFERENCES payments (id, provider_id)
);
CREATE INDEX charge_readings_due_idx ON charge_readings (asked_at NULLS FIRST) WHERE read_changes < changes;

-- Commission that Stripe gave back to the business, by Stripe's id: its balance transactions name nothing else.
CREATE TABLE application_fee_refunds (
  stripe_fee_refund_id text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments
);
CREATE INDEX application_fee_refunds_payment_idx ON application_fee_refunds (payment_id);

-- Stripe's balance transactions in kronor as we read them, which the ledger is compared with each night. They never change.
CREATE TABLE stripe_transactions (
  id text PRIMARY KEY,
  account text NOT NULL,
  -- Stripe's words, by which it is told what kind of the ledger it is
  type text NOT NULL,
  category text NOT NULL,
  -- Of the charge, refund, dispute … behind it, and of the charge that those are of.
  source_ids text[] NOT NULL,
  amount_ore integer NOT NULL,
  -- What Stripe and the platform took of it: [{type, amount}].
  fees jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL
);
CREATE INDEX stripe_transactions_account_idx ON stripe_transactions (account);

-- When the ledger was last found to be what Stripe has: what came later is read by the next comparison.
CREATE TABLE ledger_proofs (
  account text PRIMARY KEY,
  proven_at timestamptz(3) NOT NULL
);

CREATE FUNCTION charge_has_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO charge_readings (payment_id, provider_id)
  VALUES (CASE TG_TABLE_NAME WHEN 'payments' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'payment_id')::uuid END, NEW.provider_id)
  ON CONFLICT (payment_id) DO UPDATE SET changes = charge_readings.changes + 1, asked_at = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_charge_reading AFTER INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION charge_has_changed();
CREATE TRIGGER refunds_charge_reading AFTER INSERT OR UPDATE OF status, amount_ore ON refunds
  FOR EACH ROW EXECUTE FUNCTION charge_has_changed();

-- What was paid before is read, too.
INSERT INTO charge_readings (payment_id, provider_id) SELECT id, provider_id FROM payments WHERE status = 'paid';
