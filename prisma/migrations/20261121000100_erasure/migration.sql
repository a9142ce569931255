-- Erasing a person must hold for what is on its way at the same moment, too: a hold, an adopted booking or a review
-- waits for the erasure and is then refused.

CREATE FUNCTION refuse_erased_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  erased timestamptz;
BEGIN
  SELECT erased_at INTO erased FROM users WHERE id = person FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    RAISE EXCEPTION 'the person was erased' USING ERRCODE = 'ST001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_person BEFORE INSERT OR UPDATE OF customer_id ON bookings
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION refuse_erased_person('customer_id');
CREATE TRIGGER reviews_person BEFORE INSERT OR UPDATE OF user_id ON reviews
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_erased_person('user_id');

-- What an erasure and an export look for: the stored events about a payment, and the mails and reviews of a person.
CREATE INDEX stripe_events_object_idx ON stripe_events ((payload #>> '{data,object,id}'));
CREATE INDEX stripe_events_payment_intent_idx ON stripe_events ((payload #>> '{data,object,payment_intent}'));
CREATE INDEX outbox_mails_user_id_idx ON outbox_mails (user_id);
CREATE INDEX outbox_mails_recipient_idx ON outbox_mails (recipient);
CREATE INDEX reviews_user_id_idx ON reviews (user_id);
