-- Receipts of a business to its customers, numbered without gaps, each of the amounts that moved since the one before
-- (docs/decisions/0043). They say what was sold when they were issued, and are only added.

CREATE TABLE receipt_series (
  provider_id uuid PRIMARY KEY REFERENCES providers,
  last_number integer NOT NULL CHECK (last_number > 0)
);

CREATE TABLE receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES receipt_series,
  booking_id uuid NOT NULL,
  number integer NOT NULL,
  issued_at timestamptz(3) NOT NULL,
  -- Seller, services, amounts and VAT; the buyer's name stays with the booking, where an erasure finds it.
  content jsonb NOT NULL,
  UNIQUE (provider_id, number),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id)
);
CREATE INDEX receipts_booking_idx ON receipts (booking_id);

-- Which amounts a receipt is of: each is on one.
CREATE TABLE receipt_rows (
  ledger_entry_id bigint PRIMARY KEY REFERENCES ledger_entries,
  receipt_id uuid NOT NULL REFERENCES receipts
);
CREATE INDEX receipt_rows_receipt_idx ON receipt_rows (receipt_id);

CREATE FUNCTION keep_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'receipts are only added' USING ERRCODE = 'ST005';
END $$;
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION keep_receipts();
CREATE TRIGGER receipt_rows_stay BEFORE UPDATE OR DELETE ON receipt_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_receipts();

-- The number is given here, by the locked row of the series: an insert that is rolled back takes it back.
CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receipt_series (provider_id, last_number) VALUES (NEW.provider_id, 1)
  ON CONFLICT (provider_id) DO UPDATE SET last_number = receipt_series.last_number + 1
  RETURNING last_number INTO NEW.number;
  RETURN NEW;
END $$;
CREATE TRIGGER receipts_number BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION number_receipt();
