-- One ledger: each öre that moved on a booking is a row, seen from the business (what came is positive, what went is
-- negative), and every figure is a sum of rows. Rows are only added: what was wrong is followed by a row that corrects it.
-- The rows of payments and refunds are written by triggers, so that no code path can leave them out.

CREATE TYPE ledger_kind AS ENUM (
  'payment', 'on_site', 'commission', 'commission_returned', 'stripe_fee', 'refund', 'dispute', 'payout'
);
CREATE TYPE on_site_method AS ENUM ('cash', 'card', 'swish', 'other');

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id uuid NOT NULL REFERENCES providers,
  -- null for what concerns no single booking, such as a payout
  booking_id uuid,
  payment_id uuid,
  refund_id uuid REFERENCES refunds,
  kind ledger_kind NOT NULL,
  amount_ore integer NOT NULL CHECK (amount_ore <> 0),
  method on_site_method,
  -- What it was written for, so that the same is never written twice.
  source text NOT NULL UNIQUE,
  -- When the money moved, and when we wrote it down.
  occurred_at timestamptz(3) NOT NULL,
  recorded_at timestamptz(3) NOT NULL DEFAULT now(),
  recorded_by uuid REFERENCES users,
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id),
  FOREIGN KEY (payment_id, provider_id) REFERENCES payments (id, provider_id),
  CHECK ((kind = 'on_site') = (method IS NOT NULL)),
  CHECK (kind = 'payout' OR booking_id IS NOT NULL OR kind = 'stripe_fee'),
  CHECK (kind <> 'payment' OR amount_ore > 0),
  CHECK (kind <> 'commission' OR amount_ore < 0)
);
CREATE INDEX ledger_entries_provider_idx ON ledger_entries (provider_id, occurred_at);
-- Sums since the start are read from it alone.
CREATE INDEX ledger_entries_sums_idx ON ledger_entries (provider_id, kind) INCLUDE (amount_ore);
CREATE INDEX ledger_entries_booking_idx ON ledger_entries (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX ledger_entries_payment_idx ON ledger_entries (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX ledger_entries_refund_idx ON ledger_entries (refund_id) WHERE refund_id IS NOT NULL;

CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of the ledger are only added' USING ERRCODE = 'ST005';
END $$;
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();

CREATE FUNCTION ledger_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (provider_id, booking_id, payment_id, kind, amount_ore, source, occurred_at)
  VALUES (NEW.provider_id, NEW.booking_id, NEW.id, 'payment', NEW.amount_ore, 'payment:' || NEW.id, NEW.paid_at)
  ON CONFLICT (source) DO NOTHING;
  IF NEW.application_fee_ore > 0 THEN
    INSERT INTO ledger_entries (provider_id, booking_id, payment_id, kind, amount_ore, source, occurred_at)
    VALUES (NEW.provider_id, NEW.booking_id, NEW.id, 'commission', -NEW.application_fee_ore, 'commission:' || NEW.id, NEW.paid_at)
    ON CONFLICT (source) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_ledger AFTER INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION ledger_of_payment();

-- Adds what the rows of one refund and kind lack to be the wanted sum: the whole at first, afterwards the difference when
-- a refund fails or its amount is reduced.
CREATE FUNCTION correct_ledger_of_refund(p_refund refunds, p_kind ledger_kind, p_wanted integer, p_paid payments)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  written integer;
  written_ore integer;
  was_disputed boolean := EXISTS (SELECT FROM ledger_entries WHERE payment_id = p_paid.id AND kind = 'dispute');
BEGIN
  SELECT count(*), coalesce(sum(amount_ore), 0) INTO written, written_ore
  FROM ledger_entries WHERE refund_id = p_refund.id AND kind = p_kind;
  IF written_ore = p_wanted THEN
    RETURN;
  END IF;
  INSERT INTO ledger_entries (provider_id, booking_id, payment_id, refund_id, kind, amount_ore, source, occurred_at)
  VALUES (p_refund.provider_id, p_paid.booking_id, p_paid.id, p_refund.id, p_kind, p_wanted - written_ore,
    p_kind || ':' || p_refund.id || ':' || written + 1,
    -- A refund that waited for the end of a dispute changes no earlier month.
    CASE WHEN written = 0 AND NOT was_disputed THEN p_refund.created_at ELSE clock_timestamp() END);
END $$;

-- The rows of one refund. A request that is not sent yet goes back at most of what a dispute has left: Stripe refunds
-- nothing that the customer's bank holds, and the same money would be gone twice.
-- The commission goes back in proportion to all that went back of a payment, rounded to whole öre; what this refund adds
-- to it is its part. Rows that correct it to what Stripe says have no refund and are left out, or each change of a refund
-- would take them back.
CREATE FUNCTION write_ledger_of_refund(p_refund refunds) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  paid payments;
  left_ore integer;
  returned_ore integer;
  others_ore integer;
BEGIN
  SELECT * INTO STRICT paid FROM payments WHERE id = p_refund.payment_id;
  SELECT greatest(0, paid.amount_ore + coalesce(sum(amount_ore), 0)) INTO left_ore
  FROM ledger_entries
  WHERE payment_id = paid.id AND (kind = 'dispute' OR kind = 'refund' AND refund_id <> p_refund.id);
  PERFORM correct_ledger_of_refund(p_refund, 'refund', CASE
    WHEN p_refund.status = 'failed' THEN 0
    WHEN p_refund.status = 'requested' AND p_refund.stripe_refund_id IS NULL THEN -least(p_refund.amount_ore, left_ore)
    ELSE -p_refund.amount_ore END, paid);
  SELECT round(paid.application_fee_ore::numeric * least(paid.amount_ore, coalesce(-sum(amount_ore), 0)) / paid.amount_ore)
  INTO returned_ore
  FROM ledger_entries WHERE payment_id = paid.id AND kind = 'refund';
  SELECT coalesce(sum(amount_ore), 0) INTO others_ore
  FROM ledger_entries WHERE payment_id = paid.id AND kind = 'commission_returned' AND refund_id <> p_refund.id;
  PERFORM correct_ledger_of_refund(p_refund, 'commission_returned', returned_ore - others_ore, paid);
END $$;

CREATE FUNCTION ledger_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_ledger_of_refund(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_ledger AFTER INSERT OR UPDATE OF status, amount_ore ON refunds
  FOR EACH ROW EXECUTE FUNCTION ledger_of_refund();

CREATE FUNCTION ledger_of_disputed_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  waiting refunds;
BEGIN
  FOR waiting IN SELECT * FROM refunds
    WHERE payment_id = NEW.payment_id AND status = 'requested' AND stripe_refund_id IS NULL
    ORDER BY created_at, id
  LOOP
    PERFORM write_ledger_of_refund(waiting);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_dispute AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.kind = 'dispute') EXECUTE FUNCTION ledger_of_disputed_refunds();

-- What was paid and refunded before there was a ledger.
UPDATE payments SET status = status WHERE status = 'paid';
UPDATE refunds SET status = status;
