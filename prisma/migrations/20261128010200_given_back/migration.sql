-- A review comes from a visit that was booked and paid online, of which less than nine tenths was given back.
CREATE OR REPLACE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p JOIN bookings b ON b.id = p.booking_id AND b.provider_id = p.provider_id
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid'
    AND p.refunded_ore * 10::bigint < p.amount_ore * 9::bigint AND b.source = 'online';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;

-- What is there already, by the same rule: nine tenths given back within 30 days of the review.
UPDATE reviews r SET fell_away_at = now()
FROM payments p
WHERE p.booking_id = r.booking_id AND p.provider_id = r.provider_id AND r.fell_away_at IS NULL
  AND p.refunded_ore * 10::bigint >= p.amount_ore * 9::bigint
  AND (SELECT sum(f.amount_ore) FROM refunds f
    WHERE f.payment_id = p.id AND f.status <> 'failed' AND f.created_at < r.created_at + interval '30 days') * 10
    >= p.amount_ore * 9::bigint;
