-- What the purge looks through every night: cancelled bookings that still name a person.
CREATE INDEX bookings_cancelled_persons_idx ON bookings (cancelled_at)
  WHERE status = 'cancelled' AND customer_email <> '';
