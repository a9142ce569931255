-- Payment links of bookings that the business makes, what is left to pay of a booking, and what the business writes to the
-- customer when it cancels or gives money back.

CREATE TYPE payment_link_end AS ENUM ('revoked', 'price_changed', 'paid_on_site', 'cancelled', 'expired');

-- An address that opens a payment page for what was due when it was made. Nothing of the address is stored: its token is a
-- keyed hash of the id.
CREATE TABLE payment_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  created_by uuid REFERENCES users,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  mailed_at timestamptz(3),
  -- Its payment pages are numbered. Number and end are written before one is opened, so that asking for the same page again
  -- finds it; which session it became is written afterwards.
  pages integer NOT NULL DEFAULT 0,
  page_expires_at timestamptz(3),
  page_session_id text,
  paid_at timestamptz(3),
  ended_at timestamptz(3),
  end_reason payment_link_end,
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id) ON DELETE CASCADE,
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK (paid_at IS NULL OR ended_at IS NULL),
  CHECK ((pages = 0) = (page_expires_at IS NULL))
);
-- One at a time that is open or was paid.
CREATE UNIQUE INDEX payment_links_open_idx ON payment_links (booking_id) WHERE ended_at IS NULL;
CREATE INDEX payment_links_booking_idx ON payment_links (booking_id, created_at);

ALTER TABLE refunds ADD COLUMN note text CHECK (btrim(note) <> '' AND length(note) <= 500);

ALTER TABLE bookings
  ADD COLUMN cancel_note text CHECK (btrim(cancel_note) <> '' AND length(cancel_note) <= 500),
  -- What is left to pay of the price. Kept by the triggers below, and by nobody else.
  ADD COLUMN due_ore integer NOT NULL DEFAULT 0;

UPDATE bookings b SET due_ore = CASE
  WHEN b.source = 'online' THEN
    CASE WHEN EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status = 'paid') THEN 0 ELSE b.total_ore END
  ELSE b.total_ore - coalesce(
    (SELECT sum(l.amount_ore) FROM ledger_entries l WHERE l.booking_id = b.id AND l.kind = 'on_site'), 0)
  END;

-- Nobody pays more than the price, on whichever ways: whoever comes second is refused here, if nowhere before.
ALTER TABLE bookings ADD CONSTRAINT bookings_due_of_price CHECK (due_ore BETWEEN 0 AND total_ore);

-- What is owed of visits that were, or will be.
CREATE INDEX bookings_due_idx ON bookings (provider_id) WHERE due_ore > 0 AND status IN ('confirmed', 'completed');

CREATE FUNCTION due_of_new_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.due_ore := NEW.total_ore;
  ELSE
    NEW.due_ore := NEW.due_ore + NEW.total_ore - OLD.total_ore;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_due_insert BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION due_of_new_price();
CREATE TRIGGER bookings_due_price BEFORE UPDATE OF total_ore ON bookings
  FOR EACH ROW EXECUTE FUNCTION due_of_new_price();

-- A payment online is of the whole price.
CREATE FUNCTION due_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET due_ore = 0 WHERE id = NEW.booking_id AND source = 'online' AND due_ore <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_due AFTER INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION due_of_payment();

-- A payment by link counts once the link is paid: one that came for a dead link goes back.
CREATE FUNCTION due_of_paid_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET due_ore = due_ore - NEW.amount_ore WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_links_due AFTER UPDATE OF paid_at ON payment_links
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION due_of_paid_link();

-- A review needs a payment that was for the visit: what came for a dead link went back.
CREATE OR REPLACE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p JOIN bookings b ON b.id = p.booking_id AND b.provider_id = p.provider_id
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid'
    AND (b.source = 'online'
      OR EXISTS (SELECT FROM payment_links l WHERE l.booking_id = b.id AND l.paid_at IS NOT NULL));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION due_of_on_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET due_ore = due_ore - NEW.amount_ore WHERE id = NEW.booking_id AND source <> 'online';
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_due AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.kind = 'on_site') EXECUTE FUNCTION due_of_on_site();
