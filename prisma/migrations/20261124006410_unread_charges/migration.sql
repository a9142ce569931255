-- Since when a charge waits to be read: the comparison of the ledger with Stripe leaves its booking out, and names those that wait
-- for long. Null when it was read since it last changed.
ALTER TABLE charge_readings ADD COLUMN unread_since timestamptz(3);
UPDATE charge_readings c SET unread_since = coalesce(p.paid_at, p.created_at)
FROM payments p WHERE p.id = c.payment_id AND c.read_changes < c.changes;

CREATE FUNCTION note_unread_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.read_changes >= NEW.changes THEN
    NEW.unread_since := NULL;
  ELSIF NEW.unread_since IS NULL THEN
    NEW.unread_since := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER charge_readings_unread BEFORE INSERT OR UPDATE OF changes, read_changes ON charge_readings
  FOR EACH ROW EXECUTE FUNCTION note_unread_charge();
ALTER TABLE charge_readings ADD CONSTRAINT charge_readings_unread CHECK ((unread_since IS NULL) = (read_changes >= changes));
