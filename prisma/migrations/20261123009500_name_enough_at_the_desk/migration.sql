-- Whoever stands at the desk can be booked by a name alone. Whom the business books by telephone can be reached; the name is empty once
-- the person was taken out.
ALTER TABLE bookings
  DROP CONSTRAINT bookings_own_have_contact,
  ADD CONSTRAINT bookings_own_have_contact
    CHECK (source IN ('online', 'desk') OR customer_name = '' OR customer_email <> '' OR customer_phone IS NOT NULL);
