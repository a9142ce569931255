-- A review needs a payment through the product of which some was kept. What the business booked itself was made before its start
-- and paid by a link, and at least half of its price was kept.
CREATE OR REPLACE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p JOIN bookings b ON b.id = p.booking_id AND b.provider_id = p.provider_id
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid'
    AND p.amount_ore > p.refunded_ore
    AND (b.source = 'online'
      OR (b.created_at < b.starts_at AND (p.amount_ore - p.refunded_ore) * 2 >= b.total_ore
        AND EXISTS (SELECT FROM payment_links l WHERE l.booking_id = b.id AND l.paid_at IS NOT NULL)));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;
